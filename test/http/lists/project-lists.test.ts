import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { type Project, projectSchema } from '../../../views/domain/project/project.ts';
import { unitsForSale } from '../../../views/domain/project/project-sale.ts';
import { sharedApp, siteApp, type SiteApp } from '../../support/site-app.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';
import {
  compositionOf,
  sampleProject,
  sampleUnit,
} from '../../unit/views/domain/sample-project.ts';

const DEMO = new URL('../../../server/demo', import.meta.url).pathname;
const LISTS = {
  nl: { path: '/nl/projecten', title: 'Nieuwbouwprojecten', plate: 'Project', from: 'Vanaf' },
  fr: { path: '/fr/projets', title: 'Projets neufs', plate: 'Projet neuf', from: 'À partir de' },
  en: { path: '/en/projects', title: 'New-build projects', plate: 'Project', from: 'Starting' },
  de: {
    path: '/de/neubauprojekte',
    title: 'Neubauprojekte',
    plate: 'Neubauprojekt',
    from: 'Ab',
  },
} as const;

const keysOf = ($: CheerioAPI) =>
  $('.cards [data-card]')
    .toArray()
    .map(({ attribs }) => attribs['data-card'] ?? '');

describe('new-build projects in lists', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const get = (path: string) => request(site.app).get(path);
  async function page(path: string): Promise<CheerioAPI> {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    return load(response.text);
  }
  /** Keys of all items on all pages of a list. */
  async function all(path: string): Promise<string[]> {
    const keys: string[] = [];
    for (let next: string | undefined = path; next !== undefined; ) {
      const $: CheerioAPI = await page(next);
      keys.push(...keysOf($));
      next = $('.pager [rel=next]').attr('href');
    }
    return keys;
  }
  const projects = (keys: string[]) => keys.filter((key) => key.startsWith('p'));

  for (const [locale, { path, title, plate, from }] of Object.entries(LISTS)) {
    it(`have a page of their own in ${locale}`, async () => {
      const $ = await page(path);
      const known = site.parts.source.catalogue.port('nl').projects();
      assert.equal($('h1').length, 1);
      assert.ok($('h1').text().startsWith(`${title} · ${known.length} `), $('h1').text());
      assert.deepEqual(keysOf($).sort(), known.map(({ id }) => `p${id}`).sort());
      const first = $('.card').first();
      assert.equal(first.find('.plate').first().text(), plate);
      assert.ok(first.find('.card-price').text().startsWith(from));
      assert.equal($(`header a[href="${path}"]`).first().attr('aria-current'), 'page');
      assert.ok($('footer').find(`a[href="${path}"]`).length > 0);
    });
  }

  it('have no links while the site has no page for each', async () => {
    const agency = new AgencyCopy(DEMO);
    agency.remove('pages/project.json');
    const { app } = await siteApp({ env: { SITE_DIR: agency.dir } });
    const read = (path: string) => request(app).get(path);
    const $ = load((await read('/nl/projecten')).text);
    assert.deepEqual([$('.card').length, $('.card a').length], [7, 0]);
    const own = '/nl/projecten/gent-spoelenhof-p-3101';
    for (const path of [own, '/nl/project/p/3101', '/nl/project/p/?id=3101']) {
      assert.equal((await read(path)).status, 404, path);
    }
    assert.ok(!(await wholeSitemap(app)).includes('-p-3101'));
  });

  it('lead to the page of each, where the site has one', async () => {
    const $ = await page('/fr/projets');
    const hrefs = $('.card > a')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? '');
    assert.equal(hrefs.length, 7);
    for (const href of hrefs) assert.equal((await get(href)).status, 200, href);
  });

  it('stand among the homes for sale, unless hidden', async () => {
    const shown = await all('/nl/te-koop');
    assert.equal(projects(shown).length, 7);
    const hidden = await all('/nl/te-koop?hideproject=1');
    assert.deepEqual(
      hidden,
      shown.filter((key) => hidden.includes(key)),
    );
    assert.deepEqual(projects(hidden), []);
    assert.deepEqual(projects(await all('/nl/te-huur')), []);
    // `hideproject` has no effect in a list of projects.
    assert.equal(projects(await all('/nl/projecten?hideproject=1')).length, 7);
  });

  it('are found by their place and by what a unit that is free has', async () => {
    assert.deepEqual(await all('/nl/projecten?region=Gent%7C9000'), ['p3101']);
    assert.deepEqual(await all('/fr/projets?type=3'), ['p3107']);
    const project = site.parts.source.catalogue.port('nl').project(3101);
    assert.ok(project);
    const published = unitsForSale(project).filter(({ publishPrice }) => publishPrice);
    const dearest = Math.max(...published.map(({ price = 0 }) => price));
    assert.deepEqual(await all(`/nl/projecten?region=9000&pricemin=${dearest}`), ['p3101']);
    assert.deepEqual(await all(`/nl/projecten?region=9000&pricemin=${dearest + 1}`), []);
    assert.deepEqual(await all('/nl/projecten?region=9000&bathrooms=1'), ['p3101'], 'not asked');
  });

  it('run from cheap to dear by what they begin at', async () => {
    const $ = await page('/en/projects?order=price-asc');
    const prices = $('.card-price')
      .toArray()
      .map((price) => Number($(price).text().replace(/\D/g, '')));
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
    );
  });

  it('are led to by their goal, and from there back, with what was asked', async () => {
    const to = async (path: string) => {
      const { status, headers } = await get(path);
      return `${status} ${headers['location']}`;
    };
    assert.equal(
      await to('/nl/te-koop?region=Gent%7C9000&goal=2&ref=a'),
      '302 /nl/projecten?region=Gent%7C9000&ref=a',
    );
    assert.equal(await to('/fr/vendu?goal=2'), '302 /fr/projets');
    assert.equal(
      await to('/de/neubauprojekte?goal=0&pricemax=1'),
      '302 /de/zu-verkaufen?pricemax=1',
    );
    assert.equal(await to('/en/projects?goal=1'), '302 /en/for-rent');
    assert.equal((await get('/en/projects?goal=2')).status, 200);
  });

  it('open the home page’s own row, with a link to all', async () => {
    const $ = await page('/de/startseite');
    assert.equal($('.carousel [data-card^=p]').length >= 6, true);
    assert.ok($('.section-head a[href="/de/neubauprojekte"]').length > 0);
  });

  it('are in the sitemap as a list, in every language', async () => {
    const text = await wholeSitemap(site.app);
    for (const { path } of Object.values(LISTS)) assert.ok(text.includes(`${path}</loc>`), path);
  });
});

