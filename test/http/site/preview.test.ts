import assert from 'node:assert/strict';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request, { type Test } from 'supertest';
import { previewKey, signPreview } from '../../../server/services/site/preview-token.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { runCommand } from '../../support/run-command.ts';
import { NOON, type SiteApp, siteApp, temporaryDataDir } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const SECRET = 'a secret of thirty-two characters';
const HOUR = 3_600_000;

const every = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const textModule = (id: number, title: string) => ({
  id,
  relations: { type: 'text' },
  sort: 99,
  status: 'Draft',
  content: { title: every(title), sections: [] },
});

/** The demo agency with a draft page, and with draft modules on a page, a list and the homes. */
function agencyWithDrafts(): AgencyCopy {
  const agency = new AgencyCopy(DEMO);
  agency.write('pages/secret.json', {
    id: 900,
    name: 'secret',
    status: 'Draft',
    params: {
      title: every('Nog geheim'),
      description: every(''),
      path: { nl: 'geheim', fr: 'secret', en: 'secret', de: 'geheim' },
      modules: [{ ...textModule(1, 'Wat niemand mag weten'), status: 'Published' }],
    },
  });
  for (const file of ['privacy', 'property', 'for-sale']) {
    agency.edit<{ params: { modules: unknown[] } }>(`pages/${file}.json`, ({ params }) => {
      params.modules.push(textModule(990, 'Een module in wording'));
    });
  }
  return agency;
}

const tokenFor = (page: string, expires = NOON + HOUR) =>
  signPreview(previewKey(SECRET), page, expires);

const hrefs = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

describe('preview', () => {
  let agency: AgencyCopy;
  let site: SiteApp;
  before(async () => {
    agency = agencyWithDrafts();
    const env = { SITE_DIR: agency.dir, SESSION_SECRET: SECRET };
    site = await siteApp({ env });
  });

  const get = (url: string): Test =>
    request(site.app).get(url).set('Host', 'localhost').redirects(0);

  it('shows a draft page to visitors with its token, in every language', async () => {
    for (const url of ['/nl/geheim', '/fr/secret', '/en/secret', '/de/geheim']) {
      const response = await get(`${url}?preview=${tokenFor('secret')}`);
      assert.equal(response.status, 200);
      assert.match(response.text, /Wat niemand mag weten/);
      assert.equal(load(response.text)('html').attr('lang'), url.slice(1, 3));
    }
  });

  it('shows the draft modules of a published page', async () => {
    assert.doesNotMatch((await get('/nl/privacy')).text, /Een module in wording/);
    const response = await get(`/nl/privacy?preview=${tokenFor('privacy')}`);
    assert.match(response.text, /Een module in wording/);
  });

  it('shows the draft modules that every home is shown with, at any home', async () => {
    const token = tokenFor('property');
    const first = await get(`/nl/property/70408?preview=${token}`);
    assert.equal(first.status, 301);
    const url = first.headers['location'] ?? '';
    assert.match((await get(url)).text, /Een module in wording/);
    assert.doesNotMatch((await get(url.split('?')[0] ?? '')).text, /Een module in wording/);
  });

  it('is 404 without, with an expired, a forged, a foreign or a doubled token', async () => {
    const good = tokenFor('secret');
    for (const query of [
      '',
      '?preview=',
      '?preview=true',
      `?preview=${tokenFor('secret', NOON)}`,
      `?preview=${good.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))}`,
      `?preview=${signPreview(previewKey('another secret of thirty-two chars'), 'secret', NOON + HOUR)}`,
      `?preview=${tokenFor('privacy')}`,
      `?preview=${tokenFor('no-such-page')}`,
      `?preview=${good}&preview=${good}`,
    ]) {
      const response = await get(`/nl/geheim${query}`);
      assert.equal(response.status, 404, query);
      assert.doesNotMatch(response.text, /Wat niemand mag weten/);
      assert.equal(response.headers['cache-control'], 'no-store');
    }
    const withCookie = await get('/nl/geheim').set('Cookie', 'preview=true');
    assert.equal(withCookie.status, 404);
  });

  it('does not pass the published page off for the preview when the token does not open it', async () => {
    for (const token of [tokenFor('privacy', NOON), tokenFor('secret'), 'x']) {
      assert.equal((await get(`/nl/privacy?preview=${token}`)).status, 404);
    }
  });

  it('is not cached, not indexed, and sends no referrer', async () => {
    const response = await get(`/nl/geheim?preview=${tokenFor('secret')}`);
    assert.equal(response.headers['cache-control'], 'no-store');
    assert.match(response.headers['x-robots-tag'] ?? '', /noindex/);
    assert.equal(response.headers['speculation-rules'], undefined);
    assert.equal(response.headers['referrer-policy'], 'no-referrer');
    const $ = load(response.text);
    assert.equal($('meta[name="robots"]').attr('content'), 'noindex');
    assert.equal($('link[rel="canonical"], link[rel="alternate"]').length, 0);
    const outward = hrefs($, 'a').filter((href) => !href.startsWith('/'));
    assert.deepEqual(
      outward.filter((href) => href.includes('preview=')),
      [],
    );
    assert.doesNotMatch(await wholeSitemap(site.app), /geheim|secret/);
  });

  it('says on the page that it is a preview, and on no other', async () => {
    const note = async (url: string) => load((await get(url)).text)('.preview-note').text();
    assert.equal(await note('/de/datenschutz'), '');
    const preview = `/de/datenschutz?preview=${tokenFor('privacy')}`;
    assert.equal(await note(preview), 'Vorschau: Besucher sehen das noch nicht.');
  });

  it('stays out of the page cache, whatever was asked before', async () => {
    const bytes = site.parts.cache.bytes;
    const query = `?preview=${tokenFor('for-sale')}`;
    for (let again = 0; again < 3; again += 1) {
      assert.match((await get(`/nl/te-koop${query}`)).text, /Een module in wording/);
      assert.match((await get(`/nl/te-koop${query}&page=1`)).text, /Een module in wording/);
    }
    assert.equal(site.parts.cache.bytes, bytes);
    assert.doesNotMatch((await get('/nl/te-koop')).text, /Een module in wording/);
    assert.match((await get(`/nl/te-koop${query}`)).text, /Een module in wording/);
  });

  it('keeps the token in links to the same page, and drops it from all the others', async () => {
    const token = tokenFor('for-sale');
    const $ = load((await get(`/nl/te-koop?preview=${token}`)).text);
    const own = hrefs($, 'a[href*="preview="]');
    const paths = new Set(own.map((href) => href.split('?')[0]));
    assert.deepEqual(
      paths,
      new Set(['/nl/te-koop', '/fr/a-vendre', '/en/for-sale', '/de/zu-verkaufen']),
    );
    for (const href of new Set(own)) assert.equal((await get(href)).status, 200, href);
    assert.ok(own.some((href) => href.includes('page=2')));
    const others = hrefs($, 'main a').filter((href) => href.startsWith('/nl/te-koop/'));
    assert.ok(others.length > 0 && others.every((href) => !href.includes('preview')));
    assert.equal($('form [name="preview"]').attr('value'), token);
  });

  it('answers HEAD as GET, and does not answer for a POST', async () => {
    const url = `/nl/geheim?preview=${tokenFor('secret')}`;
    const head = await request(site.app).head(url).set('Host', 'localhost');
    assert.equal(head.status, 200);
    assert.equal(head.headers['cache-control'], 'no-store');
    const post = await request(site.app)
      .post(url)
      .set({ Host: 'localhost', 'Sec-Fetch-Site': 'same-origin' });
    assert.equal(post.status, 404);
  });

  it('writes no token into the log', async () => {
    const token = tokenFor('secret');
    await get(`/nl/geheim?preview=${token}`);
    assert.ok(site.lines.length > 0);
    assert.equal(JSON.stringify(site.lines).includes(token), false);
  });
});

