import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import session, { type SessionData } from 'express-session';
import fc from 'fast-check';
import { createLog } from '../../../server/platform/log.ts';
import { openLeadSpool } from '../../../server/services/leads/sqlite/sqlite-lead-spool.ts';
import { postgresStores } from '../../../server/services/stores/postgres/postgres-stores.ts';
import { sqliteStores } from '../../../server/services/stores/sqlite/sqlite-stores.ts';
import type { Stores } from '../../../server/services/stores/stores.ts';
import { backUpSite, restoreSite } from '../../../server/site-backup.ts';
import { moveSite } from '../../../server/site-move.ts';
import { newLead } from '../../support/new-lead.ts';
import { describePostgres, sharedPostgres } from '../../support/postgres/describe-postgres.ts';
import { freshSchemaUrl } from '../../support/postgres/fresh-schema.ts';
import { runCommand } from '../../support/run-command.ts';
import { temporaryDataDir, temporaryDir } from '../../support/site-app.ts';

const OPTIONS = { secret: 'a secret', log: createLog('silent'), now: Date.now };
const RULE = { name: 'form', count: 2, window: 3600 };
/** A CRM's id may be any text; a form's fields, too. */
const ODD = 'a\0"\\ é \u2028';

const put = (stores: Stores, id: string, data: SessionData) =>
  new Promise<void>((resolve, reject) => {
    stores.sessions.set(id, data, (error) => (error ? reject(error as Error) : resolve()));
  });
const get = (stores: Stores, id: string) =>
  new Promise<SessionData | null | undefined>((resolve, reject) => {
    stores.sessions.get(id, (error, found) => (error ? reject(error as Error) : resolve(found)));
  });

