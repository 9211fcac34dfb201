import assert from 'node:assert/strict';
import { runSync } from '../../../../../../server/platform/concurrency/in-slices.ts';
import {
  type Attempt,
  ItemsOfFiles,
} from '../../../../../../server/services/crm/demo/items-of-files.ts';

interface Item {
  id: number;
  text?: string;
}

function attempt(file: string, item: Item): Attempt<Item, Item> {
  return { file, mark: file, translatesBy: '', written: { written: item }, result: { item } };
}

function broken(file: string): Attempt<Item, Item> {
  const mistake = { reason: 'a mistake' };
  return { file, mark: file, translatesBy: '', written: mistake, result: mistake };
}

const reader = {
  readsBy: '',
  read: () => ({ reason: 'not read' }),
  translatesBy: '',
  translate: (item: Item) => ({ item }),
};

describe('what is shown of files', () => {
  it('is decided a few hundred files at a time', () => {
    const files = Array.from({ length: 2000 }, (_, id) => attempt(`homes/${id}.json`, { id }));
    const steps = new ItemsOfFiles<Item, Item>().settle(files, reader);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    assert.ok(count >= 12, `${count} steps`);
    assert.equal(step.value.items.length, files.length);
  });

  it('falls back on what was good in the last pass that came to its end', () => {
    const items = new ItemsOfFiles<Item, Item>();
    runSync(items.settle([attempt('homes/a.json', { id: 1, text: 'first' })], reader));
    const unfinished = items.settle([attempt('homes/a.json', { id: 1, text: 'second' })], reader);
    for (let step = 0; step < 3; step += 1) assert.equal(unfinished.next().done, false);
    const { items: shown } = runSync(items.settle([broken('homes/a.json')], reader));
    assert.deepEqual(shown, [{ id: 1, text: 'first' }]);
  });
});
