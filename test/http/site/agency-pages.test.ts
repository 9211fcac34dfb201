import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { openingLines } from '../../../views/domain/site/opening-hours.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

/** The pages of the demo agency that are about itself. */
const PAGES = [
  'about',
  'team',
  'sell',
  'buyers',
  'contact',
  'cookies',
  'accessibility',
  'terms',
] as const;

interface Node {
  '@type': string;
  [name: string]: unknown;
}

describe('the pages of the agency', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const pathOf = (name: string, locale: Locale) =>
    createLinks(site.parts.source.paths, locale).page(name) ?? `no ${name} in ${locale}`;

  async function page(path: string): Promise<CheerioAPI> {
    const { status, text } = await request(site.app).get(path);
    assert.equal(status, 200, path);
    return load(text);
  }

  for (const locale of LOCALES) {
    it(`are there in ${locale}, whole, and what they link to is there too`, async () => {
      const links = new Set<string>();
      for (const name of PAGES) {
        const path = pathOf(name, locale);
        const $ = await page(path);
        assert.equal($('main h1').length, 1, path);
        assert.ok(($('meta[name=description]').attr('content') ?? '').length > 60, path);
        assert.equal($('.module-crash').length, 0, path);
        assert.equal($('main .module:empty').length, 0, path);
        const found = $('main a[href^="/"], footer a[href^="/"]').toArray();
        for (const link of found) links.add(link.attribs['href']!.replace(/#.*/, ''));
      }
      const own = [...links].filter((link) => link.startsWith(`/${locale}/`));
      assert.ok(own.length > PAGES.length);
      for (const link of links) await page(link);
    });

    it(`are named in the footer in ${locale}, in groups with headings`, async () => {
      const $ = await page(pathOf('home', locale));
      const groups = $('.footer-pages section').toArray();
      const { footerGroups } = site.parts.source.site.info;
      assert.deepEqual(
        groups.map((group) => $(group).find('h2').text()),
        footerGroups.map(({ title }) => textOf(title, locale)),
      );
      for (const [index, { pages }] of footerGroups.entries()) {
        const hrefs = $(groups[index])
          .find('a')
          .toArray()
          .map((link) => link.attribs['href']);
        assert.deepEqual(
          hrefs,
          pages.map((name) => pathOf(name, locale)),
        );
      }
    });

    it(`say in ${locale} when each office is open, to visitors and to machines`, async () => {
      const $ = await page(pathOf('contact', locale));
      const { offices } = site.parts.source.site.info;
      const blocks = $('.info-block.half').toArray();
      assert.deepEqual(
        blocks.map((block) => $(block).find('h2').text()),
        offices.map(({ name }) => textOf(name, locale)),
      );
      for (const [index, office] of offices.entries()) {
        const block = $(blocks[index]);
        const lines = openingLines(office.openingHours, locale);
        assert.ok(lines.length > 0);
        const texts = (selector: string) =>
          block
            .find(selector)
            .toArray()
            .map((one) => $(one).text());
        assert.deepEqual(
          texts('dt'),
          lines.map(({ days }) => days),
        );
        assert.deepEqual(
          texts('dd'),
          lines.flatMap(({ times }) => times),
        );
        assert.equal(block.find(`a[href="mailto:${office.email}"]`).length, 1);
      }
      const told = nodesIn($).get('RealEstateAgent')?.['department'] as Node[];
      assert.deepEqual(
        told.map((department) => department['openingHoursSpecification']),
        offices.map(({ openingHours }) =>
          openingHours.map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours })),
        ),
      );
      assert.equal(nodesIn($).get('ContactPage')?.['url'], $('link[rel=canonical]').attr('href'));
    });

    it(`lead in ${locale} from the valuation to selling, from the list to buying`, async () => {
      const home = await page(pathOf('home', locale));
      const selling = `.valuation a[href="${pathOf('sell', locale)}"]`;
      assert.equal(home(selling).length, 1);
      assert.equal((await page(pathOf('sell', locale)))(selling).length, 0);
      const list = await page(pathOf('for-sale', locale));
      assert.equal(list(`main a[href="${pathOf('buyers', locale)}"]`).length, 1);
    });
  }
});

function nodesIn($: CheerioAPI): Map<string, Node> {
  const { '@graph': graph } = JSON.parse($('script[type="application/ld+json"]').text()) as {
    '@graph': Node[];
  };
  return new Map(graph.map((node) => [node['@type'], node]));
}
