import assert from 'node:assert/strict';
import fc from 'fast-check';
import { emptyQuery } from '../../../../../../views/domain/list/list-query.ts';
import {
  listParameters,
  parseListQuery,
} from '../../../../../../views/domain/list/list-parameters.ts';
import type { Property } from '../../../../../../views/domain/property/property.ts';
import { placeText } from '../../../../../../views/domain/place/place-text.ts';
import { sampleProperty } from '../../../../views/domain/sample-property.ts';
import { snapshotPort } from '../../../../../../server/services/catalogue/data-port.ts';
import { indexCatalogueSync } from '../../../../../../server/services/catalogue/index/catalogue-index.ts';
import { loadGazetteer } from '../../../../../../server/services/catalogue/index/gazetteer.ts';
import { buildSnapshot } from '../../../../../../server/services/catalogue/snapshot.ts';
import { anyHomes, GAZETTEER, portOf } from './sample-catalogue.ts';

const HOMES = [
  sampleProperty({ id: 1, zip: '9000', city: 'Gent', startCommercialisation: '2026-01-01' }),
  sampleProperty({ id: 2, zip: '9050', city: 'Gentbrugge', goal: 1 }),
  sampleProperty({ id: 3, zip: '4000', city: 'Liège', startCommercialisation: '2026-01-03' }),
  sampleProperty({ id: 4, zip: '4000', city: 'LIEGE', startCommercialisation: '2026-01-02' }),
  sampleProperty({ id: 5, zip: '4000', city: 'Liège', status: 2 }),
  sampleProperty({ id: 6, zip: '1450', city: 'Luxembourg', countryId: 50, goal: 1 }),
  sampleProperty({ id: 9000, zip: '1450', city: 'Chastre' }),
];
const ALL = { places: 20, homes: 20 };

const named = (text: string, locale: 'nl' | 'fr' | 'en' | 'de' = 'nl') =>
  portOf(HOMES, locale)
    .suggestPlaces(text, 10)
    .map(({ name, zip }) => placeText(name, zip));
const homes = (text: string) =>
  portOf(HOMES)
    .suggest(text, ALL)
    .homes.map(({ id }) => id);

