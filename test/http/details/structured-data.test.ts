import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { priceOf } from '../../../views/domain/property/price.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { fullHome } from '../../support/full-home.ts';
import { templates } from '../../support/live-site.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

interface Node {
  '@type': string;
  [name: string]: unknown;
}

describe('structured data and link previews', () => {
  let site: SiteApp;
  let homes: readonly Property[];
  before(async () => {
    site = await sharedApp();
    homes = site.parts.source.catalogue.data.homes;
  });

  const linksIn = (locale: Locale) => createLinks(site.parts.source.paths, locale);

  async function page(path = ''): Promise<CheerioAPI> {
    const response = await request(site.app).get(path);
    assert.equal(response.status, 200, path);
    return load(response.text);
  }

  function nodesOf($: CheerioAPI): Map<string, Node> {
    const block = $('script[type="application/ld+json"]');
    assert.equal(block.length, 1);
    const { '@graph': graph } = JSON.parse(block.text()) as { '@graph': Node[] };
    return new Map(graph.map((node) => [node['@type'], node]));
  }

  const meta = ($: CheerioAPI, name: string) =>
    $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');

  it('is the listing, its price and the way there, on every home’s page', async () => {
    const { ignoredLabels } = site.parts.source.site.info;
    for (const home of homes) {
      const path = linksIn('fr').property(home) ?? '';
      const $ = await page(path);
      const nodes = nodesOf($);
      const listing = nodes.get('RealEstateListing');
      assert.equal(listing?.['url'], $('link[rel=canonical]').attr('href'), path);
      assert.equal(listing?.['datePosted'], home.startCommercialisation);
      const offer = listing?.['offers'] as Node | undefined;
      const price = priceOf(home, ignoredLabels);
      assert.equal(offer === undefined, price.kind === 'none', path);
      assert.equal(JSON.stringify(offer ?? {}).includes('priceCurrency'), price.kind === 'amount');
      assert.equal(nodes.get('RealEstateAgent'), undefined, 'told in full on the home page');
      const images = (listing?.['image'] ?? []) as string[];
      assert.equal(images.length, Math.min(home.pictures.length, 6), path);
      const entity = listing?.['mainEntity'] as Node;
      assert.equal('address' in entity, home.publishAddress, path);
      const crumbs = nodes.get('BreadcrumbList')?.['itemListElement'] as { name: string }[];
      const shown = $('.breadcrumbs a')
        .toArray()
        .map((link) => $(link).text());
      assert.deepEqual(
        crumbs.slice(0, -1).map(({ name }) => name),
        shown,
      );
    }
  });

  it('is the agency with its offices on the home page, the questions on theirs', async () => {
    for (const locale of LOCALES) {
      const agency = nodesOf(await page(linksIn(locale).page('home'))).get('RealEstateAgent');
      const { info, content } = site.parts.source.site;
      assert.equal(agency?.['name'], info.name);
      assert.match(String(agency?.['telephone']), /^\+32\d{8,9}$/);
      assert.equal((agency?.['department'] as Node[] | undefined)?.length, info.offices.length);
      const questions = nodesOf(await page(linksIn(locale).page('faq'))).get('FAQPage');
      const asked = (content?.faq ?? []).flatMap(({ articles }) => articles);
      assert.equal((questions?.['mainEntity'] as Node[] | undefined)?.length, asked.length);
    }
  });

  it('is nothing on pages that search engines may not show', async () => {
    const { text } = await request(site.app).get('/nl/bestaat-niet');
    assert.ok(!text.includes('ld+json'));
  });

  it('has a large picture with its size and what is on it, where there is one', async () => {
    const home = homes.find(({ pictures }) => pictures.length > 2);
    const $ = await page(home && linksIn('de').property(home));
    const image = meta($, 'og:image') ?? '';
    assert.match(image, /^https?:\/\/.+\/media\/.+\.jpg$/);
    assert.equal((await request(site.app).get(new URL(image).pathname)).status, 200);
    assert.ok(Number(meta($, 'og:image:width')) >= 1200);
    assert.ok(Number(meta($, 'og:image:height')) >= 600);
    assert.equal(meta($, 'og:image:alt'), home?.pictures[0]?.name.de);
    assert.equal(meta($, 'twitter:card'), 'summary_large_image');
  });

  it('has a photograph for its picture, though a plan comes first', async () => {
    const shown = homes.find(({ pictures }) => pictures.length > 2);
    const [first, second] = shown?.pictures ?? [];
    assert.ok(first && second);
    const home = fullHome(1, { pictures: [{ ...first, kind: 'plan' }, second] });
    const crm: CataloguePort = {
      source: 'plan first',
      version: async () => '1',
      properties: async () => ({ items: [home], dropped: [] }),
      projects: async () => ({ items: [], dropped: [] }),
      team: async () => [],
    };
    const { app, parts } = await siteApp({ crm });
    const path = createLinks(parts.source.paths, 'nl').property(home) ?? '';
    const { text } = await request(app).get(path);
    assert.equal(meta(load(text), 'og:image:alt'), second.name.nl);
  });

  it('have a picture for shared links, and no sizes without candidates, on every page', async () => {
    for (const url of Object.values(templates(site, 'nl'))) {
      const { status, text } = await request(site.app).get(url).set('Host', 'localhost');
      if (status !== 200) continue;
      const $ = load(text);
      assert.match(meta($, 'og:image') ?? '', /^http.*\/media\/.*\.jpg$/, url);
      assert.equal($('img[sizes]:not([srcset])').length, 0, url);
    }
  });

  it('names the language and the day of an article', async () => {
    const article = site.parts.source.site.content?.articles[0];
    const $ = await page(article && linksIn('nl').article(article));
    assert.equal(meta($, 'og:type'), 'article');
    assert.equal(meta($, 'article:published_time'), article?.date);
    const nodes = $('script[type="application/ld+json"]').text();
    assert.match(nodes, new RegExp(`"@type":"Article".*"datePublished":"${article?.date}"`));
    assert.match(nodes, /"image":\["http[^"]*\/media\//);
    assert.match(nodes, /"publisher":\{"@id":"[^"]*#agency"\}/);
    assert.equal(meta($, 'og:locale'), 'nl_BE');
    // They have URLs of their own, which hreflang names; the same URL has no other language.
    assert.equal(meta($, 'og:locale:alternate'), undefined);
    assert.equal(meta($, 'twitter:card'), 'summary_large_image');
  });

  it('keeps sold homes among what may be found, without an offer', async () => {
    const sold = homes.find(({ status }) => status === 2);
    const $ = await page(sold && linksIn('nl').property(sold));
    assert.equal(meta($, 'robots'), undefined);
    assert.equal($('link[rel=alternate][hreflang]').length, 5);
    assert.equal(nodesOf($).get('RealEstateListing')?.['offers'], undefined);
  });

  it('is plain text, whatever the description is made of', async () => {
    for (const home of homes.slice(0, 20)) {
      const $ = await page(linksIn('en').property(home));
      const said = meta($, 'description') ?? '';
      assert.ok(said.length > 0 && said.length <= 155 && !/[<>]|## /.test(said), said);
    }
  });
});
