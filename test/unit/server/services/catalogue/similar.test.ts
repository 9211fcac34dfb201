import assert from 'node:assert/strict';
import fc from 'fast-check';
import { snapshotPort } from '../../../../../server/services/catalogue/data-port.ts';
import {
  type CatalogueIndex,
  indexCatalogueSync,
} from '../../../../../server/services/catalogue/index/catalogue-index.ts';
import { loadGazetteer } from '../../../../../server/services/catalogue/index/gazetteer.ts';
import { mostSimilar } from '../../../../../server/services/catalogue/similar.ts';
import { buildSnapshot } from '../../../../../server/services/catalogue/snapshot.ts';
import { ReferenceHome } from '../../../../../server/services/catalogue/index/dissimilarity.ts';
import { demoCatalogue } from '../../../../../server/services/crm/demo/catalogue.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { manyHomes } from '../../../../bench/many-homes.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { anyHomes, GAZETTEER, IGNORED } from './index/sample-catalogue.ts';

const GENT: [number, number] = [51.05, 3.72];
const NAMUR: [number, number] = [50.47, 4.87];

function similarTo(home: Property, others: readonly Property[]): number[] {
  const snapshot = buildSnapshot({ homes: [home, ...others], projects: [], team: [] }, [3, 4]);
  const index = indexCatalogueSync({ ...snapshot, gazetteer: [] });
  const port = snapshotPort({ snapshot, index }, () => undefined, 'nl');
  return port.similar(home, 10).map(({ id }) => id);
}

describe('the kind of similar homes', () => {
  const near = { position: GENT, price: 300000 };
  const house = sampleProperty({ id: 1, ...near, typeCode: 1 });
  const flat = sampleProperty({ id: 2, ...near, typeCode: 2 });
  const plot = sampleProperty({ id: 3, ...near, typeCode: 3 });
  const shop = sampleProperty({ id: 4, ...near, typeCode: 4 });
  const garage = sampleProperty({ id: 5, ...near, typeCode: 7, isGarage: true });
  const barn = sampleProperty({ id: 6, ...near, typeCode: 7 });
  const all = [house, flat, plot, shop, garage, barn];
  const without = (home: Property) => all.filter((other) => other !== home);

  it('of a garage is garages only, however far and dear', () => {
    const far = { position: NAMUR, price: 900000, typeCode: 7, isGarage: true };
    const other = sampleProperty({ id: 9, ...far });
    assert.deepEqual(similarTo(garage, [...without(garage), other]), [9]);
    assert.deepEqual(similarTo(garage, without(garage)), []);
  });

  it('of a plot is plots only', () => {
    const other = sampleProperty({ id: 9, position: NAMUR, price: 900000, typeCode: 3 });
    assert.deepEqual(similarTo(plot, [...without(plot), other]), [9]);
    assert.deepEqual(similarTo(plot, without(plot)), []);
  });

  it('of a house is never a garage or a plot, and a shop only after every home', () => {
    const farFlat = sampleProperty({ id: 9, position: NAMUR, price: 500000, typeCode: 2 });
    assert.deepEqual(similarTo(house, [...without(house), farFlat]), [2, 9, 6, 4]);
  });

  it('of an industrial building is a shop before a barn or a house', () => {
    const industry = sampleProperty({ id: 9, ...near, typeCode: 6 });
    assert.deepEqual(similarTo(industry, [house, shop, barn]), [4, 6, 1]);
  });

  it('is the same before it is another at double the price', () => {
    const dear = sampleProperty({ id: 9, position: GENT, price: 600000, typeCode: 1 });
    assert.deepEqual(similarTo(house, [flat, dear]), [9, 2]);
  });

  it('is at its price before it is next door, up to 40 km for the double; one on request between', () => {
    const at = (id: number, price: number, kilometres: number) => {
      const position: [number, number] = [GENT[0] - kilometres / 111.2, GENT[1]];
      return sampleProperty({ id, position, price, typeCode: 1 });
    };
    const silent = { ...at(8, 300000, 0), publishPrice: false };
    const others = [at(6, 600000, 0), at(7, 300000, 35), at(9, 300000, 45), silent];
    assert.deepEqual(similarTo(house, others), [8, 7, 6, 9]);
  });

  it('is looked for where the agency says that it is, and nowhere else', () => {
    const [beside, away] = [GENT, NAMUR].map((position, index) =>
      sampleProperty({
        id: 8 + index,
        position,
        price: 300000,
        zip: '5000',
        publishAddress: false,
      }),
    );
    // Equally similar homes: the newer one is first.
    assert.deepEqual(similarTo(house, [beside!, away!]), [9, 8]);
  });
});

/** The same result by comparing every home. */
function similarPlainly(home: Property, index: CatalogueIndex): number[] {
  const original = new ReferenceHome(home, index.areas);
  return index.listIndexes[home.goal === 1 ? 'rent' : 'sale'].homes
    .filter((other) => original.mayBeReplacedBy(other))
    .map((other) => ({
      id: other.id,
      dissimilarity: original.dissimilarityWithoutDistance(other) + original.distanceTo(other),
    }))
    .sort((a, b) => a.dissimilarity - b.dissimilarity || b.id - a.id)
    .map(({ id }) => id);
}

function assertSame(
  homes: readonly Property[],
  { index, counts }: { index: CatalogueIndex; counts: number[] },
): void {
  for (const home of homes) {
    const all = similarPlainly(home, index);
    for (const count of counts) {
      const found = mostSimilar(home, index, count).map(({ id }) => id);
      assert.deepEqual(found, all.slice(0, count), `${count} like ${home.id}`);
    }
  }
}

describe('looking for similar homes from near to far', () => {
  it('finds what comparing all of them finds', () => {
    fc.assert(
      fc.property(anyHomes, (homes) => {
        const snapshot = buildSnapshot({ homes, projects: [], team: [] }, IGNORED);
        const index = indexCatalogueSync({ ...snapshot, gazetteer: GAZETTEER });
        assertSame(homes, { index, counts: [0, 1, 3, 100] });
      }),
    );
  });

  it('looks no further than it has to', async () => {
    const gazetteer = await loadGazetteer('public/data');
    const data = { homes: manyHomes(5_000), projects: [], team: [] };
    const index = indexCatalogueSync({ ...buildSnapshot(data, IGNORED), gazetteer });
    const { byArea, homes } = index.listIndexes.sale;
    let looked = 0;
    const counted = {
      keys: () => byArea.keys(),
      get: (area: number) => {
        looked += 1;
        return byArea.get(area);
      },
    } as typeof byArea;
    const sale = { ...index.listIndexes.sale, byArea: counted };
    const counting = { ...index, listIndexes: { ...index.listIndexes, sale } };
    for (const home of homes.slice(0, 20)) mostSimilar(home, counting, 3);
    assert.ok(looked > 0 && looked < (20 * byArea.size) / 2, `${looked} of ${20 * byArea.size}`);
  });

  it('finds it among thousands, and for every home of the demo agency', async () => {
    const gazetteer = await loadGazetteer('public/data');
    const demo = await demoCatalogue('server/demo').properties();
    for (const [all, asked] of [
      [manyHomes(5_000), 40],
      [demo.items, 1_000],
    ] as const) {
      const snapshot = buildSnapshot({ homes: all, projects: [], team: [] }, IGNORED);
      const index = indexCatalogueSync({ ...snapshot, gazetteer });
      assertSame(snapshot.homes.slice(0, asked), { index, counts: [3] });
    }
  });
});
