import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import {
  ALL_CAPABILITIES,
  HISTORY_PARTS,
  type HistoryPart,
} from '../../../server/services/crm/capabilities.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { LIEVE, postSignIn, signIn } from '../../support/owner-site.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

describe('a site whose CRM has no owners', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ capabilities: { owners: false } });
  });

  it('has no page for owners, and refuses to sign anybody in', async () => {
    for (const path of ['/login', '/nl/login', '/nl/login/historiek', '/fr/login/historique']) {
      await request(site.app).get(path).expect(404);
    }
    await postSignIn(site, LIEVE).expect(404);
  });

  it('links to none: header, menu, footer, texts, sitemap', async () => {
    for (const path of [...LOCALES.map((locale) => `/${locale}`), '/nl/contact', '/sitemap.xml']) {
      const { text } = await request(site.app).get(path).redirects(1).expect(200);
      assert.doesNotMatch(text, /\/login|Eigenaarslogin/, path);
    }
  });

  it('says so in the log, with the pages that it leaves out', () => {
    const said = site.lines.map(({ msg }) => String(msg));
    assert.ok(
      said.includes('the CRM has no owners: these pages are left out: login, owner'),
      said.join('\n'),
    );
  });
});

describe('the history of a home whose CRM has parts of it', () => {
  it('shows the sections that it has, and says of no other that it is empty', async () => {
    assert.deepEqual(await sectionsWith('graph', 'messages'), ['statistics', 'messages']);
  });
});

async function sectionsWith(...parts: HistoryPart[]): Promise<string[]> {
  const lacking = Object.fromEntries(HISTORY_PARTS.map((part) => [part, parts.includes(part)]));
  const history = { ...ALL_CAPABILITIES.history, ...lacking };
  const site = await siteApp({ capabilities: { history } });
  const cookie = await signIn(site, LIEVE);
  const { text } = await request(site.app)
    .get('/nl/login/historiek')
    .set('Cookie', cookie)
    .expect(200);
  const $ = load(text);
  return $('.history-content')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
}
