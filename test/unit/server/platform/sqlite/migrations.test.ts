import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Migration } from '../../../../../server/platform/migration.ts';
import {
  appliedMigrations,
  migrate,
  NewerFileError,
} from '../../../../../server/platform/sqlite/migrations.ts';
import { openDatabase } from '../../../../../server/platform/sqlite/open-database.ts';
import { startFailure } from '../../../../../server/start-failure.ts';
import { migrationProblems } from '../../../../support/storage/migration-rules.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';

const OPEN_DATABASE = '../../../../../server/platform/sqlite/open-database.ts';

const NOTES: Migration = {
  number: 1,
  name: 'notes',
  effect: 'expand',
  sql: 'CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT',
};
const LABELS: Migration = {
  number: 2,
  name: 'labels',
  effect: 'expand',
  sql: "ALTER TABLE note ADD COLUMN label TEXT NOT NULL DEFAULT ''; UPDATE note SET label = 'old'",
};
const NO_TEXT: Migration = {
  number: 3,
  name: 'labels in place of texts',
  effect: 'contract',
  needs: 2,
  sql: 'ALTER TABLE note DROP COLUMN text',
};

describe('the migrations of a database', () => {
  let file: string;
  let dbs: DatabaseSync[];
  beforeEach(() => {
    file = path.join(temporaryDataDir(), 'notes.sqlite');
    dbs = [];
  });
  afterEach(() => {
    for (const db of dbs) db.close();
  });

  const kindOf = (...migrations: Migration[]) =>
    ({ migrations, synchronous: 'FULL', timeout: 5000 }) as const;
  function open(...migrations: Migration[]): DatabaseSync {
    const { db } = openDatabase(file, kindOf(...migrations), 0);
    dbs.push(db);
    return db;
  }
  const one = (db: DatabaseSync, sql: string) => Object.values(db.prepare(sql).get() ?? {})[0];
  const numbers = (db: DatabaseSync) => [...appliedMigrations(db)].toSorted((a, b) => a - b);

  it('are applied once, with the time of each', () => {
    const first = open(NOTES);
    first.exec("INSERT INTO note (text) VALUES ('one')");
    const before = Date.now();
    const db = open(NOTES, LABELS);
    assert.deepEqual(numbers(db), [1, 2]);
    assert.equal(one(db, 'SELECT label FROM note'), 'old');
    const at = Number(one(db, 'SELECT applied_at FROM schema_migration WHERE number = 2'));
    assert.ok(at >= before - 1000 && at <= Date.now() + 1000, String(at));
    db.exec("UPDATE note SET label = 'new'");
    assert.equal(one(open(NOTES, LABELS), 'SELECT label FROM note'), 'new');
  });

  it('leave a file of the first release usable by it: user_version stays 1', () => {
    const old = new DatabaseSync(file);
    dbs.push(old);
    old.exec(`${NOTES.sql}; PRAGMA user_version = 1; INSERT INTO note (text) VALUES ('one')`);
    const db = open(NOTES, LABELS);
    assert.deepEqual(numbers(db), [1, 2]);
    assert.equal(one(old, 'PRAGMA user_version'), 1);
    old.exec("INSERT INTO note (text) VALUES ('two')");
    assert.equal(one(db, "SELECT label FROM note WHERE text = 'two'"), '');
  });

  it('that a newer release has applied are no hindrance where they expand', () => {
    open(NOTES, LABELS);
    const db = open(NOTES);
    assert.deepEqual(numbers(db), [1, 2]);
    db.exec("INSERT INTO note (text) VALUES ('one')");
  });

  it('that contract stop the releases that do not know what came in between', () => {
    open(NOTES, LABELS, NO_TEXT);
    assert.equal(one(open(NOTES, LABELS), 'PRAGMA user_version'), 2);
    assert.throws(
      () => open(NOTES),
      (error) => {
        assert.ok(error instanceof NewerFileError);
        assert.match(startFailure(error), /^notes\.sqlite was changed by a newer release: .*$/);
        return true;
      },
    );
  });

  it('change nothing when one fails half-way', () => {
    open(NOTES).exec("INSERT INTO note (text) VALUES ('one')");
    const broken: Migration = { ...NO_TEXT, sql: 'DELETE FROM note; DROP TABLE missing' };
    assert.throws(() => open(NOTES, LABELS, broken), /no such table: missing/);
    const db = open(NOTES);
    assert.deepEqual(numbers(db), [1]);
    assert.equal(one(db, 'SELECT count(*) FROM note'), 1);
    assert.throws(() => db.exec('SELECT label FROM note'), /no such column/);
    assert.equal(one(db, 'PRAGMA user_version'), 1);
  });

  it('are applied by one of several processes that start at once', async () => {
    open(NOTES).exec("INSERT INTO note (text) VALUES ('one')");
    const counting = { ...LABELS, sql: `${LABELS.sql}; INSERT INTO note (text) VALUES ('again')` };
    await Promise.all(
      [1, 2, 3, 4].map(() => openInProcess(file, kindOf(NOTES, counting, NO_TEXT))),
    );
    const db = open(NOTES, counting, NO_TEXT);
    assert.deepEqual(numbers(db), [1, 2, 3]);
    assert.equal(one(db, 'SELECT count(*) FROM note'), 2);
  });

  it('wait for a server that writes', () => {
    const writer = open(NOTES);
    writer.exec('BEGIN IMMEDIATE');
    const other = new DatabaseSync(file, { timeout: 0 });
    dbs.push(other);
    assert.throws(() => migrate(other, 'notes.sqlite', [NOTES, LABELS]), /database is locked/);
    writer.exec('COMMIT');
    migrate(other, 'notes.sqlite', [NOTES, LABELS]);
    assert.deepEqual(numbers(other), [1, 2]);
  });
});