describe('npm run preview-link', () => {
  const command = 'server/commands/preview-link.ts';
  let env: Record<string, string>;
  before(() => {
    env = {
      SITE_DIR: agencyWithDrafts().dir,
      DATA_DIR: temporaryDataDir(),
      SESSION_SECRET: SECRET,
      SITE_URL: 'https://www.example.be',
    };
  });

  async function pathOf(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await runCommand(command, args, env);
    assert.equal(code, 0, stderr);
    const url = new URL(stdout.trim());
    assert.equal(url.origin, 'https://www.example.be');
    return url.pathname + url.search;
  }

  it('prints a URL that opens, for as many hours as asked', async () => {
    const url = await pathOf('secret', '--locale', 'fr', '--hours', '2');
    assert.match(url, /^\/fr\/secret\?preview=secret\./);
    const at = async (now: number) => {
      const { app } = await siteApp({ env, replace: () => ({ now: () => now }) });
      return (await request(app).get(url).set('Host', 'www.example.be')).status;
    };
    assert.equal(await at(Date.now() + HOUR), 200);
    assert.equal(await at(Date.now() + 2 * HOUR), 404);
  });

  it('signs with the secret that the site keeps in DATA_DIR', async () => {
    const kept = { ...env, SESSION_SECRET: '', DATA_DIR: temporaryDataDir() };
    const { app } = await siteApp({ env: kept, replace: () => ({ now: Date.now }) });
    const { stdout } = await runCommand(command, ['secret'], kept);
    const { pathname, search } = new URL(stdout.trim());
    const response = await request(app)
      .get(pathname + search)
      .set('Host', 'www.example.be');
    assert.equal(response.status, 200);
  });

  it('prints the URL of a home for the page that homes are shown through', async () => {
    assert.match(await pathOf('property', '--home', '70408'), /^\/nl\/property\/70408\?preview=/);
  });

  it('says what is wrong in a sentence', async () => {
    const cases: [args: string[], env: Record<string, string>, says: RegExp][] = [
      [[], env, /^usage: /],
      [['secret', '--locale', 'es'], env, /^usage: /],
      [['secret', '--hours', '0'], env, /^usage: /],
      [['secret', '--days', '1'], env, /^usage: /],
      [['nothing'], env, /^There is no page "nothing"; there are: .*secret/],
      [['property'], env, /add --home/],
      [['property', '--home', '999999'], env, /^There is no home 999999 that visitors may see/],
      [['article', '--article', '999'], env, /^There is no article 999 /],
      [['secret', '--home', '70408'], env, /^The page "secret" shows no home/],
      [['secret'], { ...env, SESSION_SECRET: '' }, /^There is no secret to sign with/],
      [['secret'], { ...env, SESSION_SECRET: 'short' }, /SESSION_SECRET: at least 32/],
    ];
    for (const [args, own, says] of cases) {
      const { code, stdout, stderr } = await runCommand(command, args, own);
      assert.equal(code, 1);
      assert.match(stderr, says);
      assert.equal(stdout, '');
      assert.doesNotMatch(stderr, /\bat .*:\d+:\d+/);
    }
  });
});
