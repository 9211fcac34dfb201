import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import {
  ALL_CAPABILITIES,
  HISTORY_PARTS,
  type HistoryPart,
} from '../../../server/services/crm/capabilities.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { leadMail } from '../../../server/services/mail/lead-mail.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sampleLeadMail } from '../../support/sample-lead-mail.ts';
import { sitemapPaths } from '../../support/whole-sitemap.ts';
import { LIEVE, postSignIn, signIn } from '../../support/owner-site.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

/** The path and the words of the sign-in, in any language. */
const SIGN_IN = /\/login|Eigenaarslogin|Espace propriétaire|Owner login|Eigentümer-Login/i;

/** The history of the demo's home whose owner is Lieve. */
const HISTORY = '/nl/login/historiek/70433';

describe('a site whose CRM has no owners', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ capabilities: { owners: false } });
  });

  it('has no page for owners, and refuses to sign anybody in', async () => {
    const paths = [
      '/login',
      '/nl/login',
      '/nl/login/historiek',
      '/fr/login/historique',
      `${HISTORY}/statistics.csv`,
    ];
    for (const path of paths) {
      await request(site.app).get(path).expect(404);
    }
    await postSignIn(site, LIEVE).expect(404);
  });

  it('names no sign-in: header, menu, footer, cookies, texts, sitemap, files, mails', async () => {
    const pages = LOCALES.flatMap((locale) => {
      const links = createLinks(site.parts.source.paths, locale);
      const [home] = site.parts.source.catalogue.data.homes;
      return [
        ...['home', 'contact', 'cookies', 'privacy', 'terms', 'faq', 'sell'].map((name) =>
          links.page(name),
        ),
        home && links.property(home),
      ].filter((url) => url !== undefined);
    });
    assert.ok(pages.length >= 4 * 7, String(pages.length));
    const files = ['/llms.txt', '/robots.txt', '/nl/no-such-page'];
    for (const url of [...pages, ...files, ...(await sitemapPaths(site.app))]) {
      const { text } = await request(site.app).get(url).buffer(true);
      assert.doesNotMatch(text, SIGN_IN, url);
    }
    for (const locale of LOCALES) {
      const mail = leadMail(site.parts.source, sampleLeadMail({ locale }));
      assert.doesNotMatch(JSON.stringify(mail), SIGN_IN);
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
  const { text } = await request(site.app).get(HISTORY).set('Cookie', cookie).expect(200);
  const $ = load(text);
  return $('.history-content')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
}
