import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { countByStatus, unitsOf } from '../../../views/domain/project/composition.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { isSold } from '../../../views/domain/property/sold.ts';
import { plainText } from '../../../views/domain/text/rich-text.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the page of a home', () => {
  let site: SiteApp;
  let app: Express;
  let homes: readonly Property[];
  before(async () => {
    site = await sharedApp();
    app = site.app;
    const port = site.parts.source.catalogue.port('nl');
    const listKinds = ['sale', 'rent', 'sold'] as const;
    const items = listKinds.flatMap((listKind) => port.list(emptyQuery(listKind), 1000).items);
    homes = items.filter(isHome);
  });

  async function pageOf(one: Property, locale: 'nl' | 'fr' = 'nl'): Promise<CheerioAPI> {
    const path = createLinks(site.parts.source.paths, locale).property(one);
    assert.ok(path);
    const response = await request(app).get(path);
    assert.equal(response.status, 200, path);
    return load(response.text);
  }

  function home(fits: (home: Property) => boolean): Property {
    const found = homes.find(fits);
    assert.ok(found, 'the demo agency has such a home');
    return found;
  }

  it('links every photograph to its large one, with its name in words', async () => {
    const seen = home(({ pictures }) => pictures.length > 5);
    const $ = await pageOf(seen);
    const photos = $('.gallery-photo').toArray();
    assert.equal(photos.length, seen.pictures.length);
    for (const photo of photos) {
      assert.match($(photo).attr('href') ?? '', /^\/media\/.+\.jpg$/);
      assert.notEqual($(photo).find('img').attr('alt') ?? '', '');
    }
  });

  it('has name and price beside the page, and a reference that is no label', async () => {
    const priced = home(({ publishPrice, status }) => publishPrice && status === 1);
    const $ = await pageOf(priced);
    const about = $('.manager-about').text();
    assert.ok(about.includes($('h1').text()) && about.includes($('.summary-price').text()), about);
    assert.equal($('.breadcrumbs li:last-child').text(), `Referentie ${priced.id}`);
    assert.equal($($('.summary-ways a').first().attr('href')).find('h2').text(), 'Delen');
  });

  it('leads from its photographs to its tours, and opens the only one', async () => {
    const tour = async (one: Property) => {
      const link = (await pageOf(one))('.gallery-way').first();
      return [link.text(), link.attr('href'), link.attr('data-dialog')];
    };
    const round = home(({ panorama, virtualTour }) => !!panorama && !virtualTour);
    assert.deepEqual(await tour(round), ['Kijk rond in 360°', '#tours', 'panorama']);
    const both = home(({ panorama, virtualTour }) => !!panorama && !!virtualTour);
    assert.deepEqual(await tour(both), ['Rondkijken', '#tours', undefined]);
    assert.equal((await pageOf(both))('#tours').length, 1);
    const none = home(({ panorama, virtualTour, pictures }) => {
      return !panorama && !virtualTour && pictures.length > 5;
    });
    assert.equal((await pageOf(none))('.gallery-way[href="#tours"]').length, 0);
  });

  it('is the same for everyone: the links through a list are hidden and have no target', async () => {
    const $ = await pageOf(home(() => true));
    assert.ok($('.results-ways').is('[hidden]'));
    assert.equal($('.results-ways a').length, 3);
    assert.equal($('.results-ways a[href]').length, 0);
  });

  it('folds a long description, whose words are all there, and no short one', async () => {
    const length = ({ description }: Property) => plainText(description.nl ?? '').length;
    const byLength = homes.toSorted((a, b) => length(a) - length(b));
    const long = await pageOf(byLength.at(-1)!);
    assert.equal(long('.folded .rich-text').length, 1);
    assert.equal(long('.folded-more').attr('for'), long('.folded-switch').attr('id'));
    // Read once: the text, then the switch, whose visible words are hidden from a screen reader.
    assert.equal(long('.rich-text ~ .folded-switch').attr('aria-label'), 'Toon de hele tekst');
    assert.equal(long('.folded-more').attr('aria-hidden'), 'true');
    const short = await pageOf(byLength[0]!);
    assert.equal(short('.folded, .folded-switch').length, 0);
  });

  it('names the manager with number, phone and a mail that says which home', async () => {
    const managed = home(({ manager }) => /^\d{6}$/.test(manager?.ipi ?? ''));
    const $ = await pageOf(managed, 'fr');
    const card = $('.manager').text();
    assert.ok(card.includes(managed.manager?.name ?? '?'));
    assert.match(card, /IPI \d{3}\.\d{3}/);
    assert.match($('.manager a[href^="tel:"]').attr('href') ?? '', /^tel:\+32[1-9]\d+$/);
    const mail = new URL($('.manager a[href^="mailto:"]').attr('href') ?? '');
    assert.ok(mail.searchParams.get('subject')?.includes($('h1').text()));
  });

  it('stands on the scale of its own region, with a sentence that says which', async () => {
    const steps: [zip: RegExp, bands: number, word: RegExp][] = [
      [/^9\d{3}$/, 7, /Vlaanderen/],
      [/^5\d{3}$/, 9, /Wallonië/],
      [/^1[0-2]\d\d$/, 18, /Brussel/],
    ];
    for (const [zip, bands, word] of steps) {
      const rated = home((one) => {
        return one.countryId === 10 && zip.test(one.zip) && one.energyPerformance !== undefined;
      });
      const $ = await pageOf(rated);
      assert.equal($('.energy-step').length, bands, rated.zip);
      assert.match($('.energy-scale').attr('aria-label') ?? '', /, in kilowattuur per vierkante/);
      const last = $('.energy-arrow > .numerals').last();
      assert.match(last.find('[aria-hidden=true]').text(), /^> \d+$/);
      assert.match(last.find('.unseen').text(), /^meer dan \d+$/);
      assert.equal($('.energy-here').length, 1, rated.zip);
      assert.match($('.energy-meaning').text(), new RegExp(`^In (${word.source})`));
    }
  });

  it('shows no scale for Luxembourg, but its label', async () => {
    const abroad = home(({ countryId, epcLabelText }) => countryId === 50 && !!epcLabelText);
    const $ = await pageOf(abroad);
    assert.equal($('.energy-step').length, 0);
    assert.match($('.energy-meaning').text(), new RegExp(`is ${abroad.epcLabelText}`));
  });

  it('leads back to the project it is a unit of, and only then', async () => {
    const { source } = site.parts;
    const links = createLinks(source.paths, 'fr');
    const projects = source.catalogue.port('fr').projects();
    const unitOf = (id: number) => (project: Project) =>
      unitsOf(project.composition).some(({ propertyId }) => propertyId === id);
    const isUnit = ({ id }: Property) => projects.some(unitOf(id));
    const units = homes.filter(isUnit);
    assert.ok(units.length > 0);
    for (const one of [...units, home((other) => !isUnit(other))]) {
      const project = projects.find(unitOf(one.id));
      const $ = await pageOf(one, 'fr');
      const link = $('.summary-project');
      assert.equal(link.attr('href'), project && links.project(project), String(one.id));
      if (!project) continue;
      assert.ok(link.find('strong').text().startsWith(project.name));
      const left = countByStatus(project.composition).available;
      const said = link.find('.found-text').toArray().slice(1);
      assert.deepEqual(
        said.map((text) => Number(/\d+/.exec($(text).text()))),
        left > 0 ? [left] : [],
      );
    }
  });

  it('offers similar homes, never itself, never a sold one', async () => {
    const ignored = site.parts.source.site.info.ignoredLabels;
    const sold = new Set(homes.filter((one) => isSold(one, ignored)).map(({ id }) => String(id)));
    for (const one of homes.slice(0, 8)) {
      const $ = await pageOf(one);
      const similar = $('.module-similar-homes [data-card]').toArray();
      for (const { attribs } of similar) {
        assert.notEqual(attribs['data-card'], String(one.id));
        assert.ok(!sold.has(attribs['data-card'] ?? ''));
      }
    }
  });
});
