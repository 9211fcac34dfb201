import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import sharp from 'sharp';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { NOON, sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = new URL('../../../server/demo/', import.meta.url).pathname;
const ORIGIN = 'https://www.example.be';
const SECURITY = '/.well-known/security.txt';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

describe('the manifest', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });
  const get = (path: string) => request(site.app).get(path).set('Host', 'localhost');

  it('is named by every page, and has the name and colours of the site', async () => {
    const $ = load((await get('/de/zu-verkaufen')).text);
    const response = await get($('link[rel=manifest]').attr('href') ?? '');
    assert.equal(response.status, 200);
    assert.equal(response.type, 'application/manifest+json');
    const { info } = site.parts.source.site;
    const manifest = response.body as Record<string, unknown>;
    assert.equal(manifest['name'], info.name);
    assert.equal(manifest['theme_color'], $('meta[name=theme-color]').attr('content'));
    assert.equal((await get(String(manifest['start_url']))).status, 302);
  });

  it('names icons of the sizes that it says, plain and for any shape', async () => {
    const { icons } = (await get('/manifest.webmanifest')).body as { icons: Icon[] };
    const wanted = ['any', 'maskable'].flatMap((purpose) =>
      ['192x192', '512x512'].map((sizes) => `${purpose} ${sizes}`),
    );
    assert.deepEqual(
      icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`),
      wanted,
    );
    const { primary } = site.parts.source.site.info.colours;
    for (const { src, sizes, type, purpose } of icons) {
      const response = await get(src).buffer(true);
      assert.deepEqual([response.status, response.type], [200, type], src);
      const { data, info } = await sharp(response.body as Buffer)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      assert.equal(`${info.width}x${info.height}`, sizes);
      const corner = `#${data.subarray(0, 3).toString('hex')}`;
      assert.equal(corner, purpose === 'maskable' ? primary.toLowerCase() : '#ffffff', src);
    }
  });
});

describe('security.txt', () => {
  const linesOf = async ({ app }: SiteApp, host: string) => {
    const response = await request(app).get(SECURITY).set('Host', host);
    assert.deepEqual([response.status, response.type], [200, 'text/plain']);
    return response.text.trimEnd().split('\n');
  };

  it('has what RFC 9116 wants: the e-mail of the site, an end, languages, its URL', async () => {
    const site = await siteApp({ env: { SITE_URL: ORIGIN, SESSION_SECRET: 's'.repeat(32) } });
    assert.deepEqual(await linesOf(site, 'www.example.be'), [
      `Contact: mailto:${site.parts.source.site.info.siteEmail}`,
      'Expires: 2027-05-19T00:00:00.000Z',
      'Preferred-Languages: nl, fr, en, de',
      `Canonical: ${ORIGIN}${SECURITY}`,
    ]);
    assert.equal(NOON, Date.UTC(2026, 10, 20, 12));
  });

  it('names what the agency wants, and no URL of its own without https', async () => {
    const agency = new AgencyCopy(DEMO);
    const contacts = ['https://kadelinde.example/melden', 'tel:+3292784016'];
    agency.edit<SiteInfo>('site.json', (info) => {
      info.securityContacts = contacts;
    });
    const lines = await linesOf(await siteApp({ env: { SITE_DIR: agency.dir } }), 'localhost');
    assert.deepEqual(
      lines.slice(0, 2),
      contacts.map((contact) => `Contact: ${contact}`),
    );
    assert.ok(!lines.some((line) => line.startsWith('Canonical:')));
  });

  for (const contact of [
    'info@kadelinde.example',
    'http://a.example',
    'https://a.example/\nX: y',
  ]) {
    it(`cannot name ${JSON.stringify(contact)}`, async () => {
      const agency = new AgencyCopy(DEMO);
      agency.edit<SiteInfo>('site.json', (info) => {
        info.securityContacts = [contact];
      });
      await assert.rejects(siteApp({ env: { SITE_DIR: agency.dir } }), /securityContacts/);
    });
  }
});
