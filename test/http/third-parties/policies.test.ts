import assert from 'node:assert/strict';
import path from 'node:path';
import { load as parse } from 'cheerio';
import request from 'supertest';
import { isOwnerPage } from '../../../views/domain/site/owner-pages.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';
import { templates } from '../../support/live-site.ts';

const STAND_INS = 'http://127.0.0.1:3901';
const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const GEVEL = path.resolve(import.meta.dirname, '../../agencies/oosterschaduw');

type Policy = Readonly<Record<string, string>>;

function policyOf(headers: Record<string, string | undefined>): Policy {
  const directives = (headers['content-security-policy'] ?? '').split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy of a page with third parties', () => {
  let site: SiteApp;
  let paths: Record<string, string>;
  before(async () => {
    site = await sharedApp();
    paths = templates(site, 'nl');
  });

  const get = (url: string, app = site.app) => request(app).get(url).set('Host', 'localhost');
  const policyAt = async (name: string) => policyOf((await get(paths[name] ?? '')).headers);

  it('lets the analytics loader in on every page but the owners’, and nobody inline', async () => {
    for (const name of Object.keys(paths).filter((one) => !isOwnerPage({ name: one }))) {
      const policy = await policyAt(name);
      assert.equal(policy['script-src'], `'self' ${STAND_INS}`, name);
      assert.equal(policy['connect-src'], `'self' ${STAND_INS}`, name);
      assert.equal(policy['style-src'], "'self'", name);
      assert.doesNotMatch(Object.values(policy).join(' '), /unsafe|\*(?!\.matterport)/, name);
    }
  });

  it('lets nobody in on the owners’ pages', async () => {
    const policy = await policyAt('login');
    assert.doesNotMatch(Object.values(policy).join(' '), /http|unsafe|\*/);
  });

  it('lets a frame show the answer to a form where one stands, and nowhere else', async () => {
    assert.equal((await policyAt('search results'))['frame-src'], `'self' ${STAND_INS}`);
    assert.equal((await policyAt('questions'))['frame-src'], "'self'");
  });

  it('lets no script of another kind into the page', async () => {
    const { thirdParties } = site.parts.source.site.info;
    const withoutLoader = thirdParties.filter(({ kind }) => kind !== 'analytics');
    const app = await siteApp({
      replace: ({ source }) => ({
        source: Object.create(source, {
          site: {
            get: () => {
              const { site: demo } = source;
              return { ...demo, info: { ...demo.info, thirdParties: withoutLoader } };
            },
          },
        }) as typeof source,
      }),
    });
    const policy = policyOf((await get(paths['home'] ?? '', app.app)).headers);
    assert.equal(policy['script-src'], "'self'");
    assert.equal(policy['frame-src'], "'self'");
  });

  it('lets a tool’s own hosts in, and its reason is on the page on cookies', async () => {
    const agency = new AgencyCopy(DEMO);
    const withoutConsent = { nl: 'Telt zonder cookies.', fr: 'x', en: 'x', de: 'x' };
    agency.edit<{ thirdParties: object[] }>('site.json', (info) => {
      info.thirdParties = [
        { id: 'g', kind: 'gtag', name: 'G', category: 'analytics_storage', account: 'G-AB12' },
        {
          id: 'm',
          kind: 'matomo',
          name: 'Telraam',
          category: 'necessary',
          script: 'https://cdn.m.example/matomo.js',
          tracker: 'https://agency.m.example/matomo.php',
          siteId: 1,
          withoutConsent,
        },
      ];
    });
    for (const name of agency.list('pages')) {
      agency.edit<{ params: { modules: { relations: { type: string } }[] } }>(
        `pages/${name}`,
        ({ params }) => {
          params.modules = params.modules.filter(
            ({ relations }) => relations.type !== 'third-party',
          );
        },
      );
    }
    const { app } = await siteApp({ env: { SITE_DIR: agency.dir } });
    const { headers, text } = await get('/nl/cookiebeleid', app);
    const policy = policyOf(headers);
    const hosts = [
      "'self' https://www.googletagmanager.com https://*.googletagmanager.com",
      'https://*.google-analytics.com https://*.analytics.google.com',
      'https://cdn.m.example https://agency.m.example',
    ].join(' ');
    assert.equal(policy['script-src'], hosts);
    assert.equal(policy['connect-src'], hosts);
    const rows = parse(text)('.third-party-list dl > div');
    const ofTool = rows.filter((_, row) => parse(row)('dt').text() === 'Telraam').text();
    assert.match(ofTool, /Telt zonder cookies\./);
    assert.match(ofTool, /Maakt verbinding met cdn\.m\.example, agency\.m\.example\./);
    assert.doesNotMatch(parse(text)('body').attr('data-third-parties') ?? '', /Telt zonder/);
  });

  it('of a site without third parties names nobody, and the page asks nothing', async () => {
    const { app } = await siteApp({ env: { SITE_DIR: GEVEL } });
    const { headers, text } = await get('/nl', app).redirects(2);
    const policy = policyOf(headers);
    assert.equal(policy['script-src'], "'self'");
    assert.equal(policy['frame-src'], undefined);
    const page = parse(text);
    assert.equal(page('#consent, [data-consent], body[data-third-parties]').length, 0);
    assert.doesNotMatch(page('body').attr('data-scripts') ?? '', /third-part/);
  });

  it('is the same for every visitor, as the page is', async () => {
    const url = paths['home'] ?? '';
    const answers = await Promise.all([
      get(url),
      get(url).set('Cookie', 'consent=00000000.1111'),
      get(url).set('Cookie', 'consent=%'),
    ]);
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
    assert.equal(new Set(answers.map(({ headers }) => headers['etag'])).size, 1);
    for (const { headers } of answers) assert.equal(headers['set-cookie'], undefined);
  });

  for (const locale of LOCALES) {
    it(`what can be allowed has one name in the sheet and on the page on cookies (${locale})`, async () => {
      const url = createLinks(site.parts.source.paths, locale).page('cookies');
      const page = parse((await get(url ?? '')).text);
      const labels = page('#consent .consent-label')
        .map((_, label) => page(label).text())
        .get();
      const items = page('main li')
        .map((_, item) => page(item).text())
        .get();
      assert.equal(labels.length, 5);
      for (const label of labels.slice(1)) {
        const named = items.filter((item) => item.replace(/\s*:.*/s, '') === label);
        assert.equal(named.length, 1, label);
      }
    });

    it(`the sheet is hidden in the HTML, with five switches, the first fixed (${locale})`, async () => {
      const page = parse((await get(templates(site, locale)['home'] ?? '')).text);
      const sheet = page('#consent');
      assert.notEqual(sheet.attr('hidden'), undefined);
      const switches = sheet.find('input[type=checkbox]').get();
      assert.deepEqual(
        switches.map((input) => input.attribs['name']),
        ['necessary', 'analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'],
      );
      assert.deepEqual(
        switches.map(({ attribs }) => 'disabled' in attribs && 'checked' in attribs),
        [true, false, false, false, false],
      );
      const ways = sheet
        .find('button')
        .map((_, way) => page(way).attr('class')?.split(' consent-')[0]);
      assert.deepEqual(new Set(ways.get()), new Set(['button button-line']));
    });
  }

  it('plain HTML names every third party, with a link where there is one', async () => {
    const page = parse((await get(paths['home'] ?? '')).text);
    const place = page('.module-third-party [data-third-party]');
    assert.match(place.text(), /Oordeelpunt/);
    assert.equal(place.find('a').attr('href'), 'https://oordeelpunt.example/kade-linde');
    assert.equal(page('iframe').length, 0);
  });
});

