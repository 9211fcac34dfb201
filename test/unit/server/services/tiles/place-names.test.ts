import assert from 'node:assert/strict';
import { snapshotPort } from '../../../../../server/services/catalogue/data-port.ts';
import { indexCatalogueSync } from '../../../../../server/services/catalogue/index/catalogue-index.ts';
import { buildGazetteer } from '../../../../../server/services/catalogue/index/gazetteer.ts';
import { buildSnapshot } from '../../../../../server/services/catalogue/snapshot.ts';
import type { DataPort } from '../../../../../views/data-port.ts';
import { LOCALES, type Locale } from '../../../../../views/domain/locale.ts';
import { placeName } from '../../../../../views/domain/place/place-name.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { committedCities, committedSubcities } from '../../build/municipalities/committed.ts';

interface Home {
  zip: string;
  city: string;
  countryId?: number;
}

/** Names of the place for a home, in nl, fr, en, de. */
const EXPECTED: readonly (readonly [home: Home, names: string])[] = [
  [{ zip: '5000', city: 'Namur' }, 'Namen, Namur, Namur, Namur'],
  [{ zip: '5000', city: 'NAMEN' }, 'Namen, Namur, Namur, Namur'],
  [{ zip: '9000', city: 'Gent' }, 'Gent, Gand, Ghent, Gent'],
  [{ zip: '4000', city: 'Liège' }, 'Luik, Liège, Liège, Lüttich'],
  [{ zip: '1000', city: 'Bruxelles' }, 'Brussel, Bruxelles, Brussels, Brüssel'],
  // English and German have no name of their own: the CRM's name, not both.
  [{ zip: '1050', city: 'Ixelles' }, 'Elsene, Ixelles, Ixelles, Ixelles'],
  [{ zip: '1050', city: 'Elsene' }, 'Elsene, Ixelles, Elsene, Elsene'],
  // A part of a municipality has a single name, or two as its municipality does.
  [{ zip: '9050', city: 'Ledeberg' }, 'Ledeberg, Ledeberg, Ledeberg, Ledeberg'],
  [{ zip: '1020', city: 'Laeken' }, 'Laken, Laeken, Laeken, Laeken'],
  // A name that only the CRM uses, and the same postcode abroad.
  [{ zip: '9000', city: 'Muide' }, 'Muide, Muide, Muide, Muide'],
  [
    { zip: '1450', city: 'Luxembourg', countryId: 50 },
    'Luxembourg, Luxembourg, Luxembourg, Luxembourg',
  ],
];

describe('the name of the place where a home stands', () => {
  const ports = portsOf(EXPECTED.map(([home]) => home));

  for (const [home, names] of EXPECTED) {
    it(`is the visitor's language's: ${home.zip} ${home.city}`, () => {
      const asked = { countryId: 10, ...home };
      const found = LOCALES.map((locale) => placeName(ports[locale], asked));
      assert.equal(found.join(', '), names);
    });
  }

  it('is what the CRM says where the country is another, or the place is unknown', () => {
    const abroad = { zip: '5000', city: 'Namur-sur-Mer', countryId: 33 };
    assert.equal(placeName(ports.nl, abroad), 'Namur-sur-Mer');
    const nowhere = { zip: '0000', city: 'Nergens', countryId: 10 };
    assert.equal(placeName(ports.nl, nowhere), 'Nergens');
  });
});

/** Data ports over the real places of public/data. */
function portsOf(places: readonly Home[]): Record<Locale, DataPort> {
  const homes = places.map((place, index) => sampleProperty({ id: index + 1, ...place }));
  const snapshot = buildSnapshot({ homes, projects: [], team: [] }, []);
  const gazetteer = buildGazetteer(committedCities(), committedSubcities());
  const index = indexCatalogueSync({ ...snapshot, gazetteer });
  const port = (locale: Locale) => snapshotPort({ snapshot, index }, () => undefined, locale);
  return { nl: port('nl'), fr: port('fr'), en: port('en'), de: port('de') };
}
