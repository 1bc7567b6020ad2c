DELETE FROM word;
INSERT INTO no_such_table VALUES ('x');
