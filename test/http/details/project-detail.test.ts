import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { countByStatus, unitsOf } from '../../../views/domain/project/composition.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import { formatSurface } from '../../../views/domain/format/number.ts';
import { formatPrice } from '../../../views/domain/property/price.ts';
import { type Project, projectSchema } from '../../../views/domain/project/project.ts';
import { saleState } from '../../../views/domain/project/project-sale.ts';
import { plainText } from '../../../views/domain/text/rich-text.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';
import { textsOf } from '../../unit/locales/locale-texts.ts';
import {
  compositionOf,
  sampleProject,
  sampleUnit,
} from '../../unit/views/domain/sample-project.ts';

const DEMO = new URL('../../../server/demo', import.meta.url).pathname;
/** Words for a unit's state and for a price that is not published. */
const WORDS: Readonly<Record<Locale, Record<'available' | 'option' | 'sold' | 'hidden', string>>> =
  {
    nl: { available: 'Te koop', option: 'In optie', sold: 'Verkocht', hidden: 'Prijs op aanvraag' },
    fr: { available: 'À vendre', option: 'Sous option', sold: 'Vendu', hidden: 'Prix sur demande' },
    en: {
      available: 'Available',
      option: 'Under option',
      sold: 'Sold',
      hidden: 'Price on request',
    },
    de: { available: 'Frei', option: 'Reserviert', sold: 'Verkauft', hidden: 'Preis auf Anfrage' },
  };

const cellsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((cell) => $(cell).text().trim());