describe('places as one types', () => {
  it('are found by a name in any language and called as the visitor calls them', () => {
    for (const text of ['Liège', 'liege', 'LUIK', 'Lüttich', 'luttich', ' Lièg']) {
      assert.equal(named(text)[0], 'Luik [4000]', text);
    }
    assert.equal(named('Luik', 'de')[0], 'Lüttich [4000]');
    assert.equal(named('Luik', 'en')[0], 'Liège [4000]');
    assert.deepEqual(named('brussel', 'fr'), ['Bruxelles [1000]']);
  });

  it('are found by the beginning of a postcode, or by both', () => {
    assert.deepEqual(named('90'), ['Gent [9000]', 'Gent [9050]']);
    assert.deepEqual(named('9050'), ['Gent [9050]']);
    assert.deepEqual(named('Gent [9050]'), ['Gent [9050]', 'Gentbrugge [9050]']);
    assert.deepEqual(named('1450 Luxembourg'), ['Luxembourg [1450]']);
  });

  it('are streets by each of their names, once, and called as the visitor calls them', () => {
    const streetNames = { nl: 'Kerkstraat', fr: 'Rue de l’Église' };
    const place = { zip: '1050', city: 'Ixelles', street: 'Rue de l’Église', streetNames };
    const port = (locale: 'nl' | 'fr' | 'de') =>
      portOf([sampleProperty({ id: 1, ...place }), sampleProperty({ id: 2, ...place })], locale);
    for (const text of ['Kerkstraat', 'rue de l eglise', 'église', '1050 kerkstraat']) {
      const found = port('nl').suggest(text, ALL).places;
      assert.deepEqual(
        found.map(({ name, within, counts }) => [name, within, counts.sale]),
        [['Kerkstraat', 'Ixelles', 2]],
        text,
      );
    }
    for (const [locale, name] of [
      ['fr', 'Rue de l’Église'],
      ['de', 'Rue de l’Église'],
    ] as const) {
      const [street] = port(locale).suggest('kerkstraat', ALL).places;
      assert.equal(street?.name, name);
    }
    // Also beside a home that has one of the names only, whichever comes first.
    const one = sampleProperty({ id: 3, ...place, street: 'Kerkstraat', streetNames: undefined });
    const both = sampleProperty({ id: 4, ...place });
    for (const homesOfStreet of [
      [one, both],
      [both, one],
    ]) {
      const found = portOf(homesOfStreet).suggest('kerkstraat', ALL).places;
      assert.deepEqual(
        found.map(({ name, counts }) => [name, counts.sale]),
        [['Kerkstraat', 2]],
      );
    }
    // A link with either name lists both homes.
    for (const name of Object.values(streetNames)) {
      const parameters = new URLSearchParams({ street: `${name}|1050` });
      const query = parseListQuery(parameters, 'sale');
      assert.equal(port('nl').list(query, 10).total, 2, name);
    }
  });

  it('are parts of municipalities too', () => {
    const [part] = portOf(HOMES).suggestPlaces('gentbrug', 1);
    assert.deepEqual(part, {
      name: 'Gentbrugge',
      zip: '9050',
      countryId: 10,
      position: [51.0372, 3.7648],
      region: { city: 'Gentbrugge', zip: '9050' },
      counts: { sale: 0, rent: 1, sold: 0, projects: 0 },
      isExact: false,
      within: 'Gent',
    });
  });

  it('stand by how well the name fits, then by how many homes there are', () => {
    assert.deepEqual(named('gen'), ['Gent', 'Gentbrugge [9050]']);
  });

  it('forgive more in the search box than in the autocomplete', () => {
    // One wrong letter of eight.
    assert.deepEqual(named('bruxellis'), []);
    const { places } = portOf(HOMES).suggest('bruxellis', ALL);
    assert.deepEqual(
      places.map(({ zip }) => zip),
      ['1000'],
    );
  });

  it('begin with the whole town that is named, then its parts with homes, most homes first', () => {
    const more = [7, 8].map((id) => sampleProperty({ id, zip: '9050', city: 'Gentbrugge' }));
    const port = portOf([...HOMES, ...more]);
    const shown = (text: string, listKind?: 'sale' | 'rent') =>
      port.suggestPlaces(text, 10, listKind).map(({ name, zip }) => placeText(name, zip));
    for (const text of ['Gent', 'gand', 'GHENT']) {
      assert.deepEqual(shown(text), ['Gent', 'Gentbrugge [9050]', 'Gent [9000]'], text);
    }
    assert.deepEqual(shown('gent', 'rent').slice(0, 2), ['Gent', 'Gentbrugge [9050]']);
    assert.equal(portOf(HOMES).suggestPlaces('gent', 1)[0]?.counts.rent, 1);
    const ofNone = portOf([]).suggestPlaces('Gent', 5);
    assert.deepEqual(
      ofNone.map(({ name }) => name),
      ['Gent', 'Gentbrugge'],
    );
  });

  it('do not only resemble what is named, unless there is something on offer', async () => {
    const gazetteer = await loadGazetteer('public/data');
    const namesAmong = (given: readonly Property[]) => {
      const snapshot = buildSnapshot({ homes: given, projects: [], team: [] }, []);
      const index = indexCatalogueSync({ ...snapshot, gazetteer });
      const port = snapshotPort({ snapshot, index }, () => undefined, 'nl');
      return port.suggestPlaces('gent', 12, 'sale').map(({ name }) => name);
    };
    assert.deepEqual(
      namesAmong([]).filter((name) => !name.startsWith('Gent')),
      [],
    );
    const home = sampleProperty({ id: 1, zip: '4601', city: 'Argenteau' });
    assert.ok(namesAmong([home]).includes('Argenteau'));
  });

  it('are provinces, behind a town of that name', () => {
    assert.deepEqual(named('oost-vl'), ['Oost-Vlaanderen']);
    assert.deepEqual(named('Flandre orientale', 'en'), ['East Flanders']);
    assert.deepEqual(named('luik'), ['Luik [4000]', 'Provincie Luik']);
    const [, province] = portOf(HOMES).suggestPlaces('luik', 2);
    assert.deepEqual(province?.region, { city: 'Provincie Luik', zip: '' });
    assert.deepEqual(province?.zips, ['4000']);
    assert.ok(!province?.isExact);
  });

  it('are streets of published addresses, never of hidden ones or of sold homes', () => {
    const at = { zip: '9000', city: 'Gent', street: 'Coupure Links' };
    const open = sampleProperty({ id: 1, ...at, publishAddress: true });
    const hidden = sampleProperty({ id: 2, ...at, street: 'Stil', publishAddress: false });
    const sold = sampleProperty({ id: 3, ...at, street: 'Weg', publishAddress: true, status: 2 });
    const near = sampleProperty({ id: 4, ...at, publishAddress: false });
    const port = portOf([open, hidden, sold, near]);
    for (const text of ['Coupure Links', 'coup', 'links', 'Coupure links 12', 'coupure 9000']) {
      const [street] = port.suggest(text, ALL).places;
      assert.deepEqual(street?.region, { city: '', zip: '9000', street: 'Coupure Links' }, text);
      assert.deepEqual([street?.within, street?.counts.sale], ['Gent', 1], text);
    }
    for (const text of ['Stil', 'Weg', 'co', 'coupure 9050']) {
      assert.deepEqual(port.suggest(text, ALL).places, [], text);
    }
    const inStreet = (street: string, listKind: 'sale' | 'sold') => {
      const regions = [{ city: '', zip: '9000', street }];
      return port.list({ ...emptyQuery(listKind), regions }, 5).items.map(({ id }) => id);
    };
    assert.deepEqual(inStreet('coupure  LINKS', 'sale'), [1]);
    assert.deepEqual([inStreet('Stil', 'sale'), inStreet('Weg', 'sold')], [[], []]);
    assert.equal(port.region({ city: '', zip: '9000', street: 'Stil' }), undefined);
    assert.deepEqual(port.suggestPlaces('coupure', 5), [], 'a form asks for postcodes');
  });

  it('go by any word for a saint, also half typed', () => {
    const port = portOf([sampleProperty({ id: 1, zip: '7999', city: 'Sainte-Marie' })]);
    for (const text of ['Ste Marie', 'st. marie', 'Sankt Marie', 'sint marie', 'saint', 'sain']) {
      const [first] = port.suggestPlaces(text, 3);
      assert.equal(first?.name, 'Sainte-Marie', text);
    }
    assert.deepEqual(
      port.suggest('Sint Marie', ALL).homes.map(({ id }) => id),
      [1],
    );
  });

  it('are never entries about a border that moved', () => {
    assert.ok(!GAZETTEER.some(({ zip }) => zip === '3700'));
    for (const text of ['wijziging', 'wijziging van gemeentegrens', 'tongeren', '3700']) {
      assert.deepEqual(named(text), []);
    }
  });

  it('are empty for an empty text', () => {
    for (const text of ['', '   ', '–', '|']) {
      assert.deepEqual(portOf(HOMES).suggest(text, ALL), { places: [], homes: [] });
    }
  });

  it('never fail, keep to the number asked for, and lead to a list of that place', () => {
    fc.assert(
      fc.property(
        anyHomes,
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('ge', 'gent', 'lux', 'prov', 'coup', '14', '1450', 'l'),
        ),
        fc.nat({ max: 5 }),
        (given, text, count) => {
          const port = portOf(given);
          const { places, homes: found } = port.suggest(text, { places: count, homes: count });
          assert.ok(places.length <= count && found.length <= count);
          for (const { region, counts, name } of places) {
            const url = listParameters({ ...emptyQuery('sale'), regions: [region] });
            const query = parseListQuery(url, 'sale');
            assert.equal(port.list(query, 1).total, counts.sale, url.toString());
            assert.equal(port.region(query.regions[0]!)?.name, name);
          }
        },
      ),
    );
  });
});

