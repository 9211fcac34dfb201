import assert from 'node:assert/strict';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { sampleProject } from '../../../views/domain/sample-project.ts';
import { homes, manyHomes, SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

const MINUTE = 60_000;
const HELD =
  'too many homes or projects are missing: the last known ones are served until the CRM has confirmed it';

/** A catalogue with the homes 1 to `count`, and its CRM; refreshes are `apart` ms apart. */
async function serving(
  count: number,
  use: (world: ReturnType<typeof sampleCatalogue> & { crm: SampleCrm }) => Promise<void>,
  apart = 5 * MINUTE,
) {
  await withDataDir(async (dataDir) => {
    const crm = new SampleCrm();
    crm.homes = manyHomes(count);
    crm.says = 'first';
    let time = 1000;
    const world = sampleCatalogue(crm, dataDir, { now: () => (time += apart) });
    await world.catalogue.refresh();
    crm.says = 'second';
    await use({ ...world, crm });
  });
}

const broken = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ item: `home ${900 + index}`, reason: 'zip' }));

describe('a loss of homes', () => {
  for (const [known, left] of [
    [10, 8],
    [5, 4],
    [101, 81],
  ] as const) {
    it(`is believed at once up to a fifth: ${left} of ${known}`, () =>
      serving(known, async ({ catalogue, crm }) => {
        crm.homes = manyHomes(left);
        await catalogue.refresh();
        assert.equal(catalogue.size, left);
        assert.deepEqual(catalogue.concerns(), []);
      }));
  }

  for (const [known, left] of [
    [49, 39],
    [101, 80],
    [10, 0],
    [50, 0],
  ] as const) {
    it(`of more than a fifth is held back: ${left} of ${known}`, () =>
      serving(known, async ({ catalogue, crm, lines }) => {
        const { version, asOf } = catalogue;
        crm.homes = manyHomes(left);
        await catalogue.refresh();
        assert.deepEqual([catalogue.size, catalogue.version], [known, version]);
        assert.equal(catalogue.asOf, asOf);
        const told = lines.find(({ msg }) => msg === HELD);
        assert.equal(told?.['level'], 'error');
        assert.deepEqual(
          ['known', 'lost', 'broken', 'answers', 'answersNeeded'].map((key) => told?.[key]),
          [known, known - left, 0, 1, 3],
        );
        assert.match(catalogue.concerns().join(), new RegExp(`lacks ${known - left} of ${known} `));
      }));
  }

  for (const [known, left] of [
    [40, 31],
    [9, 0],
    [1, 0],
  ] as const) {
    it(`is believed at once while fewer than ten go, whatever their share: ${left} of ${known}`, () =>
      serving(known, async ({ catalogue, crm }) => {
        crm.homes = manyHomes(left);
        await catalogue.refresh();
        assert.equal(catalogue.size, left);
        assert.deepEqual(catalogue.concerns(), []);
      }));
  }

  it('is believed at once in files, which a person has deleted', () =>
    serving(50, async ({ catalogue, crm }) => {
      crm.isOfFiles = true;
      crm.homes = [];
      await catalogue.refresh();
      assert.equal(catalogue.size, 0);
      assert.deepEqual(catalogue.concerns(), []);
    }));

  it('counts homes and projects together', () =>
    serving(20, async ({ catalogue, crm }) => {
      crm.newBuild = [1, 2, 3].map((id) => sampleProject({ id }));
      await catalogue.refresh();
      crm.says = 'third';
      crm.newBuild = [];
      crm.homes = manyHomes(13);
      await catalogue.refresh();
      assert.deepEqual([catalogue.size, catalogue.port('nl').projects().length], [20, 3]);
      assert.match(catalogue.concerns().join(), /lacks 7 of 20 homes, 3 of 3 projects/);
    }));

  it('of projects is held back as one of homes is, until it was named three times', () =>
    serving(20, async ({ catalogue, crm, lines }) => {
      crm.newBuild = Array.from({ length: 30 }, (_, index) => sampleProject({ id: index + 1 }));
      await catalogue.refresh();
      crm.newBuild = crm.newBuild.slice(10);
      crm.says = 'third';
      const counts: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        await catalogue.refresh();
        counts.push(catalogue.port('nl').projects().length);
      }
      assert.deepEqual(counts, [30, 30, 20]);
      const told = lines.find(({ msg }) => msg === HELD);
      assert.deepEqual([told?.['lostProjects'], told?.['knownProjects']], [10, 30]);
    }));

  it('is believed when three refreshes in a row name the same homes', () =>
    serving(20, async ({ catalogue, crm }) => {
      crm.homes = manyHomes(2);
      const sizes: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        await catalogue.refresh();
        sizes.push(catalogue.size);
      }
      assert.deepEqual(sizes, [20, 20, 2]);
      assert.deepEqual(catalogue.concerns(), []);
      assert.equal(catalogue.record.isHeldBack, false);
    }));

  it('is not believed sooner because refreshes come in a burst', () =>
    serving(
      20,
      async ({ catalogue, crm }) => {
        crm.homes = manyHomes(2);
        const sizes: number[] = [];
        for (let time = 0; time < 7; time += 1) {
          await catalogue.refresh();
          sizes.push(catalogue.size);
        }
        assert.deepEqual(sizes, [20, 20, 20, 20, 2, 2, 2]);
      },
      MINUTE / 2,
    ));

  it('is asked for in full each time, although the version of the CRM stays', () =>
    serving(20, async ({ catalogue, crm }) => {
      crm.homes = manyHomes(2);
      const before = crm.asked;
      for (let time = 0; time < 4; time += 1) await catalogue.refresh();
      assert.equal(crm.asked - before, 3);
    }));

  it('is believed with what changed in the homes that are left', () =>
    serving(20, async ({ catalogue, crm }) => {
      for (const price of [1, 2, 3]) {
        crm.homes = manyHomes(2).map((home) => ({ ...home, price }));
        await catalogue.refresh();
      }
      assert.equal(catalogue.port('nl').property(1)?.price, 3);
    }));

  const interruptions: Record<string, (crm: SampleCrm) => void> = {
    'a refresh that fails': (crm) => (crm.homesFail = true),
    'other homes': (crm) => (crm.homes = manyHomes(3)),
  };
  for (const [what, interrupt] of Object.entries(interruptions)) {
    it(`is counted anew after ${what}`, () =>
      serving(20, async ({ catalogue, crm }) => {
        const lose = async () => {
          crm.homesFail = false;
          crm.homes = manyHomes(2);
          await catalogue.refresh();
        };
        await lose();
        await lose();
        interrupt(crm);
        await catalogue.refresh();
        await lose();
        await lose();
        assert.equal(catalogue.size, 20);
        await lose();
        assert.equal(catalogue.size, 2);
      }));
  }

  it('is forgotten when the homes are there again', () =>
    serving(20, async ({ catalogue, crm }) => {
      crm.homes = manyHomes(2);
      await catalogue.refresh();
      await catalogue.refresh();
      crm.homes = manyHomes(21);
      await catalogue.refresh();
      assert.equal(catalogue.size, 21);
      assert.deepEqual(catalogue.concerns(), []);
      crm.says = 'third';
      crm.homes = manyHomes(2);
      await catalogue.refresh();
      assert.equal(catalogue.size, 21);
    }));

  it('counts ids, so that as many other homes are a loss too', () =>
    serving(20, async ({ catalogue, crm }) => {
      crm.homes = manyHomes(20).map((home) => ({ ...home, id: home.id + 1000 }));
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(1)?.id, 1);
      await catalogue.refresh();
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(1), undefined);
      assert.equal(catalogue.port('nl').property(1001)?.id, 1001);
    }));

  it('is seen in homes whose ids move a few at a time', () =>
    serving(20, async ({ catalogue, crm }) => {
      crm.homes = [...homes(21, 22), ...manyHomes(20).slice(2)];
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(22)?.id, 22);
      assert.equal(catalogue.size, 20);
    }));

  it('takes nothing from an agency that had no home', () =>
    serving(0, async ({ catalogue, crm }) => {
      crm.homes = homes(1);
      crm.dropped = broken(9);
      await catalogue.refresh();
      assert.equal(catalogue.size, 1);
      assert.deepEqual(catalogue.concerns(), ['9 items of the CRM cannot be shown']);
    }));
});

