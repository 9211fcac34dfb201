import assert from 'node:assert/strict';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { load } from 'cheerio';
import request from 'supertest';
import { SqliteLeadStore } from '../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from '../../../server/services/leads/sqlite/tables.ts';
import { openDatabase } from '../../../server/platform/sqlite/open-database.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { PERSON } from '../../support/forms/typed.ts';

describe('a disk that is full', () => {
  let site: SiteApp;
  let db: DatabaseSync;
  let store: SqliteLeadStore;
  before(async () => {
    site = await siteApp();
    const file = path.join(site.parts.config.dataDir, 'leads.sqlite');
    ({ db } = openDatabase(file, LEADS_DATABASE, 0));
    store = new SqliteLeadStore(db);
    site.parts.leads.store.accept = (...leads) => store.accept(...leads);
  });
  after(() => store.close());

  const post = (locale: string, Content: string) =>
    request(site.app)
      .post(`/${locale}/contact`)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...PERSON, Content });
  /** SQLite reports that the disk is full when it may not make the file longer. */
  const fill = (isFull: boolean) => {
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
    db.exec(`PRAGMA max_page_count = ${isFull ? pages : 1_000_000}`);
  };

  it('shows the typed values again with the phone number, and the site keeps running', async () => {
    await post('nl', 'before').expect(303);
    fill(true);
    const words = 'x'.repeat(3900);
    for (const locale of ['nl', 'fr']) {
      const t = site.parts.source.i18n.t(locale as 'nl' | 'fr');
      const { text, headers } = await post(locale, `${locale} ${words}`).expect(503);
      const $ = load(text);
      assert.equal($('[name="Content"]').val(), `${locale} ${words}`);
      for (const [name, value] of Object.entries(PERSON)) {
        assert.equal($(`[name="${name}"]`).val(), value);
      }
      assert.ok($('[role="alert"]').text().includes(t('forms.notice.notStored')));
      assert.match($('[role="alert"] a').attr('href') ?? '', /^tel:\+32\d+$/);
      assert.equal(headers['cache-control'], 'no-store');
    }
    const failure = site.lines.find(({ msg }) => msg === 'a lead could not be stored');
    assert.match(JSON.stringify(failure), /full/);
    assert.doesNotMatch(JSON.stringify(site.lines), /Peeters|xxx/);
    const { degraded } = (await request(site.app).get('/readyz').expect(200)).body;
    assert.match(
      degraded.join(),
      /^leads are refused: 2, the last at [\dT:.-]+Z: database or disk/,
    );
    assert.equal((await store.counts()).stored, 1);
    await request(site.app).get('/nl/te-koop').expect(200);
    await request(site.app).get('/nl/contact').expect(200);

    fill(false);
    await post('nl', `nl ${words}`).expect(303);
    assert.equal((await store.counts()).stored, 2);
    assert.deepEqual((await request(site.app).get('/readyz')).body, { status: 'ready' });
  });
});
