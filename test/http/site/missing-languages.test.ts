import assert from 'node:assert/strict';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { agencyIn } from '../../support/agency-in.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const CODES = ['nl', 'fr', 'en', 'de'];

/** A file of an item without its texts in the languages that are not kept. */
function inLanguages(value: unknown, kept: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguages(one, kept));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !CODES.includes(key) || kept.includes(key))
    .map(([key, part]) => [key, inLanguages(part, kept)] as const);
  return Object.fromEntries(entries);
}

describe('a home without texts in the language of a page', () => {
  let site: SiteApp;
  let pages: Record<'dutch' | 'german' | 'project', CheerioAPI>;
  const pageAt = async (url: string) => {
    const response = await request(site.app).get(url);
    assert.equal(response.status, 200, url);
    return load(response.text);
  };
  before(async () => {
    const agency = agencyIn(DEMO, ['fr', 'nl']);
    const only = (folder: string, id: string, kept: string[]) => {
      const file = agency.list(folder).find((name) => name.startsWith(id));
      assert.ok(file);
      agency.write(`${folder}/${file}`, inLanguages(agency.read(`${folder}/${file}`), kept));
    };
    only('homes', '70408', ['nl']);
    only('homes', '70412', ['de']);
    only('projects', '3101', ['nl']);
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
    const { source } = site.parts;
    const port = source.catalogue.port('fr');
    const { createLinks } = await import('../../../views/subjects/create-links.ts');
    const links = createLinks(source.paths, 'fr');
    const home = (id: number) => links.property(port.property(id)!) ?? '';
    pages = {
      dutch: await pageAt(home(70408)),
      german: await pageAt(home(70412)),
      project: await pageAt(links.project(port.project(3101)!) ?? ''),
    };
  });

  it('shows those that it has, each marked with its language', () => {
    const { dutch: $, german, project } = pages;
    assert.equal($('.description h2').attr('lang'), 'nl');
    assert.equal($('.description .rich-text').attr('lang'), 'nl');
    assert.notEqual($('.description .rich-text').text().trim(), '');
    assert.equal(german('.description .rich-text').attr('lang'), 'de');
    assert.equal(project('.description .rich-text').attr('lang'), 'nl');
    assert.equal(project('.units-table .unit-type[lang=nl]').length > 0, true);
    const facts = $('.fact-list dd[lang=nl]').toArray();
    assert.ok(facts.length > 2);
    assert.equal($('.sheet p[lang=nl]').length > 0, true);
    for (const page of [$, german, project]) assert.equal(page('html').attr('lang'), 'fr');
  });

  it('has a heading, a title and a description in the page’s language', () => {
    const { dutch: $ } = pages;
    assert.match($('h1').text(), /^(Maison|Appartement|Terrain|Bureau|Commerce) à /);
    assert.equal($('title').text().split(' · ')[0], $('h1').text());
    assert.equal($('h1[lang]').length, 0);
  });

  it('marks no text where the language is the page’s', async () => {
    const $ = await pageAt(
      new URL(pages.dutch('a[hreflang=nl]').attr('href')!, 'http://x').pathname,
    );
    assert.equal($('.description [lang], .fact-list [lang]').length, 0);
  });

  it('marks them in the search’s suggestions too', async () => {
    const { body } = await request(site.app).get('/api/suggest?q=70408&lang=fr');
    const { homes } = body as { homes: { titleLang?: string; textLang?: string }[] };
    assert.deepEqual([homes[0]?.titleLang, homes[0]?.textLang], ['nl', 'nl']);
  });
});