describe('the frame of a third party', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });
  const get = (url: string) => request(site.app).get(url).set('Host', 'localhost');

  it('has no origin, and reaches its own hosts only', async () => {
    const { status, headers } = await get('/third-party/reviews');
    assert.equal(status, 200);
    const policy = policyOf(headers);
    assert.doesNotMatch(policy['sandbox'] ?? '', /same-origin|top-navigation|modals|downloads/);
    assert.match(policy['sandbox'] ?? '', /allow-scripts/);
    assert.equal(policy['default-src'], "'none'");
    assert.equal(policy['script-src'], `'self' ${STAND_INS}`);
    assert.equal(policy['connect-src'], STAND_INS);
    assert.equal(policy['form-action'], STAND_INS);
    assert.equal(policy['frame-ancestors'], "'self'");
    assert.equal(headers['x-frame-options'], 'SAMEORIGIN');
  });

  it('may save a file where a visit is booked, and nowhere else', async () => {
    const { thirdParties } = site.parts.source.site.info;
    for (const { id, kind } of thirdParties.filter((one) => one.kind !== 'analytics')) {
      const { sandbox = '' } = policyOf((await get(`/third-party/${id}`)).headers);
      assert.equal(/\ballow-downloads\b/.test(sandbox), kind === 'appointment', id);
      assert.doesNotMatch(sandbox, /same-origin/);
    }
  });

  it('is served for what is shown in one', async () => {
    const { thirdParties } = site.parts.source.site.info;
    for (const { id, kind } of thirdParties) {
      const { status } = await get(`/third-party/${id}`);
      assert.equal(status, kind === 'analytics' ? 404 : 200, id);
    }
    assert.equal((await get('/third-party/nobody')).status, 404);
    assert.equal((await get('/third-party/__proto__')).status, 404);
    const post = request(site.app).post('/third-party/reviews');
    const { status, headers } = await post.set({
      Host: 'localhost',
      'Sec-Fetch-Site': 'same-origin',
    });
    assert.equal(status, 405);
    assert.equal(headers['allow'], 'GET, HEAD');
  });

  it('loads one script of the site, which another origin may read', async () => {
    const page = parse((await get('/third-party/reviews')).text);
    const scripts = page('script')
      .map((_, script) => page(script).attr('src'))
      .get();
    assert.deepEqual(scripts, ['frame.js']);
    assert.equal(page('script').text(), '');
    const { status, headers } = await get('/third-party/frame.js');
    assert.equal(status, 200);
    assert.match(headers['content-type'] ?? '', /javascript/);
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  });
});

describe('a site with a public URL', () => {
  it('leaves out third parties on loopback, and says so', async () => {
    const env = { SITE_URL: 'https://www.example.be', SESSION_SECRET: 's'.repeat(32) };
    const { app, parts, lines } = await siteApp({ env });
    assert.deepEqual(parts.source.site.info.thirdParties, []);
    const { headers, text } = await request(app).get('/nl/faq').set('Host', 'www.example.be');
    assert.doesNotMatch(headers['content-security-policy'] ?? '', /127\.0\.0\.1/);
    assert.doesNotMatch(text, /127\.0\.0\.1/);
    assert.ok(lines.some(({ msg }) => /"reviews" is on loopback/.test(String(msg))));
  });
});
