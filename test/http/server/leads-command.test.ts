import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openLeadStore } from '../../../server/services/leads/sqlite/open-lead-store.ts';
import { SqliteSavedSearches } from '../../../server/services/alerts/sqlite/sqlite-saved-searches.ts';
import type { SqliteLeadStore } from '../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { createLog } from '../../../server/platform/log.ts';
import { newLead } from '../../support/new-lead.ts';
import { newSearch } from '../../support/stores/new-search.ts';
import { runCommand } from '../../support/run-command.ts';
import { temporaryDataDir } from '../../support/site-app.ts';

const DAY = 24 * 3_600_000;
const OLD = Date.now() - 800 * DAY;
const RECENT = Date.now() - DAY;

describe('npm run leads', () => {
  let dataDir: string;
  let store: SqliteLeadStore;
  beforeEach(() => {
    dataDir = temporaryDataDir();
    store = openLeadStore(dataDir, { log: createLog('silent'), now: RECENT });
  });
  afterEach(() => store.close());

  const run = (...args: string[]) =>
    runCommand('server/commands/leads.ts', args, { DATA_DIR: dataDir });

  async function says(args: string[], expected: RegExp): Promise<void> {
    const { code, stdout, stderr } = await run(...args);
    assert.equal(code, 0, stderr);
    assert.match(stdout, expected);
  }

  /** Takes and delivers all that is due. */
  async function deliverAll(): Promise<void> {
    for (const destination of ['agency-mail', 'visitor-mail', 'crm'] as const) {
      const taking = {
        destination,
        now: RECENT,
        dueBy: RECENT,
        leasedUntil: RECENT + 1,
        limit: 99,
      };
      for (const delivery of await store.claimDue(taking)) await store.delivered(delivery, RECENT);
    }
  }

  it('lists and shows, with nothing that steers a terminal', async () => {
    const content = JSON.stringify({ question: 'Is het\u009b2J stil?\u001b[2J' });
    await store.accept(newLead({ reference: 'AAA111', content, receivedAt: OLD }));
    await store.accept(newLead({ reference: 'BBB222', quarantine: 'honeypot' }));
    const { stdout } = await run('list');
    const [first, second] = stdout.split('\n');
    assert.match(first ?? '', /^AAA111 .* contact .* an\.peeters@example\.be .*crm waiting/);
    assert.match(second ?? '', /^BBB222 .*set aside: honeypot/);
    const shown = await run('show', 'aaa111');
    assert.match(shown.stdout, /Is het\uFFFD2J stil\?\\u001b\[2J/);
    assert.match(shown.stdout, /agency-mail +waiting, attempts: 0, next attempt \d{4}-/);
  });

  it('lists saved searches, and erases those of a person', async () => {
    const searches = new SqliteSavedSearches(store.db);
    const ask = (email: string) =>
      searches.request(newSearch({ email }), newLead({ email }), { count: 1, since: 0 });
    await ask('An.Peeters@Example.be');
    await ask('els@example.be');
    await says(['searches'], /unconfirmed  daily  An\.Peeters@Example\.be  nl  sale\?type=1&/);
    await says(['erase', '--email', 'els@example.be'], /erased: 2/);
    const { changes } = await searches.changes(0, 9);
    assert.equal(changes.filter(({ search }) => search).length, 1);
  });

  it('exports into a new file, which its user alone can read', async () => {
    await store.accept(newLead({ reference: 'AAA111' }));
    const file = path.join(dataDir, 'leads.csv');
    await says(['export', file], /^1 leads written/);
    assert.match(readFileSync(file, 'utf8'), /"AAA111";/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const again = await run('export', file);
    assert.equal(again.code, 1);
    assert.equal(again.stderr, `${file} exists already: name another file.\n`);
    const nowhere = `${file}.d/leads.csv`;
    assert.equal(
      (await run('export', nowhere)).stderr,
      `${nowhere}: there is no such file or folder.\n`,
    );
  });

  it('parks, restores and retries', async () => {
    const { id } = await store.accept(newLead({ reference: 'AAA111' }));
    await says(['park', 'AAA111', '--reason', 'phoned'], /AAA111 is set aside/);
    assert.equal((await store.find(id))?.quarantine, 'phoned');
    await says(['retry', '--all'], /nothing to deliver/);
    await says(['restore', 'AAA111'], /AAA111 is delivered from now on/);
    assert.equal((await store.find(id))?.quarantine, undefined);
    await says(['retry', '--all'], /Attempted.*: AAA111/);
    await deliverAll();
  });

  it('lists what is set aside, and restores or erases it', async () => {
    for (const reference of ['AAA111', 'BBB222']) {
      await store.accept(newLead({ reference, quarantine: 'spam 5: manyLinks 5' }));
    }
    await store.accept(newLead({ reference: 'CCC333' }));
    const { stdout } = await run('list', '--set-aside');
    assert.equal(stdout.trim().split('\n').length, 2);
    assert.match(stdout, /AAA111 .*set aside: spam 5: manyLinks 5/);
    await says(['restore', 'AAA111'], /AAA111 is delivered from now on/);
    await says(['erase', 'BBB222'], /BBB222: leads erased: 1;/);
    await says(['list', '--set-aside'], /There are no leads/);
    assert.equal(await store.find('BBB222'), undefined);
    assert.equal((await run('erase', 'BBB222')).code, 1);
  });

  it('erases what is old and delivered, and says what stays', async () => {
    await store.accept(newLead({ reference: 'OLD111', receivedAt: OLD }));
    await deliverAll();
    await store.accept(newLead({ reference: 'OLD222', receivedAt: OLD }));
    await store.accept(newLead({ reference: 'NEW333', receivedAt: RECENT }));
    await says(['erase'], /\(730 days\): leads erased: 1; .*still there: OLD222\n/s);
    const left = (await store.list(9)).map(({ reference }) => reference);
    assert.deepEqual(left, ['NEW333', 'OLD222']);
  });

  it('erases a person from the leads, their copies and the written messages', async () => {
    const content = JSON.stringify({ question: 'a very personal question' });
    const { id } = await store.accept(newLead({ content, email: 'An@example.be' }));
    const other = await store.accept(newLead({ email: 'jo@example.be' }));
    await store.copies?.backUp(RECENT, 'tell-a-friend');
    mkdirSync(path.join(dataDir, 'mail'));
    for (const name of [id, other.id])
      writeFileSync(path.join(dataDir, `mail/${name}.eml`), 'mail');
    writeFileSync(path.join(dataDir, 'leads.sqlite.damaged-1'), 'unreadable');
    await says(
      ['erase', '--email', ' an@Example.be'],
      /leads erased: 1; hourly copies that had them: 1; written messages: 1\.\n.*remove these: leads\.sqlite\.damaged-1\n/,
    );
    assert.deepEqual(
      (await store.list(9)).map((lead) => lead.id),
      [other.id],
    );
    assert.equal(existsSync(path.join(dataDir, `mail/${id}.eml`)), false);
    assert.equal(existsSync(path.join(dataDir, `mail/${other.id}.eml`)), true);
    await store.close();
    const copy = `backup/leads-${new Date(RECENT).toISOString().slice(0, 13)}.sqlite`;
    for (const file of ['leads.sqlite', copy]) {
      const bytes = readFileSync(path.join(dataDir, file), 'latin1');
      assert.equal(bytes.includes('very personal'), false, file);
      assert.equal(bytes.includes('jo@example.be'), true, file);
    }
    store = openLeadStore(dataDir, { log: createLog('silent'), now: RECENT });
  });

  it('finds, exports and erases by telephone number, however it is written', async () => {
    const content = (phoneNumber: string) => JSON.stringify({ lead: { person: { phoneNumber } } });
    await store.accept(newLead({ reference: 'AAA111', content: content('0475/12.34.56') }));
    const called = { email: 'tel:+32475123456', content: content('0475 12 34 56') };
    await store.accept(newLead({ reference: 'BBB222', ...called }));
    await store.accept(newLead({ reference: 'CCC333', content: content('0475 12 34 57') }));
    const { stdout } = await run('show', '--phone', '+32475123456');
    assert.match(stdout, /BBB222.*AAA111/s);
    assert.doesNotMatch(stdout, /CCC333/);
    const file = path.join(dataDir, 'leads.csv');
    await says(['export', file, '--phone', '475 12 34 56', '--language', 'de'], /^2 leads written/);
    assert.match(readFileSync(file, 'utf8'), /^\uFEFF"Referenz";"Eingegangen";/);
    await says(['erase', '--phone', '0475 123 456'], /leads erased: 2;/);
    const left = (await store.list(9)).map(({ reference }) => reference);
    assert.deepEqual(left, ['CCC333']);
    const wrong = await run('export', `${file}2`, '--language', 'it');
    assert.deepEqual([wrong.code, wrong.stderr], [1, 'it is none of nl, fr, en, de\n']);
  });

  it('says that a file is damaged and leaves it to the servers, also a copy', async () => {
    await store.accept(newLead({ reference: 'AAA111' }));
    await store.copies?.backUp(RECENT, 'tell-a-friend');
    const copy = `leads-${new Date(RECENT).toISOString().slice(0, 13)}.sqlite`;
    writeFileSync(path.join(dataDir, 'backup', copy), 'no database '.repeat(1000));
    await says(
      ['erase', 'AAA111'],
      new RegExp(`leads erased: 1; .*remove these: backup/${copy}\\n`, 's'),
    );
    await store.close();
    writeFileSync(path.join(dataDir, 'leads.sqlite'), 'no database '.repeat(1000));
    const { code, stderr } = await run('list');
    assert.equal(code, 1);
    assert.match(stderr, /^The store of leads cannot be opened: leads\.sqlite is damaged .*\n$/);
    assert.deepEqual(readdirSync(path.join(dataDir, 'backup')), [copy]);
    assert.deepEqual(readdirSync(dataDir), ['backup', 'leads.sqlite', 'leads.sqlite.lock']);
    store = openLeadStore(dataDir, { log: createLog('silent'), now: RECENT });
  });

  it('says what is wrong in a sentence', async () => {
    const cases: [args: string[], says: RegExp][] = [
      [[], /^usage: /],
      [['toString'], /^usage: /],
      [['show'], /^usage: /],
      [['list', '--nothing'], /^usage: /],
      [['erase', '--days', '-1'], /^usage: /],
      [['erase', '--days', '0'], /^usage: /],
      [['show', 'NOPE'], /^There is no lead NOPE\.$/m],
    ];
    for (const [args, expected] of cases) {
      const { code, stderr } = await run(...args);
      assert.equal(code, 1, args.join(' '));
      assert.match(stderr, expected);
      assert.doesNotMatch(stderr, /\bat .*:\d+:\d+/);
    }
    const empty = { DATA_DIR: temporaryDataDir() };
    const { code, stderr } = await runCommand('server/commands/leads.ts', ['list'], empty);
    assert.equal(code, 1);
    assert.match(stderr, /^There are no leads in /);
  });
});
