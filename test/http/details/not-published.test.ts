import assert from 'node:assert/strict';
import path from 'node:path';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { unitsOf } from '../../../views/domain/project/composition.ts';
import { LIST_PAGES } from '../../../views/domain/list/list-pages.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';
import { sitemapPaths } from '../../support/whole-sitemap.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

/** Text that must not occur in a response, and the item that it belongs to. */
interface Secret {
  of: string;
  pattern: RegExp;
}

describe('what the agency does not publish', () => {
  let site: SiteApp;
  /** The homes as in the CRM, with unpublished fields. */
  let homes: Property[];
  let secrets: Secret[];
  before(async () => {
    site = await sharedApp();
    const crm = demoCatalogue(DEMO);
    homes = (await crm.properties()).items;
    const units = (await crm.projects()).items.flatMap(({ composition }) => unitsOf(composition));
    const priced = [...homes, ...units];
    const known = new Set(priced.flatMap((one) => (one.publishPrice ? [one.price] : [])));
    const streets = new Set(homes.flatMap((one) => (one.publishAddress ? streetsOf(one) : [])));
    // Descriptions may state any amount.
    const told = JSON.stringify(homes.map(({ description }) => description));
    secrets = [
      ...homes
        .filter(({ publishAddress }) => !publishAddress)
        .flatMap((home) => addressSecrets(home, streets)),
      ...priced
        .filter(({ publishPrice, price }) => !publishPrice && price && !known.has(price))
        .map(({ id, price }) => ({ of: `price of ${id}`, pattern: pricePattern(price ?? 0) }))
        .filter(({ pattern }) => !pattern.test(told)),
    ];
  });

  async function search(urls: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const url of urls) {
      const { status, text } = await request(site.app).get(url).buffer(true);
      assert.equal(status, 200, url);
      for (const { of, pattern } of secrets) {
        const hit = pattern.exec(text);
        if (hit) found.push(`${of} in ${url}: ${text.slice(hit.index - 60, hit.index + 60)}`);
      }
    }
    return found;
  }

  it('is looked for: streets, positions and prices of several homes', () => {
    const of = (what: string) => secrets.filter((secret) => secret.of.startsWith(what)).length;
    assert.ok(of('street') > 15 && of('latitude') > 10 && of('price') > 5);
    assert.ok(secrets.some(({ pattern }) => pattern.test('Nachtzwaluwenlaan')));
    const first = secrets.find((secret) => secret.of.startsWith('price of 73139'));
    for (const text of ['€ 1.690.000', '1690000', '"price":1690000', '1,690,000', '1 690 000']) {
      assert.match(text, first!.pattern);
    }
  });

  for (const locale of LOCALES) {
    it(`is on no page of a home that hides something, in ${locale}`, async () => {
      const hiding = homes.filter((home) => !home.publishAddress || !home.publishPrice);
      assert.ok(hiding.length > 15);
      const links = createLinks(site.parts.source.paths, locale);
      assert.deepEqual(await search(hiding.flatMap((home) => links.property(home) ?? [])), []);
    });

    it(`is in no list, part of a list or answer to a script, in ${locale}`, async () => {
      assert.deepEqual(await search([...listUrls(locale), ...apiUrls(locale)]), []);
    });
  }

  it('is in no sitemap', async () => {
    assert.deepEqual(await search(await sitemapPaths(site.app)), []);
  });

  it('is in no file of what the agency has', async () => {
    const homesFiles = LOCALES.map((locale) => `/feeds/homes.${locale}.json`);
    assert.deepEqual(await search(['/llms.txt', ...homesFiles]), []);
  });

  it('is not even known to the catalogue', () => {
    const { homes: served, projects } = site.parts.source.catalogue.data;
    const text = JSON.stringify([served, projects]);
    assert.deepEqual(
      secrets.filter(({ pattern }) => pattern.test(text)).map(({ of }) => of),
      [],
    );
  });

  /** URL paths of every page of every list, as HTML and as Flight, and of its feed. */
  function listUrls(locale: Locale): string[] {
    const links = createLinks(site.parts.source.paths, locale);
    const data = site.parts.source.catalogue.port(locale);
    const perPage = site.parts.source.site.info.list.itemsPerPage;
    return LIST_KINDS.flatMap((listKind) => {
      if (links.page(LIST_PAGES[listKind]) === undefined) return [];
      const count = Math.ceil(data.list(emptyQuery(listKind), 1).total / perPage);
      const pages = Array.from({ length: count }, (_, index) =>
        links.list({ ...emptyQuery(listKind), page: index + 1 }),
      );
      const whole = `/flight/list/${count}${links.list(emptyQuery(listKind))}`;
      const feed = links.feed(emptyQuery(listKind)) ?? [];
      return [...pages, whole, ...pages.slice(1).map((page) => `/flight/more${page}`)].concat(feed);
    });
  }

  function apiUrls(locale: Locale): string[] {
    const keys = homes.map(({ id }) => `key=${id}`);
    const lang = `lang=${locale}`;
    return [
      ...LIST_KINDS.map((listKind) => `/api/map-points?${lang}&listing=${listKind}`),
      ...LIST_KINDS.map((listKind) => `/api/list-count?${lang}&listing=${listKind}`),
      ...chunks(keys, 20).map((some) => `/api/map-cards?${lang}&${some.join('&')}`),
      ...homes
        .filter((home) => !home.publishAddress || !home.publishPrice)
        .flatMap(({ id, zip, city }) =>
          [id, zip, city].flatMap((text) => {
            const q = encodeURIComponent(text);
            return [`/api/suggest?${lang}&q=${q}`, `/api/places?${lang}&q=${q}`];
          }),
        ),
    ];
  }
});

/** The names of the street of a home. */
function streetsOf({ street, streetNames }: Property): string[] {
  return [...new Set([street, ...Object.values(streetNames ?? {})])];
}

function addressSecrets(home: Property, published: ReadonlySet<string>): Secret[] {
  const { id, position } = home;
  const secrets: Secret[] = [];
  for (const street of streetsOf(home)) {
    // A street that another home publishes, or an empty one, is no secret.
    if (street === '' || published.has(street)) continue;
    secrets.push({ of: `street of ${id}`, pattern: new RegExp(escaped(street), 'i') });
    const slug = street
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-');
    secrets.push({ of: `street of ${id} in an address`, pattern: new RegExp(escaped(slug)) });
  }
  for (const [index, name] of (['latitude', 'longitude'] as const).entries()) {
    const degrees = position?.[index];
    // Whole numbers and tenths of degrees occur in many places.
    if (degrees === undefined || String(degrees).length < 6) continue;
    secrets.push({ of: `${name} of ${id}`, pattern: number([String(degrees)]) });
  }
  return secrets;
}

/** An amount as formatted in any of the languages, in a script or in structured data. */
function pricePattern(price: number): RegExp {
  const plain = String(price);
  const groups = plain.replace(/\B(?=(\d{3})+$)/g, '_').split('_');
  return number([
    plain,
    ...['.', ',', ' ', '\u00a0', '\u202f', '’'].map((mark) => groups.join(mark)),
  ]);
}

function number(ways: readonly string[]): RegExp {
  return new RegExp(`(?<![\\d.,-])(?:${ways.map(escaped).join('|')})(?![\\d]|\\.\\d)`);
}

function escaped(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&');
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
