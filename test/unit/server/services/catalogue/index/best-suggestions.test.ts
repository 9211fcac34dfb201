import assert from 'node:assert/strict';
import fc from 'fast-check';
import { snapshotPort } from '../../../../../../server/services/catalogue/data-port.ts';
import { Areas } from '../../../../../../server/services/catalogue/index/areas.ts';
import { indexCatalogueSync } from '../../../../../../server/services/catalogue/index/catalogue-index.ts';
import { loadGazetteer } from '../../../../../../server/services/catalogue/index/gazetteer.ts';
import { buildSnapshot } from '../../../../../../server/services/catalogue/snapshot.ts';
import { placeKey } from '../../../../../../views/domain/place/place-key.ts';
import type { Property } from '../../../../../../views/domain/property/property.ts';
import { isSold } from '../../../../../../views/domain/property/sold.ts';
import { manyHomes, randomNumbers } from '../../../../../bench/many-homes.ts';
import { randomTexts } from '../../../../../bench/random-queries.ts';
import { sampleProperty } from '../../../../views/domain/sample-property.ts';
import { anyHomes, GAZETTEER, IGNORED, portOf } from './sample-catalogue.ts';

/** More than any text finds. */
const ALL = 20_000;

const texts = fc.oneof(
  fc.constantFrom(...randomTexts(300, randomNumbers(3))),
  fc.constantFrom('a', 'sint', 'st', '9', '1000', 'gent', 'gent 9000', 'brussel', 'straat 12'),
  fc.string({ unit: fc.constantFrom('a', 'e', 'i', 'n', 'r', 's', 't', ' ', '-'), maxLength: 6 }),
);

describe('the best suggestions', () => {
  it('are the first of all that a text finds, also where only those are described', async () => {
    const gazetteer = await loadGazetteer('public/data');
    const snapshot = buildSnapshot({ homes: manyHomes(200, 3), projects: [], team: [] }, []);
    const index = indexCatalogueSync({ ...snapshot, gazetteer });
    const port = snapshotPort({ snapshot, index }, () => undefined, 'fr');
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, count) => {
        for (const listKind of [undefined, 'sale'] as const) {
          const all = port.suggestPlaces(text, ALL, listKind);
          assert.deepEqual(port.suggestPlaces(text, count, listKind), all.slice(0, count));
        }
        const { places } = port.suggest(text, { places: ALL, homes: 0 });
        const best = port.suggest(text, { places: count, homes: 0 });
        assert.deepEqual(best.places, places.slice(0, count));
      }),
      { numRuns: 60 },
    );
  });

  it('are streets by fit, then as they were learnt, whatever their names are', () => {
    const name = fc.constantFrom('Kouter', 'Kouterdreef', 'Oude Kouter', 'Kou', 'Nieuwe Kouterweg');
    const zip = fc.constantFrom('9000', '9050', '4000');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, zip), { maxLength: 40 }),
        fc.constantFrom('kou', 'kouter', 'kouter 9000', 'kouter 3', 'dreef'),
        fc.integer({ min: 1, max: 20 }),
        (learnt, text, count) => {
          const areas = new Areas(GAZETTEER);
          for (const [street, code] of learnt) {
            const home = sampleProperty({ street, zip: code, publishAddress: true });
            areas.learn(home, { isSold: false });
          }
          const all = areas.streets.find(text, ALL);
          const sorted = all.toSorted((a, b) => a.score - b.score || a.street.id - b.street.id);
          assert.deepEqual(all, sorted);
          assert.deepEqual(areas.streets.find(text, count), sorted.slice(0, count));
        },
      ),
    );
  });

  it('are the homes that a look at each of them finds', () => {
    const typed = [
      'Gent',
      'gand',
      '9000',
      'LUIK',
      'Liège',
      '4000',
      'Luxembourg',
      '1450',
      'Nergens',
    ];
    fc.assert(
      fc.property(anyHomes, fc.constantFrom(...typed, 'Gentbrugge', 'Chastre'), (homes, text) => {
        const found = portOf(homes).suggest(text, { places: 0, homes: ALL }).homes;
        const expected = homes.filter((home) => !isSold(home, IGNORED) && isMeant(home, text));
        assert.deepEqual(idsOf(found), idsOf(expected));
      }),
    );
  });
});

function isMeant({ zip, city, countryId }: Property, text: string): boolean {
  const key = placeKey(text);
  if (zip === text || placeKey(city) === key) return true;
  const place = countryId === 10 ? GAZETTEER.find((one) => one.zip === zip) : undefined;
  return Boolean(place?.folded.has(key) && place.folded.has(placeKey(city)));
}

function idsOf(homes: readonly Property[]): number[] {
  return homes.map(({ id }) => id).sort((a, b) => a - b);
}
