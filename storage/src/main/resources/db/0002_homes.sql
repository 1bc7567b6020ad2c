-- SPDX-License-Identifier: Apache-2.0
-- Several homes can meet in one ledger. What one of them owes, watches or keeps a note of is no debt of another, so it
-- is keyed by its origin. All rows that stand here so far are this home's own.

ALTER TABLE session ADD COLUMN origin TEXT NOT NULL DEFAULT '';
UPDATE session SET origin = (SELECT value FROM meta WHERE name = 'origin');

-- Two homes count checkpoints each for itself; a boundary is the same for both.
CREATE TABLE new_checkpoint (
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
    PRIMARY KEY (ledger, boundary)
) STRICT;
INSERT OR REPLACE INTO new_checkpoint
    SELECT ledger, number, boundary, asked_by, at, summary, opaque, tokens_before, tokens_after, host_file, lamport
    FROM checkpoint ORDER BY lamport;
DROP TABLE checkpoint;
ALTER TABLE new_checkpoint RENAME TO checkpoint;

CREATE TABLE new_delivery (
    ledger       TEXT    NOT NULL,
    origin       TEXT    NOT NULL,
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
    PRIMARY KEY (ledger, origin, number)
) STRICT;
INSERT INTO new_delivery
    SELECT ledger, (SELECT value FROM meta WHERE name = 'origin'), number, nonce, cause, state, boundary, brief, offer,
        offers, reason, confirmed_at
    FROM delivery;
DROP TABLE delivery;
ALTER TABLE new_delivery RENAME TO delivery;

CREATE TABLE new_note (
    place    INTEGER PRIMARY KEY,
    ledger   TEXT    NOT NULL,
    origin   TEXT    NOT NULL,
    id       TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    moment   TEXT    NOT NULL,
    rides_on INTEGER,
    spent    INTEGER NOT NULL,
    UNIQUE (ledger, origin, id)
) STRICT;
INSERT INTO new_note
    SELECT place, ledger, (SELECT value FROM meta WHERE name = 'origin'), id, text, moment, rides_on, spent
    FROM note ORDER BY place;
DROP TABLE note;
ALTER TABLE new_note RENAME TO note;

-- A payload that was left out on its way here may come in full later. Which payload it is, its hash tells.
DROP TRIGGER event_is_never_changed;
CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
WHEN NOT (
    ((NEW.payload = '{"redacted":true}' AND NEW.salt = x'')
        OR (OLD.payload = '{"redacted":true}' AND OLD.salt = x''))
    AND NEW.position = OLD.position AND NEW.origin = OLD.origin AND NEW.seq = OLD.seq AND NEW.lamport = OLD.lamport
    AND NEW.at = OLD.at AND NEW.ledger = OLD.ledger AND NEW.actor = OLD.actor AND NEW.type = OLD.type
    AND NEW.payload_hash = OLD.payload_hash AND NEW.previous_hash = OLD.previous_hash AND NEW.hash = OLD.hash)
BEGIN
    SELECT RAISE(ABORT, 'events are never changed');
END;
