import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { LANGUAGE_NAMES, LOCALES } from '../../../views/domain/locale.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { sharedApp } from '../../support/site-app.ts';

const LISTS = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' } as const;

describe('every document', () => {
  let app: Express;
  let info: SiteInfo;
  before(async () => {
    const site = await sharedApp();
    app = site.app;
    info = site.parts.source.site.info;
  });

  async function page(path: string): Promise<CheerioAPI> {
    return load((await request(app).get(path)).text);
  }

  for (const locale of LOCALES) {
    it(`has every line that the law wants, in ${locale}`, async () => {
      const $ = await page(`/${locale}/${LISTS[locale]}`);
      const footer = $('footer').text();
      const { legal } = info;
      const wanted = [
        legal.companyName,
        legal.companyNumber,
        legal.vatNumber,
        legal.insurer,
        legal.insurancePolicy,
        info.siteEmail,
        ...[legal.professionalTitle, legal.institute, legal.recognitionCountry].map((text) =>
          textOf(text, locale),
        ),
        ...info.offices.map(({ city }) => textOf(city, locale)),
        legal.ipiNumber.replace(/^(\d{3})/, '$1.'),
      ];
      for (const text of wanted) assert.ok(footer.includes(text), text);
      assert.equal($(`footer a[href="${legal.ethicsCode.url[locale]}"]`).length, 1);
      assert.equal($('footer a[href="/third-party-notices.txt"]').length, 1);
    });

    it(`leads to the same thing in the other languages, from ${locale}`, async () => {
      const $ = await page(`/${locale}/${LISTS[locale]}`);
      for (const menu of ['.languages', '.drawer-languages']) {
        for (const other of LOCALES) {
          const link = $(`${menu} a[hreflang=${other}]`);
          assert.equal(link.attr('href'), `/${other}/${LISTS[other]}`);
          assert.equal(link.attr('lang'), other);
          assert.equal(link.text(), LANGUAGE_NAMES[other]);
          assert.equal(link.attr('aria-current') !== undefined, other === locale);
        }
      }
    });
  }

  it('says where it stands in every language, and where when none fits', async () => {
    const $ = await page('/nl/te-koop?order=price-asc');
    const canonical = $('link[rel=canonical]').attr('href') ?? '';
    assert.equal(new URL(canonical).pathname + new URL(canonical).search, '/nl/te-koop');
    const alternates = $('link[rel=alternate][hreflang]').toArray();
    const languages = alternates.map((link) => link.attribs['hreflang']);
    assert.deepEqual(languages, [...LOCALES, 'x-default']);
  });

  it('keeps the number of a page in its canonical URL and its title', async () => {
    const $ = await page('/nl/te-koop?page=2');
    assert.match($('link[rel=canonical]').attr('href') ?? '', /\/nl\/te-koop\?page=2$/);
    assert.match($('title').text(), /pagina 2/);
  });

  for (const [asked, canonical] of [
    ['/nl/te-koop?region=Gent%7C9000&order=price-asc', '/nl/te-koop'],
    ['/nl/te-koop?order=price-asc&page=2', '/nl/te-koop'],
    ['/nl/te-koop?page=2', '/nl/te-koop?page=2'],
    ['/nl/privacy?page=3', '/nl/privacy'],
  ] as const) {
    it(`names one URL of ${asked}, and that in every language`, async () => {
      const $ = await page(asked);
      const of = (selector: string) => {
        const url = new URL($(selector).attr('href') ?? '');
        return url.pathname + url.search;
      };
      assert.equal(of('link[rel=canonical]'), canonical);
      assert.equal(of('link[rel=alternate][hreflang=nl]'), canonical);
      const french = $('link[rel=alternate][hreflang=fr]').attr('href') ?? '';
      assert.equal(new URL(french).search, new URL(canonical, 'http://a').search);
    });
  }

  it('is not offered to search engines when nothing stands there', async () => {
    const $ = await page('/fr/rien-ici');
    assert.equal($('meta[name=robots]').attr('content'), 'noindex');
    assert.equal($('link[rel=canonical]').length, 0);
  });

  it('has no style attribute and no inline script that would run', async () => {
    for (const path of ['/nl/ons-aanbod', '/de/zu-verkaufen', '/fr/vie-privee', '/en/nope']) {
      const $ = await page(path);
      assert.equal($('[style]').length, 0, path);
      for (const script of $('script:not([src])').toArray()) {
        assert.match(
          script.attribs['type'] ?? '',
          /^(text\/x-component|application\/ld\+json)$/,
          path,
        );
      }
    }
  });

  it('starts with a link to its content', async () => {
    const $ = await page('/nl/privacy');
    const first = $('body a').first();
    assert.equal(first.attr('href'), '#content');
    assert.equal($('#content').prop('tagName'), 'MAIN');
  });
});
