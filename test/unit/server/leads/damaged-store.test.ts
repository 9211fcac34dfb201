import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { leadLines } from '../../../../server/commands/leads-text.ts';
import type { NewLead } from '../../../../server/leads/lead-store.ts';
import { openLeadStore } from '../../../../server/leads/open-lead-store.ts';
import type { Log } from '../../../../server/log.ts';
import { newLead } from '../../../support/new-lead.ts';
import { temporaryDir } from '../../../support/site-app.ts';

const PAGE = 4096;

describe('the file of leads', () => {
  const errors: unknown[] = [];
  const log = { error: (...line: unknown[]) => errors.push(line) } as unknown as Log;
  let dir: string;
  const open = () => openLeadStore(dir, { log, now: 77 });
  const file = () => path.join(dir, 'leads.sqlite');

  beforeEach(() => {
    dir = temporaryDir();
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

  it('gives up only what cannot be read of it', async () => {
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
    assert.equal((await store.take(due)).length, 20);
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
    assert.deepEqual(readdirSync(dir), ['leads.sqlite']);
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
