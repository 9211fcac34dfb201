import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import request from 'supertest';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

const agency = (name: string) => path.resolve(import.meta.dirname, '../../agencies', name);

describe('the brand of an agency', () => {
  let coast: SiteApp;
  let town: SiteApp;
  before(async () => {
    coast = await siteApp({ env: { SITE_DIR: agency('duinhuis') } });
    town = await siteApp({ env: { SITE_DIR: agency('lambert') } });
  });

  const page = async ({ app }: SiteApp, url: string) =>
    load((await request(app).get(url).expect(200)).text);
  const pixels = async ({ app }: SiteApp, url: string) => {
    const { body } = await request(app).get(url).expect(200).buffer(true);
    return sharp(body as Buffer)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  };

  it('has its logo with its size, served as a drawing that may do nothing', async () => {
    const $ = await page(coast, '/nl/te-koop');
    const logo = $('.header .wordmark img');
    assert.equal(logo.length, 1);
    assert.equal(logo.attr('alt'), 'Duinhuis');
    assert.ok(Number(logo.attr('width')) > Number(logo.attr('height')));
    const { headers } = await request(coast.app)
      .get(logo.attr('src') ?? '')
      .expect(200);
    assert.match(headers['content-type'] ?? '', /^image\/svg/);
    assert.match(headers['content-security-policy'] ?? '', /^default-src 'none';.*;sandbox$/);
    assert.match($('.footer-brand img').attr('src') ?? '', /\.svg$/);
    assert.notEqual($('.footer-brand img').attr('src'), logo.attr('src'));
  });

  it('lies over a photograph only where it is wanted and the page begins with one', async () => {
    const placeOf = async (site: SiteApp, url: string) =>
      (await page(site, url))('html').attr('data-header');
    assert.equal(await placeOf(town, '/fr/maison'), 'over');
    assert.equal(await placeOf(town, '/fr/a-vendre'), 'line');
    assert.equal(await placeOf(coast, '/nl/welkom'), 'line');
    const logos = async (url: string) => (await page(town, url))('.header .logo-dark').length;
    assert.deepEqual([await logos('/fr/maison'), await logos('/fr/a-vendre')], [1, 0]);
  });

  it('draws every icon from one file: a ground of its own goes on around it', async () => {
    const $ = await page(coast, '/nl/te-koop');
    assert.equal($('link[rel=icon]').attr('type'), 'image/svg+xml');
    const { data, info } = await pixels(coast, '/icon-maskable-512.png');
    assert.equal(info.width, 512);
    assert.deepEqual([...data.subarray(0, 3)], [0x0b, 0x65, 0x66]);
  });

  it('sets a transparent icon on paper where phones would make it black', async () => {
    const $ = await page(town, '/fr/a-vendre');
    assert.equal($('link[rel=icon]').attr('href'), '/icon-192.png');
    const touch = await pixels(town, '/apple-touch-icon.png');
    assert.deepEqual([...touch.data.subarray(0, 4)], [0xff, 0xfd, 0xf8, 255]);
    const tab = await pixels(town, '/favicon.ico');
    assert.equal(tab.data[3], 0);
  });

  it('shares a page without a photograph by the agency’s own, cut to size', async () => {
    const $ = await page(coast, '/nl/over-ons');
    const url = new URL($('meta[property="og:image"]').attr('content') ?? '');
    assert.equal(url.pathname, '/sharing-picture.jpg');
    assert.match($('meta[property="og:image:alt"]').attr('content') ?? '', /^Terras/);
    const { info } = await pixels(coast, url.pathname + url.search);
    assert.deepEqual([info.width, info.height], [1200, 630]);
    const home = await page(coast, '/nl/welkom');
    assert.match(home('meta[property="og:image"]').attr('content') ?? '', /\/media\//);
    await request(town.app).get('/sharing-picture.jpg').expect(404);
  });

  it('links to its profiles by name, and tells search engines', async () => {
    const $ = await page(coast, '/nl/welkom');
    const links = $('.social a').toArray();
    assert.deepEqual(
      links.map((link) => $(link).text()),
      ['Facebook', 'Instagram', 'TikTok', 'WhatsApp', 'Badgast'],
    );
    assert.ok(links.every((link) => link.attribs['rel'] === 'me noopener'));
    const told = $('script[type="application/ld+json"]').text();
    assert.match(told, /"sameAs":\["https:\/\/www\.facebook\.com\/duinhuis\.example"/);
    assert.match(told, /"logo":"http[^"]*\/assets\/site\/logo\./);
  });
});