describe('the rules of migrations', () => {
  const expands = (sql: string): Migration => ({ ...LABELS, number: 2, sql });

  it('allow what they are for', () => {
    assert.deepEqual(migrationProblems([NOTES, LABELS], 1), []);
    assert.deepEqual(migrationProblems([NOTES, LABELS, NO_TEXT], 2), []);
    const table = 'CREATE TABLE word (text TEXT NOT NULL); CREATE UNIQUE INDEX w ON word (text)';
    assert.deepEqual(migrationProblems([NOTES, expands(table)], 1), []);
    assert.deepEqual(migrationProblems([NOTES, expands('CREATE INDEX t ON note (text)')], 1), []);
  });

  it('refuse to contract what this release has replaced itself', () => {
    const problems = migrationProblems([NOTES, LABELS, NO_TEXT], 1);
    assert.deepEqual(problems, ['migration 3 contracts: no release before this one has 2']);
  });

  it('refuse to contract for want of a later migration', () => {
    assert.equal(migrationProblems([NOTES, LABELS, { ...NO_TEXT, needs: 3 }], 3).length, 1);
  });

  for (const [sql, problem] of [
    ['ALTER TABLE note DROP COLUMN text', 'changes text'],
    ['ALTER TABLE note RENAME COLUMN text TO words', 'changes text'],
    ['DROP TABLE note', 'changes id'],
    ['CREATE UNIQUE INDEX t ON note (text)', 'adds index t on note'],
    ['CREATE TRIGGER t AFTER INSERT ON note BEGIN DELETE FROM note; END', 'adds trigger t on note'],
  ] as const) {
    it(`refuse ${sql} as an expansion`, () => {
      const problems = migrationProblems([NOTES, expands(sql)], 1);
      assert.ok(
        problems.some((line) => line.endsWith(`but ${problem}`)),
        problems.join('\n'),
      );
    });
  }

  it('refuse a gap in the numbers', () => {
    assert.equal(migrationProblems([NOTES, { ...LABELS, number: 3 }], 1).length, 1);
  });
});

/** Opens a database in a process of its own. */
async function openInProcess(file: string, kind: object): Promise<void> {
  const program = `
    const { openDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, OPEN_DATABASE))});
    openDatabase(${JSON.stringify(file)}, ${JSON.stringify(kind)}, 0).db.close();
  `;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
}
