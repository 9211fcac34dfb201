import assert from 'node:assert/strict';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LeadBackup } from '../../../../../server/services/leads/lead-backup.ts';
import type { LeadStore } from '../../../../../server/services/leads/model/lead-store.ts';
import { openLeadStore } from '../../../../../server/services/leads/sqlite/open-lead-store.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { SqliteLeadCopies } from '../../../../../server/services/leads/sqlite/sqlite-lead-copies.ts';

const FRIEND = 'tell-a-friend';
const noOthers = () => Promise.resolve([]);
const HOUR = 3_600_000;
const MINUTE = 60_000;
const ONE_O_CLOCK = Date.UTC(2026, 10, 22, 13, 5);

describe('the backup of the leads', () => {
  const log = createLog('silent');
  let dataDir: string;
  let store: LeadStore;
  beforeEach(() => {
    dataDir = temporaryDataDir();
    store = openLeadStore(dataDir, { log, now: 0 });
  });
  afterEach(() => store.close());

  const leadCopies = () => new SqliteLeadCopies(dataDir);
  const backUp = (now: number) => leadCopies().backUp(now, FRIEND);
  const copies = () => readdirSync(path.join(dataDir, 'backup')).sort();

  it('is a whole file of its own, made while the leads are written to', async () => {
    for (let i = 0; i < 50; i += 1) await store.accept(newLead());
    const made = backUp(ONE_O_CLOCK);
    await store.accept(newLead());
    assert.equal(await made, true);
    assert.deepEqual(copies(), ['leads-2026-11-22T13.sqlite']);
    const file = path.join(dataDir, 'backup', copies()[0]!);
    assert.equal(statSync(file).mode & 0o077, 0);
    const db = new DatabaseSync(file, { readOnly: true });
    const stored = Number(db.prepare('SELECT count(*) AS n FROM lead').get()?.['n']);
    const deliveries = Number(db.prepare('SELECT count(*) AS n FROM delivery').get()?.['n']);
    db.close();
    assert.ok(stored >= 50, `${stored} leads`);
    assert.equal(deliveries, stored * 3);
    assert.equal((await store.counts()).stored, 51);
  });

  it('is kept before copies of a clock that was ahead, however many they are', async () => {
    await store.accept(newLead());
    const ahead = ONE_O_CLOCK + 365 * 24 * HOUR;
    await backUp(ahead);
    const made = path.join(dataDir, 'backup', copies()[0]!);
    for (let hour = 1; hour < 48; hour++) {
      const name = new Date(ahead + hour * HOUR).toISOString().slice(0, 13);
      copyFileSync(made, path.join(dataDir, 'backup', `leads-${name}.sqlite`));
    }
    for (const hour of [0, 1]) await backUp(ONE_O_CLOCK + hour * HOUR);
    const present = ['leads-2026-11-22T13.sqlite', 'leads-2026-11-22T14.sqlite'];
    assert.deepEqual(copies().slice(0, 2), present);
    assert.equal(copies().length, 48);
  });

  it('is made once an hour, by whichever server, and two days are kept', async () => {
    const both = [backUp(ONE_O_CLOCK), backUp(ONE_O_CLOCK)];
    await Promise.all(both);
    assert.equal(await backUp(ONE_O_CLOCK + 54 * MINUTE), false);
    assert.equal(copies().length, 1);
    for (let hour = 1; hour <= 60; hour += 1) {
      assert.equal(await backUp(ONE_O_CLOCK + hour * HOUR), true);
    }
    assert.equal(copies().length, 48);
    assert.equal(copies()[0], 'leads-2026-11-23T02.sqlite');
    assert.equal(copies().at(-1), 'leads-2026-11-25T01.sqlite');
  });

  it('is refused when it is damaged, and the one before stays', async () => {
    await store.accept(newLead());
    assert.equal(await backUp(ONE_O_CLOCK), true);
    await store.close();
    const file = path.join(dataDir, 'leads.sqlite');
    const bytes = readFileSync(file);
    // The page of the first table.
    bytes.fill(0xff, 4096, 4200);
    writeFileSync(file, bytes);
    await assert.rejects(backUp(ONE_O_CLOCK + HOUR), /damaged|malformed/);
    assert.deepEqual(copies(), ['leads-2026-11-22T13.sqlite']);
    store = openLeadStore(temporaryDataDir(), { log, now: 0 });
  });

  it('has no message to a friend, and nothing is erased in it later', async () => {
    const form = FRIEND;
    await store.accept(newLead({ form, email: 'friend@example.be', content: 'friend@example.be' }));
    await store.accept(newLead({ email: 'jo@example.be' }));
    await backUp(ONE_O_CLOCK);
    const file = path.join(dataDir, 'backup', copies()[0]!);
    const bytes = readFileSync(file);
    assert.equal(bytes.includes('friend@example.be'), false);
    assert.equal(bytes.includes('jo@example.be'), true);
    assert.equal((await store.counts()).stored, 2);
    // It would be refused if it was opened once more.
    bytes.fill(0xff, 4096);
    writeFileSync(file, bytes);
    await leadCopies().eraseForm(FRIEND);
    assert.deepEqual(readFileSync(file), bytes);
  });

  it('of many leads is checked and changed in a thread of its own', async () => {
    const threads: unknown[] = [];
    const count = (thread: unknown) => threads.push(thread);
    process.on('worker', count);
    const content = 'a long message '.repeat(5000);
    for (let i = 0; i < 20; i += 1) await store.accept(newLead({ content }));
    await store.accept(newLead({ form: FRIEND, email: 'friend@example.be', content }));
    assert.equal(await backUp(ONE_O_CLOCK), true);
    const made = readFileSync(path.join(dataDir, 'backup', copies()[0]!));
    assert.equal(made.includes('a long message'), true);
    assert.equal(made.includes('friend@example.be'), false);
    await store.close();
    const file = path.join(dataDir, 'leads.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096, 4200);
    writeFileSync(file, bytes);
    await assert.rejects(backUp(ONE_O_CLOCK + HOUR), /damaged|malformed/);
    process.off('worker', count);
    assert.equal(threads.length, 2);
    assert.deepEqual(copies(), ['leads-2026-11-22T13.sqlite']);
    store = openLeadStore(temporaryDataDir(), { log, now: 0 });
  });

  it('has no address of a search, or of news, that nobody has confirmed', async () => {
    const db = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
    const search = db.prepare(`INSERT INTO saved_search
      (id, person, address, email, locale, frequency, list, query, state, created_at)
      VALUES (?, ?, ?, ?, 'nl', 'weekly', 'for-sale', '', ?, 1)`);
    const news = db.prepare(`INSERT INTO owner_news
      (id, owner, home, account, name, email, address, locale, frequency, state, created_at)
      VALUES (?, ?, 1, 'a', 'n', ?, ?, 'nl', 'weekly', ?, 1)`);
    for (const [index, state] of ['unconfirmed', 'active'].entries()) {
      const address = `search-${state}@example.be`;
      search.run(String(index), String(index), address, address, state);
      const email = `news-${state}@example.be`;
      news.run(String(index), index, email, email, state);
    }
    db.close();
    for (const form of ['search-confirmation', 'owner-news-confirmation']) {
      await store.accept(newLead({ form, email: `${form}@example.be` }));
    }
    await backUp(ONE_O_CLOCK);
    const bytes = readFileSync(path.join(dataDir, 'backup', copies()[0]!));
    const has = (address: string) => bytes.includes(`${address}@example.be`);
    assert.deepEqual(
      ['search', 'news'].map((name) => [has(`${name}-unconfirmed`), has(`${name}-active`)]),
      [
        [false, true],
        [false, true],
      ],
    );
    assert.equal(has('search-confirmation') || has('owner-news-confirmation'), false);
  });

  it('loses the messages to friends that an older release copied, also beside a damaged one', async () => {
    const form = FRIEND;
    await store.accept(newLead({ form, email: 'friend@example.be', content: 'friend@example.be' }));
    await store.accept(newLead({ email: 'jo@example.be' }));
    const dir = path.join(dataDir, 'backup');
    mkdirSync(dir);
    await store.close();
    for (const hour of [11, 12, 13]) {
      const copy = path.join(dir, `leads-2026-11-22T${hour}.sqlite`);
      copyFileSync(path.join(dataDir, 'leads.sqlite'), copy);
    }
    writeFileSync(path.join(dir, 'leads-2026-11-22T12.sqlite'), 'no database '.repeat(1000));
    const erased = leadCopies().eraseForm(FRIEND);
    // One a turn of the event loop: the oldest comes last.
    const oldest = readFileSync(path.join(dir, 'leads-2026-11-22T11.sqlite'));
    assert.equal(oldest.includes('friend@example.be'), true);
    await assert.rejects(erased, /not a database/);
    assert.equal(copies().length, 3);
    for (const hour of [11, 13]) {
      const bytes = readFileSync(path.join(dir, `leads-2026-11-22T${hour}.sqlite`));
      assert.equal(bytes.includes('friend@example.be'), false);
      assert.equal(bytes.includes('jo@example.be'), true);
    }
    store = openLeadStore(dataDir, { log, now: 0 });
  });

  it('is looked after every ten minutes, and a lack of it is told', async () => {
    mkdirSync(path.join(dataDir, 'backup'));
    const timers = new ManualTimers();
    let now = ONE_O_CLOCK;
    let isBroken = false;
    let looks = 0;
    const backup = (at: number) => {
      looks += 1;
      return isBroken ? Promise.reject(new Error('disk full')) : backUp(at);
    };
    const none = new LeadBackup({
      backup: () => Promise.reject(new Error('disk full')),
      ofLeadsBefore: noOthers,
      damaged: noOthers,
      missing: () => Promise.resolve(undefined),
      now: () => now,
      timers: new ManualTimers(),
      log,
    });
    const care = new LeadBackup({
      backup,
      ofLeadsBefore: noOthers,
      damaged: noOthers,
      missing: () => Promise.resolve(undefined),
      now: () => now,
      timers,
      log,
    });
    care.repeated.start();
    assert.equal(looks, 1);
    timers.goOff(10 * MINUTE);
    assert.equal(looks, 2);
    await care.backUp();
    isBroken = true;
    now += 3 * HOUR;
    await care.backUp();
    assert.deepEqual(care.concerns(), []);
    now += MINUTE;
    const lack = ['the leads have not been backed up for 181 minutes'];
    assert.deepEqual(care.concerns(), lack);
    await none.backUp();
    assert.deepEqual(none.concerns(), lack);
    isBroken = false;
    await care.backUp();
    assert.deepEqual(care.concerns(), []);
    void care.repeated.stop();
    assert.deepEqual(timers.waiting, []);
  });

  it('gives what a damaged file has lost, and the file is told until it is removed', async () => {
    const [copied, lost] = [newLead(), newLead()];
    await store.accept(copied);
    await backUp(ONE_O_CLOCK);
    await store.accept(lost);
    await store.close();
    writeFileSync(path.join(dataDir, 'leads.sqlite'), 'no database '.repeat(1000));
    store = openLeadStore(dataDir, { log, now: 77 });
    assert.equal((await store.find(copied.id))?.content, copied.content);
    assert.equal(await store.find(lost.id), undefined);

    const care = new LeadBackup({
      backup: backUp,
      ofLeadsBefore: () => leadCopies().ofLeadsBefore(),
      damaged: () => leadCopies().damaged(),
      missing: () => Promise.resolve(undefined),
      now: () => ONE_O_CLOCK,
      timers: new ManualTimers(),
      log,
    });
    await care.backUp();
    assert.match(
      care.concerns().join(),
      /^a damaged file .*, leads\.sqlite\.damaged-77; .*: 1; leads received since/,
    );
    rmSync(path.join(dataDir, 'leads.sqlite.damaged-77'));
    await care.backUp();
    assert.deepEqual(care.concerns(), []);
  });

  it('never gives up copies of leads that are missing, and tells of them', async () => {
    await store.accept(newLead({ email: 'jo@example.be' }));
    assert.equal(await backUp(ONE_O_CLOCK), true);
    const good = readFileSync(path.join(dataDir, 'backup', copies()[0]!));
    await store.close();
    rmSync(path.join(dataDir, 'leads.sqlite'));
    store = openLeadStore(dataDir, { log, now: 0 });
    for (let hour = 1; hour <= 50; hour += 1) await backUp(ONE_O_CLOCK + hour * HOUR);
    assert.equal(copies().length, 49);
    assert.deepEqual(readFileSync(path.join(dataDir, 'backup', copies()[0]!)), good);

    const lines: string[] = [];
    const told = createLog('info', { write: (line: string) => lines.push(line) });
    const care = new LeadBackup({
      backup: backUp,
      ofLeadsBefore: () => leadCopies().ofLeadsBefore(),
      damaged: () => leadCopies().damaged(),
      missing: () => Promise.resolve(undefined),
      now: () => ONE_O_CLOCK,
      timers: new ManualTimers(),
      log: told,
    });
    await care.backUp();
    await care.backUp();
    const missing =
      'the leads began empty, beside copies of others (1), the newest ' +
      'backup/leads-2026-11-22T13.sqlite: restore it, or remove these copies';
    assert.deepEqual(care.concerns(), [missing]);
    assert.equal(lines.filter((line) => line.includes('began empty')).length, 1);

    await store.close();
    copyFileSync(
      path.join(dataDir, 'backup', 'leads-2026-11-22T13.sqlite'),
      path.join(dataDir, 'leads.sqlite'),
    );
    store = openLeadStore(dataDir, { log, now: 0 });
    await care.backUp();
    assert.deepEqual(care.concerns(), []);
  });
});