describe('a project', () => {
  /** The cards of a site with these projects. */
  async function cards(path: string, ...newBuild: Project[]): Promise<CheerioAPI> {
    const demo = demoCatalogue(DEMO);
    const items = newBuild.map((project) => projectSchema.parse(project));
    const crm = { ...demo, source: 'test', projects: async () => ({ items, dropped: [] }) };
    const { app } = await siteApp({ crm: Object.setPrototypeOf(crm, demo) as typeof demo });
    return load((await request(app).get(path)).text);
  }
  const with_ = (id: number, ...units: Parameters<typeof sampleUnit>[0][]) =>
    sampleProject({ id, composition: compositionOf(units.map((u) => sampleUnit(u))) });

  it('that is sold out says so without a price, and is no longer for sale', async () => {
    const free = with_(1, { id: 1, price: 100_000 }, { id: 2, status: 'sold' });
    const optioned = with_(2, { id: 1, status: 'option' }, { id: 2, status: 'sold' });
    const sold = with_(3, { id: 1, status: 'sold' });
    const closed = { ...with_(4, { id: 1 }), status: 2 as const };
    const bare = sampleProject({ id: 5, composition: [] });
    const five = [free, optioned, sold, closed, bare];
    const $ = await cards('/nl/projecten', ...five);
    const said = Object.fromEntries(
      $('.card')
        .toArray()
        .map((card) => [
          card.attribs['data-card'],
          [$(card).find('.plate').text(), $(card).find('.card-price').text()],
        ]),
    );
    assert.deepEqual(said, {
      p1: ['Project', 'Vanaf €\u00a0100.000'],
      p2: ['In optie', ''],
      p3: ['Verkocht', ''],
      p4: ['Verkocht', ''],
      p5: ['Project', 'Prijs op aanvraag'],
    });
    assert.equal($('.card-sold').length, 2);
    const sale = await cards('/nl/te-koop?region=Gent%7C9000', ...five);
    const inSale = keysOf(sale).filter((key) => key.startsWith('p'));
    assert.deepEqual(inSale.sort(), ['p1', 'p5']);
  });

  it('stands among homes for sale where the site has no page of projects', async () => {
    const agency = new AgencyCopy(DEMO);
    agency.dropPage('projects');
    const { app } = await siteApp({ env: { SITE_DIR: agency.dir } });
    const read = async (path: string) => load((await request(app).get(path)).text);
    const $ = await read('/nl/te-koop?goal=2&region=Gent%7C9000');
    assert.deepEqual(
      keysOf($).filter((key) => key.startsWith('p')),
      ['p3101'],
    );
    assert.equal((await request(app).get('/nl/projecten')).status, 404);
    const home = await read('/nl/ons-aanbod');
    assert.ok(home('.carousel [data-card^=p]').length > 0);
    // The link of the popup is the agency's own.
    assert.equal(home('a[href*="projecten"]').not('.popup a').length, 0);
  });
});
