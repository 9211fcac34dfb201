import assert from 'node:assert/strict';
import type { UnitStatus } from '../../../../../views/domain/project/composition.ts';
import { itemKey } from '../../../../../views/domain/list/list-item.ts';
import {
  projectPrice,
  saleState,
  unitsForSale,
} from '../../../../../views/domain/project/project-sale.ts';
import { compositionOf, sampleProject, sampleUnit } from '../sample-project.ts';
import { sampleProperty } from '../sample-property.ts';

const project = (status: 1 | 2 | 6, ...units: UnitStatus[]) =>
  sampleProject({
    status,
    composition:
      units.length === 0 ? [] : compositionOf(units.map((unit) => sampleUnit({ status: unit }))),
  });

describe('what is left of a project', () => {
  const cases = [
    ['something to buy', project(1, 'sold', 'option', 'available'), 'available'],
    ['all of it, while no units are named', project(1), 'available'],
    ['an option that may lapse', project(1, 'sold', 'option'), 'option'],
    ['nothing', project(1, 'sold', 'sold'), 'sold'],
    ['nothing of one that is closed', project(2, 'available'), 'sold'],
    ['nothing of a reference', project(6), 'sold'],
  ] as const;
  for (const [what, one, state] of cases) {
    it(`is ${what}`, () => {
      assert.equal(saleState(one), state);
    });
  }

  it('has a price only while it can be bought', () => {
    assert.equal(projectPrice(project(1, 'available')), 250000);
    assert.equal(projectPrice(project(2, 'available')), undefined);
    assert.equal(unitsForSale(project(2, 'available')).length, 0);
    assert.equal(unitsForSale(project(1, 'available', 'option', 'sold')).length, 1);
  });
});

describe('the key of an item of a list', () => {
  it('tells a home from a project with the same id', () => {
    const keys = [itemKey(sampleProperty({ id: 3101 })), itemKey(sampleProject({ id: 3101 }))];
    assert.deepEqual(keys, ['3101', 'p3101']);
  });
});