describe('homes as one types', () => {
  it('are found by exact id, postcode or city, the most recent first', () => {
    assert.deepEqual(homes('3'), [3]);
    assert.deepEqual(homes(' 4000 '), [3, 4]);
    assert.deepEqual(homes('liège'), [3, 4]);
    assert.deepEqual(homes('Lüttich'), [3, 4]);
    assert.deepEqual(homes('gent'), [1]);
    assert.deepEqual(homes('luxembourg'), [6]);
    assert.deepEqual(homes('gen'), []);
    assert.deepEqual(homes('77'), []);
  });

  it('put the one with that id first', () => {
    assert.deepEqual(homes('9000'), [9000, 1]);
  });

  it('are sold ones only by their id', () => {
    assert.deepEqual(homes('5'), [5]);
  });
});

describe('a region of the query string', () => {
  const zips = (regions: string, listKind: 'sale' | 'rent' = 'sale') => {
    const query = parseListQuery(new URLSearchParams(regions), listKind);
    return portOf(HOMES)
      .list(query, 20)
      .items.map(({ id }) => id);
  };

  it('means the country where the name is known', () => {
    assert.deepEqual(zips('region=Luxembourg|1450', 'rent'), [6]);
    assert.deepEqual(zips('region=Chastre|1450', 'rent'), []);
    assert.deepEqual(zips('region=Chastre|1450'), [9000]);
    assert.deepEqual(zips('region=Luxembourg|1450'), []);
  });

  it('means the home country where no name decides', () => {
    for (const region of ['1450', 'Elders|1450']) {
      assert.deepEqual(zips(`region=${region}`), [9000]);
      assert.deepEqual(zips(`region=${region}`, 'rent'), []);
    }
  });

  it('means the home country under a postcode that only homes know, too', () => {
    const abroad = sampleProperty({ id: 1, zip: '1234', city: 'Elders', countryId: 50 });
    const port = portOf([abroad, sampleProperty({ id: 2, zip: '1234', city: 'Hier' })]);
    const found = (city: string) => {
      const query = { ...emptyQuery('sale'), regions: [{ city, zip: '1234' }] };
      return port.list(query, 5).items.map(({ id }) => id);
    };
    assert.deepEqual([found('Elders'), found('Hier'), found('')], [[1], [2], [2]]);
  });

  it('is called as it was asked for, in the language of the visitor', () => {
    const port = portOf(HOMES, 'fr');
    const nameOf = (city: string, zip: string) => port.region({ city, zip })?.name;
    assert.equal(nameOf('Ghent', '9050'), 'Gand');
    assert.equal(nameOf('gentbrugge', '9050'), 'Gentbrugge');
    assert.equal(nameOf('', '4000'), 'Liège');
    assert.equal(nameOf('<script>', '4000'), 'Liège');
    assert.equal(nameOf('Luxembourg', '1450'), 'Luxembourg');
    assert.equal(nameOf('Gent', '8888'), undefined);
  });

  it('is a whole town or province without a postcode, in any of its names', () => {
    for (const city of ['Gent', 'gand', 'Ghent', 'Oost-Vlaanderen', 'East Flanders']) {
      const all = { ...emptyQuery('sale'), regions: [{ city, zip: '' }] };
      const ids = (listKind: 'sale' | 'rent') =>
        portOf(HOMES)
          .list({ ...all, listKind }, 9)
          .items.map(({ id }) => id);
      assert.deepEqual([ids('sale'), ids('rent')], [[1], [2]], city);
    }
    assert.deepEqual(zips('region=Luik'), [3, 4]);
    assert.deepEqual(zips('region=Luxembourg', 'rent'), [6]);
    assert.deepEqual(zips('region=Gentbrugge', 'rent'), [2]);
    assert.deepEqual(zips('region=Nergens'), []);
    assert.equal(portOf(HOMES, 'en').region({ city: 'gand', zip: '' })?.name, 'Ghent');
  });

  it('reaches as far as its radius, and no further', () => {
    const near: Property = sampleProperty({
      id: 7,
      zip: '9030',
      city: 'Mariakerke',
      position: [51.0538, 3.58],
    });
    const port = portOf([...HOMES, near]);
    const around = (radius: number | undefined) => {
      const regions = [{ city: 'Gent', zip: '9000' }];
      return port.list({ ...emptyQuery('sale'), regions, radius }, 1).total;
    };
    assert.deepEqual([undefined, 10, 15].map(around), [1, 1, 2]);
    const two = parseListQuery(new URLSearchParams('region=9000&region=4000&radius=15'), 'sale');
    assert.equal(port.list(two, 1).total, 3);
    assert.equal(listParameters(two).get('radius'), '15');
  });
});
