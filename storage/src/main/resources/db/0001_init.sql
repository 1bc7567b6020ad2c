-- SPDX-License-Identifier: Apache-2.0
-- A shipped file is never edited: the next change is a file with the next number.

CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- the origin of every event written in this home
INSERT INTO meta (name, value) VALUES ('origin', lower(hex(randomblob(8))));

-- The log. payload_hash = sha256(salt || payload); hash covers every column but position, payload and salt, see EventHash.
CREATE TABLE event (
    position      INTEGER PRIMARY KEY,
    origin        TEXT    NOT NULL,
    seq           INTEGER NOT NULL,
    lamport       INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    ledger        TEXT    NOT NULL,
    actor         TEXT    NOT NULL,
    type          TEXT    NOT NULL,
    payload       TEXT    NOT NULL,
    salt          BLOB    NOT NULL,
    payload_hash  BLOB    NOT NULL,
    previous_hash BLOB    NOT NULL,
    hash          BLOB    NOT NULL,
    UNIQUE (origin, seq)
) STRICT;

CREATE INDEX event_of_ledger ON event (ledger, lamport, origin, seq);

CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
BEGIN
    SELECT RAISE(ABORT, 'events are never deleted');
END;

-- INSERT OR REPLACE would delete without firing the trigger above
CREATE TRIGGER event_is_never_replaced BEFORE INSERT ON event
WHEN EXISTS (SELECT 1 FROM event WHERE position = NEW.position)
  OR EXISTS (SELECT 1 FROM event WHERE origin = NEW.origin AND seq = NEW.seq)
BEGIN
    SELECT RAISE(ABORT, 'events are never replaced');
END;

-- Redaction blanks the payload and its salt (with the salt gone a short secret can't be guessed from its hash).
CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
WHEN NOT (
    NEW.payload = '{"redacted":true}' AND NEW.salt = x''
    AND NEW.position = OLD.position AND NEW.origin = OLD.origin AND NEW.seq = OLD.seq AND NEW.lamport = OLD.lamport
    AND NEW.at = OLD.at AND NEW.ledger = OLD.ledger AND NEW.actor = OLD.actor AND NEW.type = OLD.type
    AND NEW.payload_hash = OLD.payload_hash AND NEW.previous_hash = OLD.previous_hash AND NEW.hash = OLD.hash)
BEGIN
    SELECT RAISE(ABORT, 'events are never changed');
END;

-- Projections: what the events fold to. "place" is the order in which rows first came.
CREATE TABLE session (
    ledger       TEXT PRIMARY KEY,
    project      TEXT    NOT NULL,
    transcript   TEXT,
    branch       TEXT,
    host_version TEXT,
    parent       TEXT,
    first_seen   INTEGER NOT NULL,
    last_seen    INTEGER NOT NULL,
    compactions  INTEGER NOT NULL,
    attempts     INTEGER NOT NULL,
    deliveries   INTEGER NOT NULL,
    watching     INTEGER,
    blocked      INTEGER,
    verdict      TEXT,
    cleared      INTEGER NOT NULL
) STRICT;

CREATE TABLE record (
    place         INTEGER PRIMARY KEY,
    ledger        TEXT    NOT NULL,
    id            TEXT    NOT NULL,
    kind          TEXT    NOT NULL,
    statement     TEXT    NOT NULL,
    normalised    TEXT    NOT NULL,
    state         TEXT    NOT NULL,
    pinned        INTEGER NOT NULL,
    provenance    TEXT    NOT NULL,
    supersedes    TEXT,
    superseded_by TEXT,
    reason        TEXT,
    promoted_to   TEXT,
    born          INTEGER NOT NULL,
    lamport       INTEGER NOT NULL,
    UNIQUE (ledger, id)
) STRICT;

CREATE INDEX record_saying ON record (ledger, normalised);

CREATE VIRTUAL TABLE record_text USING fts5 (
    statement,
    kind,
    ledger UNINDEXED,
    content = 'record',
    content_rowid = 'place',
    tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER record_text_added AFTER INSERT ON record
BEGIN
    INSERT INTO record_text (rowid, statement, kind, ledger) VALUES (NEW.place, NEW.statement, NEW.kind, NEW.ledger);
END;

CREATE TRIGGER record_text_changed AFTER UPDATE OF statement, kind ON record
WHEN NEW.statement IS NOT OLD.statement OR NEW.kind IS NOT OLD.kind
BEGIN
    INSERT INTO record_text (record_text, rowid, statement, kind, ledger)
        VALUES ('delete', OLD.place, OLD.statement, OLD.kind, OLD.ledger);
    INSERT INTO record_text (rowid, statement, kind, ledger) VALUES (NEW.place, NEW.statement, NEW.kind, NEW.ledger);
END;

CREATE TRIGGER record_text_removed AFTER DELETE ON record
BEGIN
    INSERT INTO record_text (record_text, rowid, statement, kind, ledger)
        VALUES ('delete', OLD.place, OLD.statement, OLD.kind, OLD.ledger);
END;

CREATE TABLE section (
    ledger              TEXT NOT NULL,
    name                TEXT NOT NULL,
    explicit_text       TEXT,
    explicit_provenance TEXT,
    explicit_lamport    INTEGER,
    derived_text        TEXT,
    derived_provenance  TEXT,
    derived_lamport     INTEGER,
    PRIMARY KEY (ledger, name)
) STRICT;

CREATE TABLE checkpoint (
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
    PRIMARY KEY (ledger, number)
) STRICT;

CREATE TABLE delivery (
    ledger       TEXT    NOT NULL,
    number       INTEGER NOT NULL,
    nonce        TEXT    NOT NULL,
    cause        TEXT    NOT NULL,
    state        TEXT    NOT NULL,
    boundary     TEXT,
    brief        INTEGER NOT NULL,
    offer        TEXT,
    offers       INTEGER NOT NULL,
    reason       TEXT,
    confirmed_at INTEGER,
    PRIMARY KEY (ledger, number)
) STRICT;

CREATE TABLE note (
    place    INTEGER PRIMARY KEY,
    ledger   TEXT    NOT NULL,
    id       TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    moment   TEXT    NOT NULL,
    rides_on INTEGER,
    spent    INTEGER NOT NULL,
    UNIQUE (ledger, id)
) STRICT;

-- Beside the log: what can be read again from transcripts, and receipts for people.
CREATE TABLE cursor (
    session        TEXT PRIMARY KEY,
    file           TEXT    NOT NULL,
    identity       TEXT    NOT NULL,
    bytes_read     INTEGER NOT NULL,
    lines_read     INTEGER NOT NULL,
    last_line_hash TEXT    NOT NULL,
    reader_state   TEXT    NOT NULL,
    proof_state    TEXT    NOT NULL
) STRICT;

CREATE TABLE captured (
    ledger TEXT NOT NULL,
    item   TEXT NOT NULL,
    PRIMARY KEY (ledger, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer (
    id      INTEGER PRIMARY KEY,
    ledger  TEXT NOT NULL,
    request TEXT NOT NULL,
    text    TEXT NOT NULL,
    UNIQUE (ledger, request)
) STRICT;

CREATE TABLE receipt (
    id      INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    host    TEXT    NOT NULL,
    event   TEXT    NOT NULL,
    session TEXT,
    outcome TEXT    NOT NULL,
    detail  TEXT    NOT NULL,
    millis  INTEGER NOT NULL,
    bytes   INTEGER NOT NULL
) STRICT;

CREATE INDEX receipt_of_host ON receipt (host, id);