describe('items that break the schema', () => {
  it('are held back when they are a fifth of the answer, though nothing is lost', () =>
    serving(40, async ({ catalogue, crm }) => {
      crm.homes = manyHomes(40).map((home) => ({ ...home, price: 5 }));
      crm.dropped = broken(10);
      await catalogue.refresh();
      assert.notEqual(catalogue.port('nl').property(1)?.price, 5);
      assert.equal(catalogue.record.isHeldBack, true);
    }));

  it('are left out at once when they are fewer', () =>
    serving(9, async ({ catalogue, crm }) => {
      crm.homes = manyHomes(9).map((home) => ({ ...home, price: 5 }));
      crm.dropped = broken(2);
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(1)?.price, 5);
      assert.equal(catalogue.record.broken, 2);
      assert.deepEqual(catalogue.concerns(), []);
    }));

  it('count once: what was broken before holds nothing back', () =>
    serving(8, async ({ catalogue, crm }) => {
      crm.dropped = broken(4);
      for (let time = 0; time < 3; time += 1) await catalogue.refresh();
      assert.deepEqual(catalogue.concerns(), ['4 items of the CRM cannot be shown']);
      crm.says = 'third';
      crm.homes = manyHomes(9);
      await catalogue.refresh();
      assert.equal(catalogue.size, 9);
    }));

  const hostile: Record<string, (home: Property) => unknown> = {
    null: () => null,
    'a text': () => 'home',
    'a home without a place': ({ zip: _zip, ...home }) => home,
    'a price that is no number': (home) => ({ ...home, price: '1 euro' }),
    'a price that is NaN': (home) => ({ ...home, price: Number.NaN }),
    'an unknown field': (home) => ({ ...home, owner: 'Jan' }),
    'a negative id': (home) => ({ ...home, id: -1 }),
    'a manager who is none': (home) => ({ ...home, manager: {} }),
    'an id that another home has': (home) => ({ ...home, id: 1, city: 'Eeklo' }),
  };
  for (const [what, spoil] of Object.entries(hostile)) {
    it(`never get past the catalogue, whatever the adapter thinks of them: ${what}`, () =>
      serving(9, async ({ catalogue, crm, lines }) => {
        crm.homes = manyHomes(9);
        crm.homes[8] = spoil(crm.homes[8]!) as Property;
        await catalogue.refresh();
        assert.equal(catalogue.size, 8);
        assert.equal(catalogue.record.broken, 1);
        assert.equal(lines.filter(({ msg }) => msg === 'item left out').length, 1);
      }));
  }

  it('are not homes that come twice alike, as overlapping pages give them', () =>
    serving(5, async ({ catalogue, crm }) => {
      crm.homes = [...manyHomes(6), ...manyHomes(4)];
      await catalogue.refresh();
      assert.deepEqual([catalogue.size, catalogue.record.broken], [6, 0]);
    }));

  it('are named one by one only while they are few', () =>
    serving(0, async ({ catalogue, crm, lines }) => {
      crm.dropped = broken(60);
      await catalogue.refresh();
      assert.equal(lines.filter(({ msg }) => msg === 'item left out').length, 50);
      assert.equal(lines.find(({ msg }) => msg === 'more items left out')?.['more'], 10);
    }));
});
