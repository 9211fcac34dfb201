import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { ownPostgres, describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { postgresPrograms } from '../../../../support/postgres/postgres-programs.ts';
import { isReachable, serverUser, sharedFolder } from '../../../../support/postgres/server-user.ts';
import { temporaryDir } from '../../../../support/site-app.ts';

/** Starts a server, says where, and waits. */
const PROGRAM = `
  const { ownPostgres } = await import(process.argv[1]);
  const server = await ownPostgres();
  const [row] = await server.query('SHOW data_directory');
  console.log(row.data_directory);
  setInterval(() => {}, 1000);
`;
const SUPPORT = path.resolve('test/support/postgres/describe-postgres.ts');

describePostgres('the PostgreSQL of the tests', () => {
  it('has empty databases, refuses writes when told to, and comes back with its data', async () => {
    const server = await ownPostgres();
    const url = await server.freshDatabase();
    await server.query('CREATE TABLE kept (number int)', url);
    await server.setReadOnly(true);
    await assert.rejects(server.query('INSERT INTO kept VALUES (1)', url), { code: '25006' });
    await server.setReadOnly(false);
    await server.query('INSERT INTO kept VALUES (2)', url);
    await server.stop();
    await assert.rejects(server.query('SELECT 1', url));
    await server.resume();
    assert.deepEqual(await server.query('SELECT number FROM kept', url), [{ number: 2 }]);
    assert.deepEqual(
      await server.query(
        "SELECT 1 FROM pg_tables WHERE tablename = 'kept'",
        await server.freshDatabase(),
      ),
      [],
    );
    await server.stop();
  });

  it('ends, and leaves no file, when its process is killed', async () => {
    const words = ['--input-type=module', '-e', PROGRAM, SUPPORT];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const data = String(line).trim();
    assert.ok(existsSync(data));
    child.kill('SIGKILL');
    while (existsSync(path.dirname(data))) await new Promise((done) => setTimeout(done, 10));
  });
});

describe('the programs of PostgreSQL', () => {
  it('are none where there is to be none', () => {
    assert.equal(postgresPrograms({ POSTGRES_BIN: 'none' }), undefined);
  });
});

describe('the user of the tests’ PostgreSQL', () => {
  const ROOT = 'root:x:0:0:root:/root:/bin/bash';
  const OTHER = 'www:x:33:34:www:/var/www:/bin/false';
  const NOBODY = 'nobody:x:65534:65533:nobody:/:/bin/false';
  const isRoot = process.getuid?.() === 0;

  it('is nobody for root, or another who has a name, and else who runs the tests', () => {
    const users = (...lines: string[]) => serverUser(lines.join('\n'));
    const found = [users(ROOT, OTHER, NOBODY), users(ROOT, OTHER)];
    const expected = [
      { uid: 65_534, gid: 65_533 },
      { uid: 33, gid: 34 },
    ];
    assert.deepEqual(found, isRoot ? expected : [undefined, undefined]);
  });

  it('has its files where it comes to, also where root’s own are closed to others', () => {
    const closed = temporaryDir();
    chmodSync(closed, 0o700);
    assert.equal(isReachable(closed), !isRoot);
    assert.equal(isReachable(sharedFolder(closed)), true);
    assert.equal(isReachable('/'), true);
  });
});
