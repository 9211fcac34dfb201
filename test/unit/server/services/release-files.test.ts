import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { hkdfSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import type { SessionData } from 'express-session';
import { CompactEncrypt } from 'jose';
import { createLog } from '../../../../server/platform/log.ts';
import { appliedMigrations } from '../../../../server/platform/sqlite/migrations.ts';
import { CatalogueFile } from '../../../../server/services/catalogue/files/catalogue-file.ts';
import { readDiskCopy } from '../../../../server/services/catalogue/disk-copy.ts';
import { SealedDrafts } from '../../../../server/services/drafts/sealed-drafts.ts';
import {
  LeadCookie,
  PROFILE_COOKIE,
  SENT_LEAD_COOKIE,
} from '../../../../server/services/leads/lead-cookie.ts';
import { openLeadStore } from '../../../../server/services/leads/sqlite/open-lead-store.ts';
import { copiesIn } from '../../../../server/services/leads/sqlite/backup-database.ts';
import { LEADS_DATABASE } from '../../../../server/services/leads/sqlite/tables.ts';
import { SqliteLeadCopies } from '../../../../server/services/leads/sqlite/sqlite-lead-copies.ts';
import { openRateLimits } from '../../../../server/services/limits/sqlite/open-rate-limits.ts';
import { openOwnerStore } from '../../../../server/services/owners/sqlite/open-owner-store.ts';
import { openRelease1 } from '../../../support/storage/release-1-store.ts';
import { release1Dir } from '../../../support/storage/release-files.ts';
import { NOON } from '../../../support/site-app.ts';

const DAY = 86_400_000;
/** With which the fixtures were made. */
const SECRET = 'of fixtures';
const OPEN_LEAD_STORE = '../../../../server/services/leads/sqlite/open-lead-store.ts';

describe('what release 1 left in a data folder', () => {
  const log = createLog('silent');
  let dir: string;
  beforeEach(() => {
    dir = release1Dir();
  });

  it('has open sessions of owners, and keeps ended ones ended', async () => {
    const owners = openOwnerStore(dir, { log, now: () => NOON });
    const sessionOf = (id: string) =>
      new Promise<SessionData | null | undefined>((resolve) => {
        owners.sessions.get(id, (error, session) => {
          assert.equal(error ?? undefined, undefined);
          resolve(session);
        });
      });
    assert.equal((await sessionOf('open'))?.owner?.id, 7);
    assert.equal(await sessionOf('ended'), null);
    assert.equal(await owners.signIns.note(7, NOON), NOON - DAY);
    owners.close();
  });

  it('has counts that still limit', async () => {
    const limits = openRateLimits(dir, { secret: SECRET, log, now: NOON });
    const rule = { name: 'forms', count: 2, window: 600 };
    assert.equal((await limits.take(rule, '192.0.2.1', NOON)).isAllowed, false);
    assert.equal((await limits.take(rule, '192.0.2.2', NOON)).isAllowed, true);
    await limits.close();
  });

  const copies = () => copiesIn(path.join(dir, 'backup'));
  const leadsIn = (copy: string) => {
    const old = openRelease1(copy);
    try {
      return old.prepare('SELECT id, form FROM lead').all();
    } finally {
      old.close();
    }
  };

  it('has hourly copies from which leads and messages to friends are erased', async () => {
    const [copy = ''] = copies();
    const [lead, ...others] = leadsIn(copy);
    const hourly = new SqliteLeadCopies(dir);
    await hourly.eraseForm('tell-a-friend');
    const erased = await hourly.erase((one) => one.eraseOne(String(lead?.['id'])));
    assert.deepEqual([erased.ids, erased.damaged], [[lead?.['id']], []]);
    assert.deepEqual(leadsIn(copy), others);
  });

  it('is copied every hour as before, and release 1 reads the copies', async () => {
    await openLeadStore(dir, { log, now: NOON }).close();
    assert.equal(await new SqliteLeadCopies(dir).backUp(NOON + 3_600_000, 'tell-a-friend'), true);
    const forms = leadsIn(copies()[0] ?? '').map(({ form }) => form);
    assert.ok(forms.length > 20);
    assert.equal(forms.includes('tell-a-friend'), false);
  });

  it('is migrated once by several servers that start at once', async () => {
    await Promise.all([1, 2, 3].map(() => startServer(dir)));
    const db = new DatabaseSync(path.join(dir, 'leads.sqlite'));
    const numbers = LEADS_DATABASE.migrations.map(({ number }) => number);
    assert.deepEqual(appliedMigrations(db), new Set(numbers));
    assert.equal(db.prepare('PRAGMA integrity_check').get()?.['integrity_check'], 'ok');
    db.close();
  });

  it('has a copy of the catalogue that is read, also with a key of a newer release', async () => {
    const file = path.join(dir, 'catalogue.json');
    for (const key of ['', '"colour":"blue",']) {
      writeFileSync(file, readFileSync(file, 'utf8').replace('{', `{${key}`));
      const copy = await readDiskCopy(new CatalogueFile(dir), {
        source: 'demo',
        release: 'this one',
      });
      assert.equal(copy?.homes.length, 1);
      assert.deepEqual(copy.dropped, []);
    }
  });

  it('has cookies and drafts that this release opens', async () => {
    const text = readFileSync(path.join(dir, 'tokens.json'), 'utf8');
    const { cookies, lead, draft } = JSON.parse(text) as Record<string, string>;
    for (const use of [SENT_LEAD_COOKIE, PROFILE_COOKIE]) {
      assert.equal(new LeadCookie(use, SECRET, { siteUrl: undefined }).read(cookies, NOON), lead);
    }
    const values = await new SealedDrafts(SECRET).find(draft ?? '', 'demand', NOON);
    assert.deepEqual(values, { zips: 'Gent|9000', Email: 'an@example.be' });
  });

  it('has drafts whose other keys are dropped', async () => {
    const draft = { form: 'demand', expires: NOON + 1, values: { zips: 'x' }, colour: 'blue' };
    const key = hkdfSync('sha256', SECRET, '', 'vitrine draft of a form 2', 32);
    const sealed = await new CompactEncrypt(deflateRawSync(JSON.stringify(draft)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(new Uint8Array(key));
    assert.deepEqual(await new SealedDrafts(SECRET).find(sealed, 'demand', NOON), { zips: 'x' });
  });
});

/** Opens the leads of a folder in a process of its own. */
async function startServer(dir: string): Promise<void> {
  const script = `
    import { openLeadStore } from ${JSON.stringify(import.meta.resolve(OPEN_LEAD_STORE))};
    const store = await openLeadStore(process.argv[1], { log: console, now: 0 });
    await store.close();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, dir]);
}
