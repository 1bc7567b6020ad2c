INSERT INTO word VALUES ('new');
