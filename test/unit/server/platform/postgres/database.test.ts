import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '../../../../../server/platform/postgres/database.ts';
import { databaseStartError } from '../../../../../server/platform/postgres/database-errors.ts';
import { migrate, type StoreTables } from '../../../../../server/platform/postgres/migrations.ts';
import {
  describePostgres,
  ownPostgres,
  sharedPostgres,
} from '../../../../support/postgres/describe-postgres.ts';
import { someBlocked } from '../../../../support/postgres/blocked.ts';
import type { TestPostgres } from '../../../../support/postgres/test-postgres.ts';
import { until } from '../../../../support/waiting/soon.ts';

const log = { warn: () => {} };
const NOTES: StoreTables = {
  name: 'notes',
  migrations: [
    {
      number: 1,
      name: 'notes',
      effect: 'expand',
      sql: 'CREATE TABLE note (id bigint PRIMARY KEY, text text)',
    },
  ],
};

describePostgres('PostgreSQL', () => {
  let url: string;
  const opened: Database[] = [];
  const open = (at = url, options: Partial<DatabaseOptions> = {}) => {
    const db = openDatabase(at, { log, ...options });
    opened.push(db);
    return db;
  };
  beforeEach(async () => {
    url = await (await sharedPostgres()).freshDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.close()));
  });
  const texts = async (db: Database) =>
    (await db.query<{ text: string }>('SELECT text FROM note ORDER BY id')).rows.map(
      ({ text }) => text,
    );

  it('applies migrations once, however many servers start at once', async () => {
    const servers = [open(), open(), open()];
    await Promise.all(servers.map((db) => migrate(db, [NOTES])));
    const { rows } = await servers[0]!.query('SELECT name, version, needs FROM schema_version');
    assert.deepEqual(rows, [{ name: 'notes', version: 1, needs: 1 }]);
  });

  it('leaves a database of a newer release as it is, and names it', async () => {
    const db = open();
    await migrate(db, [NOTES]);
    await db.query('UPDATE schema_version SET version = 7, needs = 7');
    const other = { ...NOTES, name: 'others' };
    await assert.rejects(migrate(db, [NOTES, other]), /notes were changed by a newer release/);
    assert.equal((await db.query('SELECT * FROM schema_version')).rowCount, 1);
  });

  it('takes back a transaction that fails, and goes on', async () => {
    const db = open(url, { connections: 1 });
    await migrate(db, [NOTES]);
    const failing = db.transaction(async (sql) => {
      await sql.query("INSERT INTO note VALUES (1, 'a')");
      throw new Error('not this one');
    });
    await assert.rejects(failing, /not this one/);
    await db.query("INSERT INTO note VALUES (1, 'b')");
    assert.deepEqual(await texts(db), ['b']);
  });

  it('refuses a transaction in which a failure was passed over', async () => {
    const db = open();
    await migrate(db, [NOTES]);
    const failing = db.transaction(async (sql) => {
      await sql.query("INSERT INTO note VALUES (1, 'a')");
      await sql.query('SELECT 1 / 0').catch(() => {});
    });
    await assert.rejects(failing, /had failed/);
    assert.deepEqual(await texts(db), []);
  });

  it('runs one of two transactions again that wait for each other', async () => {
    const db = open();
    await migrate(db, [NOTES]);
    await db.query("INSERT INTO note VALUES (1, ''), (2, '')");
    const [, name] = new URL(url).pathname.split('/');
    await db.query(`ALTER DATABASE ${name} SET deadlock_timeout = '10ms'`);
    let holding = 0;
    const both: PromiseWithResolvers<void> = Promise.withResolvers();
    const ending = open();
    const change = (ids: readonly number[], sign: string) =>
      ending.transaction(async (sql) => {
        const [first, second] = ids;
        const set = 'UPDATE note SET text = text || $2 WHERE id = $1';
        await sql.query(set, [first, sign]);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await sql.query(set, [second, sign]);
      });
    await Promise.all([change([1, 2], 'x'), change([2, 1], 'y')]);
    assert.deepEqual(
      (await texts(db)).map((text) => [...text].sort().join('')),
      ['xy', 'xy'],
    );
  });

  it('runs one of two statements again that wait for each other', async () => {
    const db = open();
    await migrate(db, [NOTES]);
    await db.query("INSERT INTO note VALUES (1, ''), (2, '')");
    const [, name] = new URL(url).pathname.split('/');
    const set = "UPDATE note SET text = text || 'x'";
    const gate = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const gatekeeper = open().transaction(async (sql) => {
      await sql.query('SELECT pg_advisory_xact_lock(1)');
      holding.resolve();
      await gate.promise;
    });
    await holding.promise;
    const { both } = await open().transaction(async (sql) => {
      await sql.query("SET LOCAL deadlock_timeout = '10s'");
      await sql.query(`${set} WHERE id = 2`);
      await db.query(`ALTER DATABASE ${name} SET deadlock_timeout = '10ms'`);
      const statement = open().query(
        `WITH first AS (${set} WHERE id = 1 RETURNING id),
           passed AS (SELECT pg_advisory_xact_lock(id) FROM first)
         ${set} WHERE id = 2 AND EXISTS (SELECT FROM passed)`,
      );
      await someBlocked(db, statement);
      const waiting = sql.query(`${set} WHERE id = 1`);
      await someBlocked(db, waiting, 2);
      // Only now does the statement wait for the other row: it is the one that finds the deadlock.
      gate.resolve();
      await waiting;
      return { both: statement };
    });
    await Promise.all([both, gatekeeper]);
    assert.deepEqual(await texts(db), ['xx', 'xx']);
  });

  it('lets the server end connections of a machine that went without a word', async () => {
    const name = new URL(url);
    name.searchParams.set('options', '-c tcp_keepalives_count=4');
    name.searchParams.set('schema', 'public');
    const shown = async (setting: string) =>
      Object.values((await open(name.href).query<object>(`SHOW ${setting}`)).rows[0]!)[0];
    assert.equal(await shown('tcp_keepalives_idle'), '3');
    assert.equal(await shown('tcp_user_timeout'), '12000');
    assert.equal(await shown('tcp_keepalives_count'), '4');
    assert.equal(await shown('search_path'), 'public');
  });

  it('throws a connection away that the server ended in the middle of a transaction', async () => {
    const db = open(url, { connections: 1 });
    await migrate(db, [NOTES]);
    const ended = db.transaction(async (sql) => {
      await sql.query("SET LOCAL idle_in_transaction_session_timeout = '1ms'");
      const pid = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'";
      const watching = open();
      await until(async () => (await watching.query(pid)).rowCount === 0);
      await sql.query('SELECT 1');
    });
    await assert.rejects(ended);
    await db.query("INSERT INTO note VALUES (1, 'after')");
    assert.deepEqual(await texts(db), ['after']);
  });

  it('stores a text with U+0000, which PostgreSQL has not', async () => {
    const db = open();
    await migrate(db, [NOTES]);
    await db.query('INSERT INTO note VALUES ($1, $2)', [1, 'a\0b']);
    assert.deepEqual(await texts(db), ['a\uFFFDb']);
  });

  describe('that cannot be used', () => {
    const startError = async (at: string) => {
      try {
        await migrate(open(at), [NOTES]);
      } catch (error) {
        return databaseStartError(error).message;
      }
      throw new Error('it could be used');
    };
    const changed = (change: (parsed: URL) => void) => {
      const parsed = new URL(url);
      parsed.password = 'secret-word';
      change(parsed);
      return parsed.href;
    };

    it('says in one line what is wrong, without the password', async () => {
      const server = await sharedPostgres();
      await server.query('CREATE ROLE reader LOGIN', url).catch(() => {});
      await server.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC', url);
      const cases: [string, RegExp][] = [
        [changed((to) => void (to.username = 'nobody_here')), /may not log in/],
        [changed((to) => void (to.pathname = '/nowhere')), /no such database/],
        [changed((to) => void (to.username = 'reader')), /lacks rights/],
        [changed((to) => void (to.port = '1')), /no server answers there/],
        [changed((to) => to.searchParams.set('sslmode', 'verify-full')), /has no TLS/],
        [changed((to) => to.searchParams.set('schema', 'missing')), /has no schema missing/],
        [changed((to) => to.searchParams.set('schema', 'a b')), /a schema has lower-case/],
        [changed((to) => to.searchParams.set('shema', 'a')), /the parameter shema that PostgreSQL/],
        [changed((to) => void (to.search = '?secret-word@host')), /a parameter that PostgreSQL/],
        [changed((to) => to.searchParams.set('sslmode', 'verify')), /sslmode is one of disable/],
        [changed((to) => to.searchParams.set('sslmode', 'require')), /has no TLS/],
        ['postgres//secret-word', /is no URL of PostgreSQL/],
      ];
      for (const [at, expected] of cases) {
        const message = await startError(at);
        assert.match(message, expected);
        assert.doesNotMatch(message, /secret-word|\n/);
      }
      await server.query('REVOKE ALL ON SCHEMA public FROM PUBLIC', url);
      const closed = await startError(changed((to) => void (to.username = 'reader')));
      assert.match(closed, /the role lacks rights on schema public/);
      const tables = await open().query("SELECT to_regclass('note') AS note");
      assert.deepEqual(tables.rows, [{ note: null }]);
    });
  });

  describe('on a server of its own', () => {
    let server: TestPostgres;
    before(async () => {
      server = await ownPostgres();
    });
    after(() => server.stop());

    it('is used where its certificate verifies, and named otherwise', async function test() {
      if (spawnSync('openssl', ['version']).error) this.skip();
      const certificate = await server.acceptTls();
      const at = (host: string, settings: Record<string, string>) => {
        const parsed = new URL(server.url());
        parsed.hostname = host;
        parsed.search = new URLSearchParams(settings).toString();
        return open(parsed.href);
      };
      const verified = { sslmode: 'verify-full', sslrootcert: certificate };
      const { rows } = await at('127.0.0.1', verified).query(
        'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
      );
      assert.deepEqual(rows, [{ ssl: true }]);
      const cases: [Database, RegExp][] = [
        [at('127.0.0.1', { sslmode: 'verify-full' }), /^TLS does not verify the server/],
        [at('localhost', verified), /^TLS does not verify the server/],
        [at('127.0.0.1', { ...verified, sslrootcert: '/none.pem' }), /^a file .* cannot be read/],
      ];
      for (const [db, expected] of cases) {
        await assert.rejects(db.query('SELECT 1'), (error) => {
          assert.match(databaseStartError(error).message, expected);
          return true;
        });
      }
    });

    it('rejects what runs when it ends, and the next statement of a transaction', async () => {
      const db = open(server.url());
      const begun: PromiseWithResolvers<void> = Promise.withResolvers();
      const ended: PromiseWithResolvers<void> = Promise.withResolvers();
      const transaction = db.transaction(async (sql) => {
        await sql.query('SELECT 1');
        begun.resolve();
        await ended.promise;
        await sql.query('SELECT 1');
      });
      await begun.promise;
      const both = [assert.rejects(db.query('SELECT pg_sleep(10)')), assert.rejects(transaction)];
      await server.stop();
      ended.resolve();
      await Promise.all(both);
      await server.resume();
    });

    it('is used again once it is back, without another start', async () => {
      const db = open(server.url());
      await migrate(db, [NOTES]);
      await Promise.all(
        [1, 2, 3].map((id) => db.query('INSERT INTO note VALUES ($1, $2)', [id, 'a'])),
      );
      const underWay = assert.rejects(db.query('SELECT pg_sleep(60)'));
      const sleeping = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
      await until(async () => (await server.query(sleeping)).length > 0);
      await server.stop();
      await underWay;
      await assert.rejects(db.query('INSERT INTO note VALUES (4, $1)', ['lost']));
      await server.resume();
      await db.query('INSERT INTO note VALUES (5, $1)', ['back']);
      await server.setReadOnly(true);
      await assert.rejects(db.query('INSERT INTO note VALUES (6, $1)', ['lost']), /read-only/);
      await server.setReadOnly(false);
      await db.query('INSERT INTO note VALUES (7, $1)', ['back']);
      assert.deepEqual(await texts(db), ['a', 'a', 'a', 'back', 'back']);
    });
  });
});
