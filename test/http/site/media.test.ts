import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import type { Picture } from '../../../views/domain/property/picture.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';
import {
  body,
  loopback,
  type PictureHost,
  pictureHost,
} from '../../unit/server/services/media/picture-host.ts';
import { photograph } from '../../unit/server/services/media/tiny-pictures.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';

function get(app: Express, url: string) {
  return request(app).get(url).buffer(true);
}

/** URLs of all pictures in a page. */
async function picturesOf(app: Express, page: string): Promise<string[]> {
  const $ = load((await request(app).get(page).expect(200)).text);
  const sets = $('source[srcset]').map((_, source) => $(source).attr('srcset') ?? '');
  const files = sets.toArray().flatMap((set) => set.split(', ').map((one) => one.split(' ')[0]));
  const images = $('main img[src]').map((_, image) => $(image).attr('src') ?? '');
  return [...new Set([...files, ...images.toArray()])].filter((url) => url !== undefined);
}

describe('/media/ of the demo agency', () => {
  let app: Express;
  let urls: string[];
  before(async () => {
    ({ app } = await siteApp());
    urls = await picturesOf(app, '/nl/te-koop');
  });

  it('serves every picture that a page names, cacheable for a year', async function () {
    // Where no test has asked for them yet they are made now.
    this.timeout(300_000);
    assert.ok(urls.length > 20);
    for (const url of urls) {
      const { status, headers } = await request(app).head(url);
      assert.equal(status, 200, url);
      assert.equal(headers['cache-control'], YEAR_IMMUTABLE);
      assert.match(headers['content-type'] ?? '', /^image\/(avif|webp|jpeg)$/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    }
  });

  it('is named for a card up to what any screen shows', () => {
    const widths = urls.map((url) => Number(/\.(\d+)\.avif$/.exec(url)?.[1] ?? 0));
    assert.equal(Math.max(...widths), 1200);
  });

  it('has nothing else: no other width, no other file, no other folder', async () => {
    const jpeg = urls.find((url) => url.endsWith('.960.jpg')) ?? '';
    for (const url of [
      jpeg.replace('.960.', '.961.'),
      jpeg.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'),
      jpeg.replace('.jpg', '.png'),
      `${jpeg}/`,
      '/media/',
      '/media/../pictures.json',
      '/media/%2e%2e/pictures.json',
      '/media/..%2f..%2fpackage.json',
      '/media/house.jpg?url=http://127.0.0.1/',
      '/media/http:%2F%2F127.0.0.1%2Fa.jpg',
    ]) {
      const { status, headers } = await get(app, url);
      assert.equal(status, 404, url);
      assert.doesNotMatch(headers['cache-control'] ?? '', /immutable/);
    }
  });

  it('has narrower files for who saves data, which no shared cache keeps; not for who saves a picture', async () => {
    const url = urls.find((each) => each.endsWith('.1200.avif')) ?? '';
    const ask = (dest: string) =>
      get(app, url).set({ 'Save-Data': 'on', 'Sec-Fetch-Dest': dest }).expect(200);
    const widthOf = async (answer: request.Response) => (await sharp(answer.body).metadata()).width;
    const [shown, saved] = await Promise.all(['image', 'empty'].map(ask));
    assert.ok(shown && saved);
    assert.deepEqual([await widthOf(shown), await widthOf(saved)], [480, 1200]);
    assert.equal(shown.headers['cache-control'], 'private, max-age=31536000, immutable');
    assert.match(shown.headers['vary'] ?? '', /Save-Data/);
    assert.notEqual(shown.headers['etag'], saved.headers['etag']);
    assert.equal(saved.headers['cache-control'], YEAR_IMMUTABLE);
  });

  it('is read only', async () => {
    for (const method of ['post', 'put', 'delete'] as const) {
      const { status } = await request(app)[method](urls[0] ?? '');
      assert.equal(status, 405);
    }
  });
});

describe('/media/ of another agency', () => {
  let host: PictureHost;
  let site: SiteApp;
  let urls: string[];
  /**
   * URL path of a home with one picture in the agency's folder, one on an allowed host and one on
   * another host.
   */
  let page: string;

  before(async () => {
    host = await pictureHost({ '/crm/1.jpg': body(await photograph(700, 500)) });
    const agency = new AgencyCopy(DEMO);
    agency.remove('pictures');
    rmSync(path.join(agency.dir, 'articles'), { recursive: true });
    agency.write('pictures/gevel.png', await photograph(900, 600, 'png'));
    agency.write('pictures/breed.png', await photograph(2600, 1700, 'png'));
    agency.edit<{ pictureHosts: string[] }>('site.json', (info) => {
      info.pictureHosts = [host.host];
    });
    agency.edit<{ pictures: Picture[] }>('homes/70408-gent-trapgevel.json', (home) => {
      const sources = [
        'gevel.png',
        'breed.png',
        host.url('/crm/1.jpg'),
        'https://elsewhere.example/2.jpg',
      ];
      home.pictures = sources.map((source) => ({ source, name: { nl: 'Gevel' } }));
    });
    site = await siteApp({ env: { SITE_DIR: agency.dir }, reach: loopback });
    const text = await wholeSitemap(site.app);
    page = /<loc>[^<]*?(\/nl\/[^<]*-70408)<\/loc>/.exec(text)?.[1] ?? '';
    urls = await picturesOf(site.app, page);
  });
  after(() => host.close());

  it('sizes a file of its folder', async () => {
    const url = urls.find((each) => /gevel\..*\.480\.avif$/.test(each)) ?? '';
    const { body: bytes, headers } = await get(site.app, url).expect(200);
    assert.equal(headers['cache-control'], YEAR_IMMUTABLE);
    assert.equal(headers['content-type'], 'image/avif');
    assert.equal((await sharp(bytes as Buffer).metadata()).width, 480);
  });

  it('are all named where the picture can be enlarged, however small it is in the page', () => {
    const widths = urls.map((url) => Number(/\bbreed\..*\.(\d+)\.avif$/.exec(url)?.[1] ?? 0));
    assert.equal(Math.max(...widths), 2560);
  });

  it("serves the CRM's pictures as its own: no page names another host", async () => {
    const { text } = await request(site.app).get(page);
    assert.ok(!text.includes(host.host));
    assert.ok(!text.includes('elsewhere.example'));
    const url = urls.find((each) => /\/1\.[0-9a-f]{16}\.1200\.webp$/.test(each)) ?? '';
    const { body: bytes } = await get(site.app, url).expect(200);
    assert.equal((await sharp(bytes as Buffer).metadata()).width, 700);
    await get(site.app, url).expect(200);
    assert.deepEqual(host.asked, ['/crm/1.jpg']);
  });

  it('answers a browser that has it already without the bytes', async () => {
    const url = urls.find((each) => each.includes('gevel.') && each.endsWith('.webp')) ?? '';
    const { headers } = await get(site.app, url).expect(200);
    await get(site.app, url)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  it("knows nothing of the demo's pictures", async () => {
    const demo = await siteApp();
    const [url = ''] = await picturesOf(demo.app, '/nl/te-koop');
    await get(demo.app, url).expect(200);
    await get(site.app, url).expect(404);
  });

  it('shows the real size once it is known, on pages that were kept before', async () => {
    await site.parts.media.refresh();
    const $ = load((await request(site.app).get(page)).text);
    const picture = $('img[src*="/1."]').first();
    assert.deepEqual([picture.attr('width'), picture.attr('height')], ['700', '500']);
  });
});

describe('/media/ with a host in trouble', () => {
  let host: PictureHost;
  afterEach(() => host.close());

  it('answers 404 or 502, keeps none of it, and does not ask again', async () => {
    host = await pictureHost({
      '/broken.jpg': (_req, res) => void res.writeHead(500).end(),
      '/page.jpg': body('<!doctype html>', 'text/html'),
    });
    const agency = new AgencyCopy(DEMO);
    agency.edit<{ pictureHosts: string[] }>('site.json', (info) => {
      info.pictureHosts = [host.host];
    });
    const names = ['gone', 'page', 'broken'];
    agency.edit<{ pictures: Picture[] }>('homes/70408-gent-trapgevel.json', (home) => {
      home.pictures = names.map((name) => {
        return { source: host.url(`/${name}.jpg`), name: { nl: name } };
      });
    });
    const { app, parts } = await siteApp({ env: { SITE_DIR: agency.dir }, reach: loopback });
    const port = parts.source.catalogue.port('nl');
    const pictures = port.property(70408)?.pictures ?? [];
    const urls = pictures.map((picture) => port.picture(picture)?.webp[0]?.url ?? '');
    for (const _again of [1, 2]) {
      for (const [at, status] of [404, 502, 502].entries()) {
        const { headers } = await get(app, urls[at] ?? '').expect(status);
        assert.equal(headers['cache-control'], 'no-store');
      }
    }
    assert.equal(host.asked.length, 3);
  });
});
