import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DatabaseSync } from 'node:sqlite';
import { createLog } from '../../../server/platform/log.ts';
import { HandedInFiles } from '../../../server/services/handed-in/handed-in-files.ts';
import type { Stores } from '../../../server/services/stores/stores.ts';
import { sqliteStores } from '../../../server/services/stores/sqlite/sqlite-stores.ts';
import { sessionSecret } from '../../../server/session-secret.ts';
import { newLead } from '../../support/new-lead.ts';
import { runCommand } from '../../support/run-command.ts';
import { temporaryDataDir, temporaryDir } from '../../support/site-app.ts';

const FRIEND = 'tell-a-friend';

describe('npm run backup and npm run restore', () => {
  let dataDir: string;
  let file: string;
  let secret: string;
  let stores: Stores;
  const open = (dir: string) =>
    sqliteStores.open({ dataDir: dir }, { secret, log: createLog('silent'), now: Date.now });
  beforeEach(async () => {
    dataDir = temporaryDataDir();
    file = path.join(temporaryDir(), 'site.backup');
    secret = sessionSecret({ sessionSecret: undefined, dataDir });
    stores = await open(dataDir);
    await stores.leads.accept(newLead({ email: 'jo@example.be' }));
    await stores.leads.accept(newLead({ email: 'an@example.be' }));
    await stores.signIns.note(7, 1234);
    await stores.catalogueCopies.write(['{"homes":', '[]}']);
  });
  afterEach(() => stores.close());

  const run = (command: 'backup' | 'restore', dir: string, from = file) =>
    runCommand(`server/commands/${command}.ts`, [from], { DATA_DIR: dir });

  /** A document that an owner handed in with their lead; its name is the lead's id. */
  const handedInFor = async (email: string): Promise<string> => {
    const lead = (await stores.leads.list(10)).find((one) => one.email === email);
    assert.ok(lead);
    const files = new HandedInFiles(dataDir);
    await files.keep(await files.receive(Readable.from([Buffer.from('%PDF-1.7')])), lead.id);
    return lead.id;
  };

  it('bring back all of a site into an empty folder, made while its stores are written to', async () => {
    const document = await handedInFor('jo@example.be');
    const backup = run('backup', dataDir);
    for (let i = 0; i < 50; i += 1) await stores.leads.accept(newLead());
    const { code, stdout, stderr } = await backup;
    assert.equal(code, 0, stderr);
    assert.match(stdout, /Backed up to .*site\.backup/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(path.dirname(file)), ['site.backup']);

    const empty = path.join(temporaryDataDir(), 'data');
    const restored = await run('restore', empty);
    assert.equal(restored.code, 0, restored.stderr);
    assert.match(restored.stdout, /\d+ leads\nsessions of owners\nthe session secret\nthe copy of/);
    assert.deepEqual(readdirSync(empty).sort(), [
      'catalogue.json',
      'crm.sqlite',
      'handed-in',
      'leads.sqlite',
      'leads.sqlite.lock',
      'mail',
      'owners.sqlite',
      'session-secret',
    ]);
    for (const name of readdirSync(empty)) {
      assert.equal(statSync(path.join(empty, name)).mode & 0o077, 0, name);
    }
    assert.equal(sessionSecret({ sessionSecret: undefined, dataDir: empty }), secret);
    const copy = await open(empty);
    const emails = (await copy.leads.list(1000)).map(({ email }) => email);
    const signIn = await copy.signIns.note(7, 5678);
    const catalogue = await copy.catalogueCopies.read();
    await copy.close();
    assert.ok(emails.includes('jo@example.be') && emails.includes('an@example.be'));
    assert.equal(signIn, 1234);
    assert.equal(catalogue?.toString(), '{"homes":[]}');
    assert.equal(readFileSync(path.join(empty, 'handed-in', document), 'utf8'), '%PDF-1.7');
  });

  it('never hold a message to a friend', async () => {
    await stores.leads.accept(newLead({ form: FRIEND, email: 'friend@example.be' }));
    assert.equal((await run('backup', dataDir)).code, 0);
    const empty = temporaryDir();
    assert.match((await run('restore', empty)).stdout, /^2 leads$/m);
    assert.equal(
      readFileSync(path.join(empty, 'leads.sqlite')).includes('friend@example.be'),
      false,
    );
  });

  it('replace what a stopped site has, and keep that beside it', async () => {
    assert.equal((await run('backup', dataDir)).code, 0);
    await stores.leads.accept(newLead({ email: 'late@example.be' }));
    await stores.close();
    const { code, stdout, stderr } = await run('restore', dataDir);
    assert.equal(code, 0, stderr);
    const replaced = /What was there before is in (.*)\.\n/.exec(stdout)?.[1] ?? '';
    assert.equal(statSync(replaced).mode & 0o077, 0);
    const before = await open(replaced);
    assert.equal((await before.leads.list(10)).length, 3);
    await before.close();
    stores = await open(dataDir);
    assert.equal((await stores.leads.list(10)).length, 2);
  });

  it('refuse while a server has the leads open, and change nothing', async () => {
    assert.equal((await run('backup', dataDir)).code, 0);
    await stores.leads.accept(newLead({ email: 'late@example.be' }));
    const { code, stderr } = await run('restore', dataDir);
    assert.equal(code, 1);
    assert.match(stderr, /another process has it open/);
    assert.equal((await stores.leads.list(10)).length, 3);
    assert.deepEqual(
      readdirSync(dataDir).filter((name) => name.startsWith('re')),
      [],
    );
  });

  it('refuse a file that is there, and one that is no backup, damaged or broken off', async () => {
    writeFileSync(file, 'precious');
    const taken = await run('backup', dataDir);
    assert.equal(taken.code, 1);
    assert.match(taken.stderr, /exists already/);
    assert.equal(readFileSync(file, 'utf8'), 'precious');

    const nowhere = path.join(temporaryDir(), 'typo');
    const unplaced = await run('backup', dataDir, path.join(nowhere, 'site.backup'));
    assert.deepEqual([unplaced.code, unplaced.stderr], [1, `There is no folder ${nowhere}.\n`]);

    const empty = temporaryDir();
    const none = await run('restore', empty);
    assert.equal(none.code, 1);
    assert.equal(none.stderr, `${file} is no whole backup: file is not a database\n`);
    const missing = await run('restore', empty, `${file}.missing`);
    assert.match(missing.stderr, /there is no such file/);
    const brokenOff = `${file}.empty`;
    writeFileSync(brokenOff, '');
    assert.match((await run('restore', empty, brokenOff)).stderr, /no backup, or one that was/);
    assert.equal(existsSync(path.join(empty, 'leads.sqlite')), false);
  });

  it('refuse an archive with a file that leads out of the folder', async () => {
    assert.equal((await run('backup', dataDir)).code, 0);
    const db = new DatabaseSync(file);
    db.exec("UPDATE sqlar SET name = 'mail/../../stolen' WHERE name = 'session-secret'");
    db.close();
    const { code, stderr } = await run('restore', temporaryDataDir());
    assert.equal(code, 1);
    assert.match(stderr, /a file that no backup has: mail\/\.\.\/\.\.\/stolen/);
  });
});