describePostgres('npm run move-data', () => {
  let dataDir: string;
  let url: string;
  let lead: string;
  let number: number;
  const inFiles = () => sqliteStores.open({ dataDir }, OPTIONS);
  const inDatabase = () =>
    postgresStores.open({ dataDir: temporaryDataDir(), databaseUrl: url }, OPTIONS);
  const move = (isBack: boolean) =>
    moveSite({ dataDir, databaseUrl: url }, { isBack, now: Date.now() });

  /** Does something with stores that are closed afterwards. */
  const using = async <T>(open: () => Promise<Stores>, work: (stores: Stores) => Promise<T>) => {
    const stores = await open();
    try {
      return await work(stores);
    } finally {
      await stores.close();
    }
  };

  beforeEach(async () => {
    dataDir = temporaryDataDir();
    url = await freshSchemaUrl();
    await using(inFiles, async (stores) => {
      await stores.leads.accept(newLead({ email: 'jo@example.be', key: ODD, recipient: 'hash' }));
      await stores.leads.accept(newLead({ key: 'another' }));
      const [first] = await stores.leads.list(1);
      assert.ok(first);
      lead = first.id;
      const file = await stores.handedIn.receive(Readable.from([Buffer.from('%PDF-1.7')]));
      await stores.handedIn.keep(file, lead);
      [number = 0] = await stores.crmIds.numbersOf('crm', 'home', [ODD]);
      await put(stores, 'an owner', { cookie: new session.Cookie() } as SessionData);
      await stores.signIns.note(7, 1234);
      await stores.limits.take(RULE, 'visitor', Date.now());
      await stores.limits.take(RULE, 'visitor', Date.now());
      await stores.missingPages.add('2026-11-24', new Map([['/old', 3]]));
      await stores.viewCounts.add('2026-11-24', [{ kind: 'home', id: 5, count: 2 }]);
      await stores.refreshRequests.add();
      await stores.catalogueCopies.write(['{"homes":', '[]}']);
    });
  });

  const requireAll = async (stores: Stores, leads: number) => {
    assert.equal((await stores.leads.list(100)).length, leads);
    assert.equal((await stores.leads.find(lead))?.deliveries.length, 3);
    const document = await stores.handedIn.open(lead);
    assert.equal(document && (await text(document.content)), '%PDF-1.7');
    assert.equal(await stores.crmIds.idOf('crm', 'home', number), ODD);
    assert.ok(await get(stores, 'an owner'));
    assert.equal(await stores.signIns.note(7, 1234), 1234);
    assert.equal((await stores.limits.peek(RULE, 'visitor', Date.now())).isAllowed, false);
    assert.deepEqual(await stores.missingPages.list(), [
      { day: '2026-11-24', path: '/old', count: 3 },
    ]);
    assert.equal(await stores.refreshRequests.count(), 1);
    assert.equal((await stores.catalogueCopies.read())?.toString(), '{"homes":[]}');
  };

  it('moves all that a site keeps, again after more was sent, and back', async () => {
    const { parts } = await move(false);
    assert.equal(parts.get('lead')?.rows, 2);
    await using(inFiles, async (stores) => {
      await stores.leads.accept(newLead({ key: 'a third' }));
      await stores.leads.copies?.backUp(Date.now(), 'tell-a-friend');
    });
    assert.equal((await move(false)).parts.get('lead')?.rows, 3);
    assert.deepEqual((await move(false)).parts, (await move(false)).parts);
    await using(inDatabase, async (stores) => {
      await requireAll(stores, 3);
      await stores.leads.accept(newLead({ key: 'a fourth' }));
    });
    const back = await move(true);
    assert.equal(back.parts.get('lead')?.rows, 4);
    assert.ok(back.replaced && readdirSync(back.replaced).includes('leads.sqlite'));
    await using(inFiles, async (stores) => {
      await requireAll(stores, 4);
      assert.deepEqual(await stores.leads.copies?.ofLeadsBefore(), []);
    });
    assert.deepEqual(
      readdirSync(dataDir).filter((name) => name.startsWith('move-')),
      [],
    );
  });

  it('replaces nothing that was sent to the place it fills', async () => {
    await move(false);
    await using(inDatabase, (stores) => stores.leads.accept(newLead({ key: 'to the database' })));
    await assert.rejects(move(false), /database has been used since the last move.*lead \(3\)/);
    await using(inDatabase, async (stores) => {
      assert.equal((await stores.leads.list(10)).length, 3);
    });
    await using(inFiles, (stores) => stores.leads.accept(newLead({ key: 'to the files' })));
    await assert.rejects(move(true), /DATA_DIR has been used since the last move.*lead \(3\)/);
    await using(inFiles, async (stores) => assert.equal((await stores.leads.list(10)).length, 3));
  });

  it('takes back a copy that the database has changed, and names the part', async () => {
    await move(false);
    const server = await sharedPostgres();
    await server.query(
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN new.content := new.content || ' '; RETURN new; END $$;
       CREATE TRIGGER spoil BEFORE INSERT ON lead FOR EACH ROW EXECUTE FUNCTION spoil()`,
      url.replace('?schema=', '?options=-csearch_path='),
    );
    await using(inFiles, (stores) => stores.leads.accept(newLead({ key: 'a third' })));
    await assert.rejects(move(false), /lead was not copied as it is: 3 rows, 3 in the copy/);
    await using(inDatabase, async (stores) => {
      assert.equal((await stores.leads.list(10)).length, 2);
    });
  });

  it('goes back only when no lead waits on the machine for the database', async () => {
    await move(false);
    const spool = openLeadSpool(dataDir);
    spool.keep({ lead: newLead() });
    await assert.rejects(move(true), /1 lead\(s\) wait in .* start a server until it has them/);
    const kept = spool.lease(1000);
    assert.ok(kept);
    spool.remove(kept);
    spool.close();
    assert.equal((await move(true)).parts.get('lead')?.rows, 2);
  });

  it('is refused while a server has either side open, and keeps servers out', async () => {
    const files = await inFiles();
    await assert.rejects(move(false), /another process has it open/);
    await files.close();
    const database = await inDatabase();
    await assert.rejects(move(false), /a server has the database open/);
    await assert.rejects(move(true), /a server has the database open/);
    await database.close();
    const whileMoved = postgresStores.whileClosed({ dataDir, databaseUrl: url }, () =>
      assert.rejects(inDatabase(), /a command replaces what the database holds/),
    );
    await whileMoved;
  });

  it('says what it moved and what comes next, without the password', async () => {
    const run = (...args: string[]) =>
      runCommand('server/commands/move-data.ts', args, { DATA_DIR: dataDir });
    const { code, stdout, stderr } = await run(url.replace('vitrine@', 'vitrine:geheim@'));
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^lead +2 {2}[\da-f]{16}$/m);
    assert.match(stdout, /both sides have as many of each, with the same SHA-256/);
    assert.doesNotMatch(stdout + stderr, /geheim/);
    assert.match((await run()).stderr, /^usage: /);
    const nowhere = await run('postgres://u:geheim@127.0.0.1:1/none');
    assert.deepEqual(
      [nowhere.code, nowhere.stderr],
      [
        1,
        'The database of DATABASE_URL cannot be used: no server answers there (connect ECONNREFUSED 127.0.0.1:1)\n',
      ],
    );
  });

  it('takes texts as they are', async () => {
    const ids = [...new Set(fc.sample(fc.string({ unit: 'binary', maxLength: 20 }), 60))];
    const numbers = await using(inFiles, async (stores) => {
      for (const id of ids.slice(0, 8)) await stores.leads.accept(newLead({ key: `key of ${id}` }));
      return stores.crmIds.numbersOf('crm', 'person', ids);
    });
    await move(false);
    await move(true);
    const found = await using(inFiles, (stores) =>
      stores.crmIds.numbersOf('crm', 'person', ids.toReversed()),
    );
    assert.deepEqual(found.toReversed(), numbers);
  });

  describe('npm run backup and npm run restore with a database', () => {
    const config = (databaseUrl: string, folder: string) =>
      ({ dataDir: folder, stores: 'postgres', databaseUrl }) as const;

    it('bring back a site, into another database or into files', async () => {
      await move(false);
      const server = await inDatabase();
      const file = path.join(temporaryDir(), 'site.backup');
      const machine = temporaryDataDir();
      mkdirSync(path.join(machine, 'mail'));
      writeFileSync(path.join(machine, 'mail/1.eml'), 'a mail');
      await server.leads.accept(newLead({ key: 'friend', form: 'tell-a-friend', email: 'f@a.be' }));
      await backUpSite(config(url, machine), file, Date.now());
      await assert.rejects(
        restoreSite(config(url, machine), file, Date.now()),
        /a server has the database open/,
      );
      await server.close();

      const full = await restoreSite(config(url, machine), file, Date.now());
      assert.deepEqual([full.leads, full.documents, full.mails], [2, 1, 1]);
      assert.ok(full.replaced && readdirSync(full.replaced).includes('leads.sqlite'));
      const other = await freshSchemaUrl();
      const restored = await restoreSite(config(other, temporaryDataDir()), file, Date.now());
      assert.equal(restored.replaced, undefined);
      const empty = temporaryDataDir();
      await restoreSite({ dataDir: empty, stores: 'sqlite', databaseUrl: undefined }, file, 0);
      assert.equal(readFileSync(path.join(empty, 'leads.sqlite')).includes('f@a.be'), false);
      for (const stores of [
        await postgresStores.open({ dataDir: temporaryDataDir(), databaseUrl: other }, OPTIONS),
        await sqliteStores.open({ dataDir: empty }, OPTIONS),
      ]) {
        assert.equal((await stores.leads.list(10)).length, 2);
        const document = await stores.handedIn.open(lead);
        assert.equal(document && (await text(document.content)), '%PDF-1.7');
        assert.equal(await stores.crmIds.idOf('crm', 'home', number), ODD);
        assert.ok(await get(stores, 'an owner'));
        assert.equal((await stores.catalogueCopies.read())?.toString(), '{"homes":[]}');
        await stores.close();
      }
    });
  });
});
