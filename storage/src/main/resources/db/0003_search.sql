-- SPDX-License-Identifier: Apache-2.0
-- Full-text search over records, sections and checkpoints. Each index reads a view with the words, and in "facets" one
-- word for each thing that can be filtered by, so that a filter is as fast as a word. Texts in scripts without spaces
-- between words are indexed as "spaced" has them, letter by letter.

DROP TRIGGER record_text_added;
DROP TRIGGER record_text_changed;
DROP TRIGGER record_text_removed;
DROP TABLE record_text;

ALTER TABLE record ADD COLUMN spaced TEXT;

-- An index needs rows that keep their number.
CREATE TABLE new_section (
    place               INTEGER PRIMARY KEY,
    ledger              TEXT NOT NULL,
    name                TEXT NOT NULL,
    explicit_text       TEXT,
    explicit_provenance TEXT,
    explicit_lamport    INTEGER,
    derived_text        TEXT,
    derived_provenance  TEXT,
    derived_lamport     INTEGER,
    spaced              TEXT,
    UNIQUE (ledger, name)
) STRICT;
INSERT INTO new_section (ledger, name, explicit_text, explicit_provenance, explicit_lamport, derived_text,
        derived_provenance, derived_lamport)
    SELECT ledger, name, explicit_text, explicit_provenance, explicit_lamport, derived_text, derived_provenance,
        derived_lamport
    FROM section;
DROP TABLE section;
ALTER TABLE new_section RENAME TO section;

CREATE TABLE new_checkpoint (
    place         INTEGER PRIMARY KEY,
    ledger        TEXT    NOT NULL,
    number        INTEGER NOT NULL,
    boundary      TEXT    NOT NULL,
    asked_by      TEXT    NOT NULL,
    at            INTEGER NOT NULL,
    summary       TEXT    NOT NULL,
    opaque        INTEGER NOT NULL,
    tokens_before INTEGER,
    tokens_after  INTEGER,
    host_file     TEXT,
    lamport       INTEGER NOT NULL,
    spaced        TEXT,
    UNIQUE (ledger, boundary)
) STRICT;
INSERT INTO new_checkpoint (ledger, number, boundary, asked_by, at, summary, opaque, tokens_before, tokens_after,
        host_file, lamport)
    SELECT ledger, number, boundary, asked_by, at, summary, opaque, tokens_before, tokens_after, host_file, lamport
    FROM checkpoint ORDER BY lamport;
DROP TABLE checkpoint;
ALTER TABLE new_checkpoint RENAME TO checkpoint;

-- The current text of a section: what was said on purpose, where that says something.
CREATE VIEW section_now AS
    SELECT place, ledger, name, spaced,
        CASE WHEN explicit THEN explicit_text ELSE derived_text END AS text,
        CASE WHEN explicit THEN explicit_provenance ELSE derived_provenance END AS provenance
    FROM (SELECT *, trim(coalesce(explicit_text, ''), ' ' || char(9, 10, 11, 12, 13)) <> '' AS explicit FROM section);

-- The letters of scripts without spaces, as UnspacedScript has them.
CREATE TABLE unspaced (letter TEXT NOT NULL, anywhere TEXT NOT NULL) STRICT;
INSERT INTO unspaced (letter, anywhere)
    SELECT '[' || span || ']', '*[' || span || ']*'
    FROM (SELECT char(0x0E00) || '-' || char(0x0EFF) || char(0x3040) || '-' || char(0x30FF)
        || char(0x3400) || '-' || char(0x4DBF) || char(0x4E00) || '-' || char(0x9FFF)
        || char(0xAC00) || '-' || char(0xD7AF) || char(0xF900) || '-' || char(0xFAFF)
        || char(0xFF66) || '-' || char(0xFF9F) || char(0x20000) || '-' || char(0x3FFFF) AS span);