describe('the page of a project', () => {
  let site: SiteApp;
  let projects: readonly Project[];
  before(async () => {
    site = await sharedApp();
    projects = site.parts.source.catalogue.port('nl').projects();
  });

  const get = (path: string) => request(site.app).get(path);
  const pathOf = (project: Project, locale: Locale) =>
    createLinks(site.parts.source.paths, locale).project(project) ?? '';
  async function page(path: string, from = site): Promise<CheerioAPI> {
    const response = await request(from.app).get(path);
    assert.equal(response.status, 200, path);
    return load(response.text);
  }

  for (const locale of LOCALES) {
    it(`shows every unit as the data has it in ${locale}`, async () => {
      const words = WORDS[locale];
      for (const project of projects) {
        const $ = await page(pathOf(project, locale));
        const units = unitsOf(project.composition);
        const sold = units.filter(({ status }) => status === 'sold');
        const named = cellsOf($, '.units-names').flatMap((line) => line.split(', '));
        assert.deepEqual(named.sort(), sold.map(({ name }) => name).sort(), project.name);
        assert.equal($('tr[data-unit]').length, units.length - sold.length, project.name);
        for (const unit of units) {
          if (unit.status === 'sold') continue;
          const row = `tr[data-unit=${unit.id}]`;
          const numbers = [unit.surfaceTotal, unit.surfaceGround, unit.surfaceTerrace];
          const shown = cellsOf($, `${row} .unit-measure`).filter(Boolean);
          const expected = [
            ...numbers.flatMap((value) => (value ? [String(formatSurface(value))] : [])),
            ...(unit.numberOfBedRooms === undefined ? [] : [String(unit.numberOfBedRooms)]),
          ];
          const isTold = unit.status === 'available';
          const price = unit.publishPrice ? String(formatPrice(unit.price)) : words.hidden;
          assert.deepEqual(shown.sort(), expected.sort(), `${project.name} ${unit.name}`);
          assert.deepEqual(
            ['name', 'type', 'price', 'status'].map((cell) => $(`${row} .unit-${cell}`).text()),
            [
              unit.name,
              textOf(unit.typeDescription, locale),
              isTold ? price : '',
              words[unit.status],
            ],
          );
        }
      }
    });
  }

  it('contains no unpublished price', async () => {
    for (const project of projects) {
      const $ = await page(pathOf(project, 'nl'));
      const told = new Set(cellsOf($, '.unit-price'));
      const silent = unitsOf(project.composition)
        .filter(({ status, publishPrice }) => status !== 'available' || !publishPrice)
        .map(({ price }) => String(formatPrice(price)))
        .filter((price) => !told.has(price));
      // Descriptions may state a price, and other projects have prices of their own.
      $('.description, meta, .module-property-carousel, script').remove();
      for (const price of silent) assert.ok(!$.html().includes(price), `${project.name} ${price}`);
    }
  });

  it('leads to the page of a unit that has one, and only there', async () => {
    const data = site.parts.source.catalogue.port('fr');
    const links = createLinks(site.parts.source.paths, 'fr');
    for (const project of projects) {
      const $ = await page(pathOf(project, 'fr'));
      const expected = unitsOf(project.composition).flatMap(({ propertyId }) => {
        const home = propertyId === undefined ? undefined : data.property(propertyId);
        return (home && links.property(home)) ?? [];
      });
      const found = $('.unit-name a').toArray();
      assert.deepEqual(
        found.map(({ attribs }) => attribs['href']),
        expected,
      );
    }
  });

  it('has buildings with a jump to each, and floors by name', async () => {
    const project = projects.find(({ id }) => id === 3101);
    assert.ok(project);
    const $ = await page(pathOf(project, 'de'));
    const names = project.composition.map(({ buildingName }) => textOf(buildingName, 'de'));
    assert.deepEqual(cellsOf($, '.units .fact-group h3'), names);
    for (const link of $('.fact-tabs a').toArray()) {
      const building = $(link.attribs['href'] ?? '');
      const left = building.find('[data-status=available]').length;
      assert.equal($(link).text(), `${building.find('h3').text()}\u00a0·\u00a0${left}\u00a0frei`);
    }
    const floors = project.composition[0]?.floors.map(({ floorName }) => textOf(floorName, 'de'));
    assert.deepEqual(cellsOf($, '#building-1 .units-floor th'), floors);
    const folded = ['2 verkauft', '4 verkauft', '4 verkauft'];
    assert.deepEqual(cellsOf($, '#building-1 summary'), folded, 'floors without others');
  });

  it('names its documents by type, each a link to what is asked first', async () => {
    for (const project of projects) {
      const $ = await page(pathOf(project, 'nl'));
      const types = new Set(project.documents.map((one) => textOf(one.documentTypeName, 'nl')));
      assert.deepEqual(cellsOf($, '.documents dt'), [...types], project.name);
      assert.equal($('.documents dd').length, project.documents.length);
      const names = project.documents.map((_document, index) => String(index + 1));
      const asked = $('.documents a')
        .toArray()
        .map((link) => new URL($(link).attr('href') ?? '', 'http://localhost').searchParams);
      assert.deepEqual(new Set(asked.map((query) => query.get('document'))), new Set(names));
    }
  });

  it('is described in its head, with its place in every language', async () => {
    const project = projects.find(({ id }) => id === 3102);
    assert.ok(project);
    const $ = await page(`${pathOf(project, 'fr')}?unit=1&available=1`);
    assert.ok($('title').text().startsWith('Les Scieurs à Namur\u00A0: '), $('title').text());
    const text = $('meta[name=description]').attr('content') ?? '';
    const plain = plainText(textOf(project.description, 'fr')).replace(/\n+/g, ' ');
    assert.equal(text.slice(0, 50), plain.slice(0, 50));
    assert.ok(
      $('link[rel=canonical]').attr('href')?.endsWith('/fr/projets/namur-les-scieurs-p-3102'),
    );
    assert.match($('meta[property="og:image"]').attr('content') ?? '', /\/media\/.+\.jpg$/);
    for (const locale of LOCALES) {
      const href = $(`link[hreflang=${locale}]`).attr('href') ?? '';
      assert.ok(href.endsWith(pathOf(project, locale)), href);
    }
    assert.deepEqual(cellsOf($, '.breadcrumbs a'), ['Page d’accueil', 'Projets neufs', 'Namur']);
    assert.equal($('.gallery-photo').length, project.pictures.length);
    const { available, option, sold } = countByStatus(project.composition);
    const left = `${available} sur ${available + option + sold}`;
    assert.ok(cellsOf($, '.key-facts dd').includes(left), left);
    const languages = $('a[hreflang=de], a[lang=de]').first().attr('href') ?? '';
    assert.equal(languages, `${pathOf(project, 'de')}?available=1&unit=1`);
  });

  it('tells search engines what it is and begins at', async () => {
    const nodes = async (id: number) => {
      const project = projects.find((one) => one.id === id);
      assert.ok(project);
      const $ = await page(pathOf(project, 'en'));
      return cellsOf($, 'script[type="application/ld+json"]').join(' ');
    };
    const told = await nodes(3101);
    assert.match(told, /"@type":"ApartmentComplex".*"name":"Spoelenhof"/);
    assert.match(told, /"@type":"AggregateOffer","lowPrice":242000/);
    assert.match(told, /"@type":"BreadcrumbList".*"New-build projects"/);
  });

  it('is led to from legacy URLs and e-mails, once', async () => {
    const to = async (path: string) => {
      const { status, headers } = await get(path);
      return `${status} ${headers['location']}`;
    };
    const path = '/fr/projets/namur-les-scieurs-p-3102';
    assert.equal(await to('/fr/project/p/3102'), `301 ${path}`);
    assert.equal(await to('/fr/project/p/?id=3102&x=1'), `301 ${path}?x=1`);
    assert.equal(await to('/fr/projets/ancien-nom-p-3102'), `301 ${path}`);
    for (const none of ['/fr/project/p/999', '/fr/project/p/?id=999', '/fr/projets/x-p-70408']) {
      assert.equal((await get(none)).status, 404, none);
    }
  });

  it('is in the sitemap in every language, and marks the list in the header', async () => {
    const text = await wholeSitemap(site.app);
    for (const project of projects) {
      for (const locale of LOCALES) assert.ok(text.includes(`${pathOf(project, locale)}</loc>`));
    }
    const $ = await page('/nl/projecten/gent-spoelenhof-p-3101');
    assert.equal($('header a[href="/nl/projecten"]').first().attr('aria-current'), 'true');
  });

  it('asks about the chosen unit in its section, unless it is gone', async () => {
    const project = projects.find(({ id }) => id === 3102);
    assert.ok(project);
    const path = pathOf(project, 'nl');
    const subject = async (query: string) => {
      const $ = await page(path + query);
      assert.equal($('.interest form.form [name="Content"]').length, 1);
      return $('.interest [name="Subject"]').val();
    };
    assert.equal(await subject(''), undefined);
    assert.equal(await subject('?unit=3123102'), 'Les Scieurs in Namen, B1 – project 3102');
    assert.equal(await subject('?unit=3121001'), undefined);
    assert.equal(await subject('?unit=%3Cb%3E'), undefined);
    const $ = await page(path);
    const asked = $('tr[data-unit=3123102] .unit-ask a').attr('href');
    assert.equal(asked, `${path}?unit=3123102#interest`);
    assert.equal(
      $('.unit-ask a[rel=nofollow]').length,
      countByStatus(project.composition).available,
    );
  });

  it('plans a visit while something is left, about the unit that was chosen', async () => {
    for (const project of projects) {
      const $ = await page(pathOf(project, 'nl'));
      assert.notEqual(saleState(project), 'sold', 'the demo agency has none');
      assert.equal($('.contact-bar [data-dialog=appointment]').length, 1);
      const mail = new URL($('dialog#appointment a[href^="mailto:"]').attr('href') ?? '');
      const subject = mail.searchParams.get('subject') ?? '';
      assert.ok(subject.startsWith('Bezoek: '), subject);
      assert.ok(subject.endsWith(`project ${project.id}`), subject);
      assert.equal($('dialog#appointment a[href^="tel:+32"]').length, 1);
      assert.ok($('dialog#appointment .dialog-body > p').text().includes(String(project.id)));
      assert.equal($('.manager a[href="#interest"]').length, 1);
      const form = $('.interest form.form').attr('action');
      assert.equal(form, `${pathOf(project, 'nl')}/stel-uw-vraag`);
    }
    const $ = await page('/nl/projecten/namur-les-scieurs-p-3102?unit=3123102');
    const visit = $('.manager [data-dialog=appointment]').attr('href');
    assert.equal(visit, '/nl/projecten/namur-les-scieurs-p-3102/plan-een-bezoek?unit=3123102');
    const mail = new URL($('dialog#appointment a[href^="mailto:"]').attr('href') ?? '');
    const subject = 'Bezoek: Les Scieurs in Namen, B1 – project 3102';
    assert.equal(mail.searchParams.get('subject'), subject);
    // No line begins or ends with the separator.
    for (const part of ['.interest-chosen p', '.summary-address', '.sheet-title']) {
      assert.match($(part).text(), /\u00a0·\u00a0/);
      assert.doesNotMatch($(part).text(), / ·|· /);
    }
  });

  it('keeps what is shown, and the token of a preview, when the filter is sent', async () => {
    const $ = await page('/nl/projecten/gent-spoelenhof-p-3101?available=1&ref=a');
    assert.equal($('.units-filter [name=available]').attr('checked'), 'checked');
    assert.equal($('.units-filter [name=ref]').attr('value'), 'a');
    assert.equal($('.units-filter [type=hidden]').length, 1);
  });

  it('filters its units by bedrooms and price, in every building, and says how many fit', async () => {
    const path = '/nl/projecten/gent-spoelenhof-p-3101';
    const project = projects.find(({ id }) => id === 3101);
    const fitting = unitsOf(project!.composition).filter(
      ({ status, numberOfBedRooms, price }) =>
        status === 'available' && numberOfBedRooms === 2 && price! <= 400_000,
    );
    const $ = await page(`${path}?pricemin=&pricemax=400000&bedrooms=2&available=1&unit=1`);
    const shown = $('tr[data-unit]').toArray();
    assert.ok(fitting.length > 1);
    assert.deepEqual(
      new Set(shown.map(({ attribs }) => attribs['data-unit'])),
      new Set(fitting.map(({ id }) => String(id))),
    );
    assert.equal($('.units-sold').length, 0);
    const unsold = unitsOf(project!.composition).filter(({ status }) => status !== 'sold').length;
    const count = $('.of-unsold').text();
    assert.ok(count.startsWith(`${fitting.length} van ${unsold} eenheden`), count);
    const { available } = countByStatus(project!.composition);
    assert.equal($('.of-available').text(), `${fitting.length} van ${available} eenheden`);
    assert.equal($('.units-clear').attr('href'), `${path}?unit=1#units`);
    assert.equal($('[name=bedrooms]:checked').attr('value'), '2');
    assert.equal($('[name=pricemax] [selected]').attr('value'), '400000');
    for (const tab of $('.fact-tabs a').toArray()) {
      const left = $(tab.attribs['href'] ?? '').find('[data-unit]').length;
      const said = /·\u00a0(\d+)/.exec($(tab).text())?.[1] ?? '0';
      assert.equal(Number(said), left, $(tab).text());
    }
    const german = $('a[hreflang=de], a[lang=de]').first().attr('href') ?? '';
    assert.ok(german.endsWith('?pricemax=400000&bedrooms=2&available=1&unit=1'), german);
  });

  it('says so where no unit fits, and offers all of them again', async () => {
    const path = '/nl/projecten/gent-spoelenhof-p-3101';
    const $ = await page(`${path}?pricemax=1000`);
    assert.equal($('.units table, .units .fact-tabs').length, 0);
    assert.match($('.units > p').text(), /^Geen enkele eenheid past bij uw keuze\./);
    assert.equal($('.units > p a').attr('href'), `${path}#units`);
    assert.equal($('[name=pricemax] [selected]').attr('value'), '1000', 'can be taken back');
  });

  it('has no filter for a handful of units', async () => {
    const $ = await page('/nl/projecten/angleur-clos-des-maraichers-p-3105');
    assert.equal($('.units-filter [name=bedrooms], .units-filter select').length, 0);
  });

  it('leads to the plan of each unit that has one, and has each once for the viewer', async () => {
    for (const project of projects) {
      const $ = await page(pathOf(project, 'fr'));
      const unsold = unitsOf(project.composition).filter(({ status }) => status !== 'sold');
      const withPlan = unsold.filter(({ plans = [] }) => plans.length > 0);
      const linksTo = (selector: string) =>
        $(selector)
          .toArray()
          .map((one) => $(one).attr('href') ?? '');
      const links = linksTo('.unit-plan a[data-enhanced]');
      const shown = linksTo('#unit-plans [hidden] > a[data-picture][data-kind=plan]');
      assert.equal(links.length, withPlan.length);
      for (const href of links) assert.match(href, /^\/media\/.+\.jpg$/);
      assert.deepEqual(new Set(links.filter((href) => !shown.includes(href))), new Set());
      const names = withPlan.flatMap(({ plans = [] }) =>
        plans.map((plan) => textOf(plan.name, 'fr')),
      );
      const alts = $('#unit-plans [hidden] img[loading=lazy]')
        .toArray()
        .map(({ attribs }) => attribs['alt']);
      assert.equal(alts.length, new Set(shown).size);
      assert.deepEqual(new Set(alts), new Set(names));
    }
    const all = projects.flatMap(({ composition }) => unitsOf(composition));
    assert.ok(all.some(({ status, plans }) => status === 'available' && plans));
  });

  it('is found by the search box by its name and its id', async () => {
    for (const text of ['spoelenhof', '3101']) {
      const { body } = await get(`/api/suggest?lang=de&q=${text}`);
      const { title, href } = (body as { homes: { title: string; href: string }[] }).homes[0] ?? {};
      assert.equal(title, 'Spoelenhof in Gent');
      assert.equal(href, '/de/neubauprojekte/gent-spoelenhof-p-3101');
    }
  });

  it('says so where nothing can be bought, without a price', async () => {
    const sold = sampleProject({
      id: 1,
      publishAddress: false,
      street: 'Geheimstraat',
      composition: compositionOf([sampleUnit({ id: 1, price: 123_456 })]),
      status: 2,
    });
    const optioned = sampleProject({
      id: 2,
      publishAddress: false,
      composition: compositionOf([sampleUnit({ id: 2, price: 123_456, status: 'option' })]),
    });
    const bare = sampleProject({ id: 3, composition: [] });
    const whole = sampleProject({ id: 4 });
    const crm = withProjects(sold, optioned, bare, whole);
    const other = await siteApp({ crm });
    const seen = async (id: number) => page(`/nl/projecten/gent-kaaizicht-p-${id}`, other);
    const $ = await seen(1);
    assert.equal($('.summary-plates').text(), 'VerkochtProject');
    assert.equal($('.summary-sold').length, 1);
    assert.equal($('td.unit-status').length, 0);
    assert.match($('.units-sold').text(), /^Verkocht: /);
    assert.equal($('[data-dialog=appointment], #appointment, .contact-bar').length, 0);
    assert.equal($('.manager .button').first().attr('href'), '/nl/projecten');
    assert.equal($('.sheet-units').length, 0);
    assert.equal($('.unit-ask a, .units-filter, .summary-price').length, 0);
    assert.ok(!/123\.456|123456|Geheimstraat/.test($.html()));
    // Visits are no longer offered.
    assert.ok(!$.html().includes('bij uw bezoek'));
    const $2 = await seen(2);
    assert.equal($2('.summary-plates').text(), 'In optieProject');
    assert.equal($2('.manager [data-dialog=appointment]').length, 1);
    assert.equal($2('.summary-price, .contact-bar-price').length, 0);
    assert.ok(!$2.html().includes('123.456'));
    assert.equal($2('main .quiet:contains("bij uw bezoek")').length, 2, 'on top, and at the map');
    const $3 = await seen(3);
    assert.equal($3('.units').length, 0);
    assert.equal($3('.summary-price').text(), 'Prijs op aanvraag');
    const words = textsOf('nl');
    const says = (at: CheerioAPI) => at('.interest > p').first().text();
    assert.equal(says($), words.get('project.detail.interest.soldText'));
    for (const one of [$2, $3]) assert.equal(says(one), words.get('project.detail.interest.text'));
    const $4 = await seen(4);
    assert.equal($4('.units-filter').length, 0, 'it would leave nothing out');
  });

  it('says of each kind of unit from what price, of each building what is left', async () => {
    const house = { typeCode: 1, typeDescription: { nl: 'Huis' } };
    const units = [
      sampleUnit({ id: 1, price: 250_000 }),
      sampleUnit({ id: 2, price: 210_000 }),
      sampleUnit({ id: 3, price: 390_000, ...house }),
      sampleUnit({ id: 4, publishPrice: false, typeCode: 4, typeDescription: { nl: 'Winkel' } }),
    ];
    const gone = sampleUnit({ id: 5, status: 'sold' });
    const building = (nl: string, ...all: typeof units) =>
      compositionOf(all).map((one) => ({ ...one, buildingName: { nl } }));
    const composition = [...building('Noord', gone), ...building('Zuid', ...units)];
    const other = await siteApp({ crm: withProjects(sampleProject({ id: 1, composition })) });
    const $ = await page('/nl/projecten/gent-kaaizicht-p-1', other);
    const rows = cellsOf($, '.sheet-units tbody td:last-child').map((text) =>
      text.replaceAll(/\s/g, ' '),
    );
    assert.deepEqual(rows, ['€ 390.000', 'Vanaf € 210.000', 'Prijs op aanvraag']);
    const tabs = cellsOf($, '.fact-tabs a').map((text) => text.replaceAll(/\s/g, ' '));
    assert.deepEqual(tabs, ['Zuid · 4 te koop', 'Noord']);
    const none = $('#building-2 .units-none');
    assert.match(none.text(), /^Noord: niets meer te koop op dit ogenblik\. .*Zuid/);
    assert.equal(none.find('a').attr('href'), '#building-1');
  });

  it('was delivered from the day after its date on, also where the page is cached', async () => {
    let now = Date.parse('2026-11-20T22:59:00Z');
    const project = sampleProject({ id: 1, deliveryDate: '2026-11-20' });
    const other = await siteApp({ crm: withProjects(project), now: () => now });
    const label = async () =>
      cellsOf(await page('/nl/projecten/gent-kaaizicht-p-1', other), '.key-facts dt').join();
    assert.match(await label(), /oplevering/);
    now += 60_000;
    assert.match(await label(), /opgeleverd/);
    const list = await page('/nl/projecten', other);
    assert.match(list('[data-card="p1"] .card-facts').text(), /Opgeleverd op 20\/11\/2026/);
  });

  function withProjects(...newBuild: Project[]): ReturnType<typeof demoCatalogue> {
    const demo = demoCatalogue(DEMO);
    const items = newBuild.map((project) => projectSchema.parse(project));
    const crm = { ...demo, source: 'test', projects: async () => ({ items, dropped: [] }) };
    return Object.setPrototypeOf(crm, demo) as typeof demo;
  }
});
