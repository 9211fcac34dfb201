import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openLeadStore } from '../../../../server/leads/open-lead-store.ts';
import type { Log } from '../../../../server/log.ts';
import { newLead } from '../../../support/new-lead.ts';
import { temporaryDir } from '../../../support/site-app.ts';

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
  const content = readFileSync(file);
  const page = Math.floor(content.indexOf(text) / 4096);
  content.fill(0xa5, page * 4096, (page + 1) * 4096);
  writeFileSync(file, content);
}