UPDATE record SET spaced = (
    WITH RECURSIVE letter (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM letter WHERE i < length(record.statement))
    SELECT group_concat(CASE WHEN substr(record.statement, i, 1) GLOB unspaced.letter
        THEN ' ' || substr(record.statement, i, 1) || ' ' ELSE substr(record.statement, i, 1) END, '' ORDER BY i)
    FROM letter, unspaced)
WHERE statement GLOB (SELECT anywhere FROM unspaced);

UPDATE section SET spaced = (
    WITH RECURSIVE letter (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM letter WHERE i < length(section_now.text))
    SELECT group_concat(CASE WHEN substr(section_now.text, i, 1) GLOB unspaced.letter
        THEN ' ' || substr(section_now.text, i, 1) || ' ' ELSE substr(section_now.text, i, 1) END, '' ORDER BY i)
    FROM letter, unspaced)
FROM section_now
WHERE section_now.place = section.place AND section_now.text GLOB (SELECT anywhere FROM unspaced);

UPDATE checkpoint SET spaced = (
    WITH RECURSIVE letter (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM letter WHERE i < length(checkpoint.summary))
    SELECT group_concat(CASE WHEN substr(checkpoint.summary, i, 1) GLOB unspaced.letter
        THEN ' ' || substr(checkpoint.summary, i, 1) || ' ' ELSE substr(checkpoint.summary, i, 1) END, '' ORDER BY i)
    FROM letter, unspaced)
WHERE summary GLOB (SELECT anywhere FROM unspaced);

DROP TABLE unspaced;

-- When it was said stands without the Z at its end, which would sort behind the parts of a second.
-- Facets: k kind, s state, l ledger, h host; "lent" is a record whose copy in its project stands for it.
CREATE VIEW record_words AS
    SELECT place, coalesce(spaced, statement) AS words,
        'all k' || kind || ' s' || state || CASE WHEN promoted_to IS NULL THEN ' own' ELSE ' lent' END
            || ' l' || hex(ledger)
            || CASE WHEN ledger GLOB 'session:*'
                THEN ' h' || hex(substr(ledger, 9, instr(substr(ledger, 9), ':') - 1)) ELSE '' END AS facets,
        rtrim(json_extract(provenance, '$[0].at'), 'Z') AS said
    FROM record;

CREATE VIEW section_words AS
    SELECT place, coalesce(spaced, text) AS words,
        'all own ksection k' || replace(name, '-', '') || ' l' || hex(ledger)
            || CASE WHEN ledger GLOB 'session:*'
                THEN ' h' || hex(substr(ledger, 9, instr(substr(ledger, 9), ':') - 1)) ELSE '' END AS facets,
        rtrim(json_extract(provenance, '$.at'), 'Z') AS said
    FROM section_now;

CREATE VIEW checkpoint_words AS
    SELECT place, coalesce(spaced, summary) AS words,
        'all own kcheckpoint l' || hex(ledger)
            || CASE WHEN ledger GLOB 'session:*'
                THEN ' h' || hex(substr(ledger, 9, instr(substr(ledger, 9), ':') - 1)) ELSE '' END AS facets,
        strftime('%Y-%m-%dT%H:%M:%f', at / 1000.0, 'unixepoch') AS said
    FROM checkpoint;

