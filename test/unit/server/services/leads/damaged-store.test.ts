import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { leadLines } from '../../../../../server/commands/leads-text.ts';
import type { NewLead } from '../../../../../server/services/leads/model/lead-store.ts';
import {
  openLeadStore,
  openLeadStoreForCommand,
} from '../../../../../server/services/leads/sqlite/open-lead-store.ts';
import type { Log } from '../../../../../server/platform/log.ts';
import { DamagedError } from '../../../../../server/platform/sqlite/open-database.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { damagedFiles } from '../../../../../server/services/leads/sqlite/damage-report.ts';
import { SqliteLeadCopies } from '../../../../../server/services/leads/sqlite/sqlite-lead-copies.ts';
import { damageText } from '../../../../../server/services/leads/damage-text.ts';

const PAGE = 4096;
const minuteOf = (index: number) => Date.UTC(2026, 10, 24, 8) + index * 60_000;
const OPEN_LEAD_STORE = '../../../../../server/services/leads/sqlite/open-lead-store.ts';

describe('the file of leads', () => {
  const errors: unknown[] = [];
  const log = { error: (...line: unknown[]) => errors.push(line) } as unknown as Log;
  let dir: string;
  const open = () => openLeadStore(dir, { log, now: 77 });
  const file = () => path.join(dir, 'leads.sqlite');
  const setAside = () => damagedFiles(dir).map(({ name }) => name);

  beforeEach(() => {
    dir = temporaryDataDir();
    errors.length = 0;
  });

  it('is set aside when it is damaged, and the site takes leads', async () => {
    writeFileSync(file(), 'no database '.repeat(1000));
    const store = open();
    await store.accept(newLead());
    assert.equal((await store.counts()).stored, 1);
    await store.close();
    assert.ok(readdirSync(dir).includes('leads.sqlite.damaged-77'));
    assert.equal(errors.length, 1);
  });

  it('loses only the part of it that cannot be read', async () => {
    const before = open();
    const leads = Array.from({ length: 200 }, () => newLead({ content: 'x'.repeat(2000) }));
    for (const lead of leads) await before.accept(lead);
    await before.close();
    damage(file(), leads[100]!.id);

    const store = open();
    const { stored, waiting } = await store.counts();
    assert.ok(stored >= 150, `${stored} of 200 leads were kept`);
    assert.ok(waiting >= 450, `${waiting} of 600 deliveries were kept`);
    for (const lead of [leads[0]!, leads[199]!]) {
      assert.equal((await store.find(lead.id))?.content, lead.content);
    }
    await store.close();
    assert.equal(errors.length, 1);
  });

  describe('cut off', () => {
    const LEADS = 300;
    /** Leads of a server that is still running, or was stopped. */
    const filled = async (isRunning = false, count = LEADS) => {
      const store = open();
      for (let index = 0; index < count; index += 1) {
        const content = JSON.stringify({ text: 'x'.repeat(700) });
        await store.accept(newLead({ content, receivedAt: minuteOf(index) }));
      }
      if (!isRunning) await store.close();
      return store;
    };
    /** A folder as the files of a killed server leave it, with the first of the bytes of each. */
    const cut = (part: number, ofJournal?: number) => {
      const from = dir;
      dir = temporaryDataDir();
      for (const [name, share] of [
        ['leads.sqlite', part] as const,
        ['leads.sqlite-wal', ofJournal] as const,
      ]) {
        if (share === undefined) continue;
        const bytes = readFileSync(path.join(from, name));
        writeFileSync(path.join(dir, name), bytes.subarray(0, Math.floor(bytes.length * share)));
      }
    };
    const concerns = () => damagedFiles(dir).map(damageText);

    it('in the middle keeps what is before, and says how many leads are lost, and of when', async () => {
      await filled();
      cut(0.5);
      const store = open();
      const { stored } = await store.counts();
      assert.ok(stored >= 90, `${stored} of ${LEADS} leads were kept`);
      const [concern = ''] = concerns();
      assert.match(concern, new RegExp(`copy before it: ${stored};`));
      const lost = LEADS - stored;
      assert.match(
        concern,
        new RegExp(`lost: at least ${lost}, received from 2026-11-24T\\S+ to 2026`),
      );
      await store.close();
    });

    it('to nothing is made of its journal, which has all of a young one', async () => {
      const running = await filled(true, 20);
      const folder = dir;
      for (const isGone of [false, true]) {
        dir = folder;
        cut(0, 1);
        if (isGone) unlinkSync(file());
        const store = open();
        assert.equal((await store.counts()).stored, 20);
        assert.match(concerns().join(), /copy before it: 20;/);
        await store.close();
        assert.deepEqual(
          readdirSync(dir).filter((name) => name.includes('.pages')),
          [],
        );
      }
      await running.close();
    });

    it('to nothing is made of its newest copy, and of what the journal has since', async () => {
      const running = await filled(true, 200);
      const copies = new SqliteLeadCopies(dir);
      await copies.backUp(minuteOf(0), 'tell-a-friend');
      const late = newLead({ content: 'of the journal' });
      await running.accept(late);
      const copy = path.join(dir, 'backup');
      cut(0, 1);
      cpSync(copy, path.join(dir, 'backup'), { recursive: true });
      const store = open();
      assert.equal((await store.counts()).stored, 201);
      assert.equal((await store.find(late.id))?.content, late.content);
      assert.equal(await new SqliteLeadCopies(dir).missing(), undefined);
      await store.close();
      await running.close();
    });

    it('is completed by the next start, where the one that had set it aside was killed', async () => {
      await filled();
      cut(0.5);
      renameSync(file(), `${file()}.damaged-5`);
      assert.equal(damagedFiles(dir)[0]?.kept, undefined);
      const store = open();
      assert.ok((await store.counts()).stored >= 90);
      assert.notEqual(damagedFiles(dir)[0]?.kept, undefined);
      const [first] = await store.list(1);
      assert.ok(first);
      await store.eraseOne(first.id);
      await store.close();
      // What was erased since is not read once more.
      const again = open();
      assert.equal(await again.find(first.id), undefined);
      await again.close();
    });
  });

  it('is completed from hourly copies by a command, and says what they alone have', async () => {
    const store = open();
    const leads = Array.from({ length: 5 }, () => newLead());
    const [friend, ...others] = [newLead({ form: 'tell-a-friend' }), ...leads];
    for (const lead of [friend, ...others]) await store.accept(lead);
    const copies = new SqliteLeadCopies(dir);
    await copies.backUp(minuteOf(0), 'tell-a-friend');
    assert.equal(await copies.missing(), undefined);
    const db = new DatabaseSync(file());
    db.exec(
      `PRAGMA foreign_keys = ON; DELETE FROM lead WHERE id IN ('${leads[1]!.id}', '${leads[2]!.id}')`,
    );
    db.close();
    // A copy of what is left does not hide it.
    await copies.backUp(minuteOf(60), 'tell-a-friend');
    const copy = 'backup/leads-2026-11-24T08.sqlite';
    assert.deepEqual(await copies.missing(), { copy, leads: 2 });
    assert.deepEqual(await copies.recover(undefined, 5), { files: 2, leads: 2, lost: 0 });
    assert.equal(await copies.missing(), undefined);
    assert.equal((await store.find(leads[1]!.id))?.content, leads[1]!.content);
    assert.deepEqual(await copies.recover(copy, 5), { files: 1, leads: 0, lost: 0 });
    assert.equal((await copies.recover('nothing.sqlite', 5)).files, 0);
    await store.close();
  });

  it('is read whatever columns it has, and with the versions of contents', async () => {
    const before = open();
    const [next, plain] = [newLead({ contentVersion: 7 }), newLead()];
    for (const lead of [next, plain]) await before.accept(lead);
    const step = { lead: plain.id, number: 1, at: 5, startsAt: 9, content: '{}' };
    await before.addVisitStep(step, newLead());
    await before.close();
    const db = new DatabaseSync(file());
    db.exec(
      "ALTER TABLE lead ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'; DROP INDEX lead_by_key",
    );
    db.exec('ALTER TABLE delivery DROP COLUMN reason');
    db.close();
    damagePage(file(), rootOf(file(), 'lead_by_email'));

    const store = open();
    assert.ok(setAside().includes('leads.sqlite.damaged-77'));
    for (const lead of [next, plain]) {
      const found = await store.find(lead.id);
      assert.equal(found?.contentVersion, lead.contentVersion);
      assert.equal(found?.content, lead.content);
      assert.equal(found?.deliveries.length, 3);
    }
    assert.deepEqual(await store.visitSteps(plain.id), [step]);
    await store.close();
  });

  it('stays where it is while another server has it open, which loses nothing', async () => {
    const running = open();
    for (let index = 0; index < 50; index += 1) {
      await running.accept(newLead({ content: `${index}!`.repeat(500) }));
    }
    const db = new DatabaseSync(file());
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    damage(file(), '25!25!25!');

    assert.match(await failureOfStart(dir), /^leads\.sqlite is damaged .* Stop all servers/);
    assert.throws(open, DamagedError);
    assert.deepEqual(setAside(), []);
    const after = Array.from({ length: 10 }, () => newLead());
    for (const lead of after) await running.accept(lead);
    await running.close();

    const next = open();
    assert.ok(setAside().includes('leads.sqlite.damaged-77'));
    for (const { id } of after) assert.equal((await next.find(id))?.deliveries.length, 3);
    assert.equal(await failureOfStart(dir), 'started');
    await next.close();
  });

  it('is not set aside by what runs beside a server', async () => {
    await open().close();
    writeFileSync(file(), 'no database '.repeat(1000));
    assert.throws(() => openLeadStoreForCommand(dir), DamagedError);
    assert.deepEqual(setAside(), []);
    await open().close();
    await openLeadStoreForCommand(dir).close();
    assert.deepEqual(setAside(), ['leads.sqlite.damaged-77']);
  });

  it('has every delivery waiting where those of its leads cannot be read', async () => {
    const before = open();
    const leads = Array.from({ length: 20 }, () => newLead());
    const [friend, spam] = [newLead({ form: 'tell-a-friend' }), newLead({ quarantine: 'spam 5' })];
    for (const lead of [...leads, friend, spam]) await before.accept(lead);
    await before.close();
    damagePage(file(), rootOf(file(), 'delivery'));

    const store = open();
    const statesOf = async ({ id }: NewLead) =>
      (await store.find(id))?.deliveries.map(({ destination, state }) => [destination, state]);
    for (const lead of leads) {
      assert.deepEqual(await statesOf(lead), [
        ['agency-mail', 'waiting'],
        ['visitor-mail', 'waiting'],
        ['crm', 'waiting'],
      ]);
    }
    assert.deepEqual(await statesOf(friend), [['visitor-mail', 'waiting']]);
    assert.ok((await statesOf(spam))?.every(([, state]) => state === 'parked'));
    const { waiting, oldestUndelivered } = await store.counts();
    assert.deepEqual([waiting, oldestUndelivered], [61, 1_000_000]);
    const due = { destination: 'crm', now: 77, dueBy: 77, leasedUntil: 99, limit: 99 } as const;
    assert.equal((await store.claimDue(due)).length, 20);
    await store.close();
  });

  it('shows a lead without deliveries as such, and retries it', async () => {
    const store = open();
    const { id } = await store.accept(newLead());
    const db = new DatabaseSync(file());
    db.exec('DELETE FROM delivery');
    db.close();
    const lead = await store.find(id);
    assert.ok(lead);
    assert.match(leadLines([lead]), / deliveries unknown, retry delivers it\n$/);
    assert.equal(await store.retry(id, 77), true);
    assert.equal((await store.counts()).waiting, 3);
    await store.close();
  });

  it('is opened as it is when it is whole', async () => {
    const before = open();
    await before.accept(newLead());
    await before.close();
    const store = open();
    assert.equal((await store.counts()).stored, 1);
    await store.close();
    assert.deepEqual(readdirSync(dir), ['leads.sqlite', 'leads.sqlite.lock']);
    assert.deepEqual(errors, []);
  });

  it('can be read by its user alone, with the files beside it', async () => {
    const store = open();
    await store.accept(newLead());
    const files = readdirSync(dir);
    assert.ok(files.includes('leads.sqlite-wal'));
    for (const name of files) assert.equal(statSync(path.join(dir, name)).mode & 0o077, 0, name);
    await store.close();
  });
});

/** What a process of its own says that opens the leads as a server does. */
async function failureOfStart(dir: string): Promise<string> {
  const script = `
    import { openLeadStore } from ${JSON.stringify(import.meta.resolve(OPEN_LEAD_STORE))};
    try {
      await openLeadStore(process.argv[1], { log: console, now: 88 }).close();
      process.stdout.write('started');
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
    dir,
  ]);
  return stdout;
}

/** Overwrites the page of the file that holds this text. */
function damage(file: string, text: string): void {
  damagePage(file, Math.floor(readFileSync(file).indexOf(text) / PAGE) + 1);
}

/** Overwrites a page; the first is 1. */
function damagePage(file: string, page: number): void {
  const content = readFileSync(file);
  content.fill(0xa5, (page - 1) * PAGE, page * PAGE);
  writeFileSync(file, content);
}

/** The first page of a table. */
function rootOf(file: string, table: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const row = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
    return Number(row?.['rootpage']);
  } finally {
    db.close();
  }
}