CREATE VIRTUAL TABLE record_text USING fts5 (words, facets, content = 'record_words', content_rowid = 'place',
    columnsize = 0, tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE section_text USING fts5 (words, facets, content = 'section_words', content_rowid = 'place',
    columnsize = 0, tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE checkpoint_text USING fts5 (words, facets, content = 'checkpoint_words', content_rowid = 'place',
    columnsize = 0, tokenize = 'unicode61 remove_diacritics 2');

INSERT INTO record_text (record_text) VALUES ('rebuild');
INSERT INTO section_text (section_text) VALUES ('rebuild');
INSERT INTO checkpoint_text (checkpoint_text) VALUES ('rebuild');

-- What the view said before a change is taken out of the index, what it says afterwards is put in.
CREATE TRIGGER record_text_added AFTER INSERT ON record
BEGIN
    INSERT INTO record_text (rowid, words, facets) SELECT place, words, facets FROM record_words WHERE place = NEW.place;
END;
CREATE TRIGGER record_text_changing BEFORE UPDATE ON record
WHEN NEW.statement IS NOT OLD.statement OR NEW.kind IS NOT OLD.kind OR NEW.state IS NOT OLD.state
    OR NEW.promoted_to IS NOT OLD.promoted_to OR NEW.spaced IS NOT OLD.spaced
BEGIN
    INSERT INTO record_text (record_text, rowid, words, facets)
        SELECT 'delete', place, words, facets FROM record_words WHERE place = OLD.place;
END;
CREATE TRIGGER record_text_changed AFTER UPDATE ON record
WHEN NEW.statement IS NOT OLD.statement OR NEW.kind IS NOT OLD.kind OR NEW.state IS NOT OLD.state
    OR NEW.promoted_to IS NOT OLD.promoted_to OR NEW.spaced IS NOT OLD.spaced
BEGIN
    INSERT INTO record_text (rowid, words, facets) SELECT place, words, facets FROM record_words WHERE place = NEW.place;
END;
CREATE TRIGGER record_text_removing BEFORE DELETE ON record
BEGIN
    INSERT INTO record_text (record_text, rowid, words, facets)
        SELECT 'delete', place, words, facets FROM record_words WHERE place = OLD.place;
END;

CREATE TRIGGER section_text_added AFTER INSERT ON section
BEGIN
    INSERT INTO section_text (rowid, words, facets) SELECT place, words, facets FROM section_words WHERE place = NEW.place;
END;
CREATE TRIGGER section_text_changing BEFORE UPDATE ON section
WHEN NEW.explicit_text IS NOT OLD.explicit_text OR NEW.derived_text IS NOT OLD.derived_text
    OR NEW.spaced IS NOT OLD.spaced
BEGIN
    INSERT INTO section_text (section_text, rowid, words, facets)
        SELECT 'delete', place, words, facets FROM section_words WHERE place = OLD.place;
END;
CREATE TRIGGER section_text_changed AFTER UPDATE ON section
WHEN NEW.explicit_text IS NOT OLD.explicit_text OR NEW.derived_text IS NOT OLD.derived_text
    OR NEW.spaced IS NOT OLD.spaced
BEGIN
    INSERT INTO section_text (rowid, words, facets) SELECT place, words, facets FROM section_words WHERE place = NEW.place;
END;
CREATE TRIGGER section_text_removing BEFORE DELETE ON section
BEGIN
    INSERT INTO section_text (section_text, rowid, words, facets)
        SELECT 'delete', place, words, facets FROM section_words WHERE place = OLD.place;
END;

CREATE TRIGGER checkpoint_text_added AFTER INSERT ON checkpoint
BEGIN
    INSERT INTO checkpoint_text (rowid, words, facets)
        SELECT place, words, facets FROM checkpoint_words WHERE place = NEW.place;
END;
CREATE TRIGGER checkpoint_text_changing BEFORE UPDATE ON checkpoint
WHEN NEW.summary IS NOT OLD.summary OR NEW.spaced IS NOT OLD.spaced
BEGIN
    INSERT INTO checkpoint_text (checkpoint_text, rowid, words, facets)
        SELECT 'delete', place, words, facets FROM checkpoint_words WHERE place = OLD.place;
END;
CREATE TRIGGER checkpoint_text_changed AFTER UPDATE ON checkpoint
WHEN NEW.summary IS NOT OLD.summary OR NEW.spaced IS NOT OLD.spaced
BEGIN
    INSERT INTO checkpoint_text (rowid, words, facets)
        SELECT place, words, facets FROM checkpoint_words WHERE place = NEW.place;
END;
CREATE TRIGGER checkpoint_text_removing BEFORE DELETE ON checkpoint
BEGIN
    INSERT INTO checkpoint_text (checkpoint_text, rowid, words, facets)
        SELECT 'delete', place, words, facets FROM checkpoint_words WHERE place = OLD.place;
END;
