import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import {
  isFull,
  isSaved,
  putBack,
  withItem,
  withoutItem,
} from '../../../../../views/domain/saved/change-saved.ts';
import {
  itemsQuery,
  MAX_SAVED,
  readItemKeys,
} from '../../../../../views/domain/saved/item-keys.ts';
import {
  readSaved,
  savedKeys,
  type Saved,
  writeSaved,
} from '../../../../../views/domain/saved/saved-cookie.ts';

const anyKey = fc
  .tuple(fc.boolean(), fc.integer({ min: 1, max: 999_999_999_999_999 }))
  .map(([isProject, id]) => `${isProject ? 'p' : ''}${id}`);
const anyItem = fc.record(
  { key: anyKey, price: fc.integer({ min: 1, max: 999_999_999 }) },
  { requiredKeys: ['key'], noNullPrototype: true },
);
const anySaved = fc
  .uniqueArray(anyItem, { selector: ({ key }) => key, maxLength: MAX_SAVED + 1 })
  .chain((items): fc.Arbitrary<Saved> => {
    const [item, ...kept] = items;
    const at = fc.integer({ min: 0, max: kept.length });
    return item
      ? fc.option(at, { nil: undefined }).map((place) => ({
          items: kept,
          ...(place !== undefined && { removed: { item, at: place } }),
        }))
      : fc.constant({ items: [] });
  });

describe('the cookie of saved homes', () => {
  it('is read as it was written, in characters that a cookie may have and 4 KB', () => {
    fc.assert(
      fc.property(anySaved, (saved) => {
        const value = writeSaved(saved);
        assert.match(value, /^[\w.!-]*$/);
        assert.ok(value.length < 2500, `${value.length}`);
        assert.deepEqual(readSaved(value), saved);
        const keys = saved.items.map(({ key }) => key);
        assert.deepEqual(savedKeys(value), keys);
      }),
    );
  });

  it('gives at most sixty different homes, whatever it holds', () => {
    const forged = fc.oneof(
      fc.string({ maxLength: 100 }),
      fc.array(fc.constantFrom('71001', 'p12', '.', '-', '!', '0', ' ', '%00', 'e9')).map(String),
      fc.array(fc.integer({ min: -5, max: 300 }), { maxLength: 300 }).map((ids) => ids.join('-')),
    );
    fc.assert(
      fc.property(forged, (value) => {
        const { items, removed } = readSaved(value);
        assert.ok(items.length <= MAX_SAVED);
        assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
        for (const { key } of items) assert.match(key, /^p?[1-9]\d*$/);
        if (removed) assert.ok(removed.at >= 0 && removed.at < 100);
        // What was read can be written, and is the same then.
        assert.deepEqual(readSaved(writeSaved({ items })), { items });
      }),
    );
  });

  it('is empty without a value and with one that nobody wrote', () => {
    for (const value of [undefined, '', 'x', '-', '0', '1e3', '!', '!!', 'p', '1'.repeat(5000)]) {
      assert.deepEqual(readSaved(value), { items: [] }, String(value));
    }
    assert.deepEqual(readSaved('71001.1.2-71002.x-71003.0500'), {
      items: [{ key: '71002' }, { key: '71003' }],
    });
  });
});

describe('saved homes', () => {
  const three: Saved = { items: [{ key: '3' }, { key: 'p2', price: 5 }, { key: '1' }] };

  it('have the newest first, and each once', () => {
    assert.deepEqual(
      withItem(three, { key: '4', price: 9 }).items.map(({ key }) => key),
      ['4', '3', 'p2', '1'],
    );
    assert.equal(withItem(three, { key: 'p2', price: 1 }), three);
  });

  it('are at most sixty: the last is refused, none is dropped', () => {
    const all = Array.from({ length: 70 }, (_, index) => ({ key: String(index + 1) }));
    const saved = all.reduce<Saved>(withItem, { items: [] });
    assert.ok(isFull(saved));
    assert.equal(saved.items.length, MAX_SAVED);
    assert.ok(isSaved(saved, '1') && !isSaved(saved, '61'));
  });

  it('are as before once one is removed and put back', () => {
    fc.assert(
      fc.property(anySaved, fc.nat(), ({ items }, at) => {
        const key = items[at % Math.max(1, items.length)]?.key ?? '';
        const without = withoutItem({ items }, key);
        assert.ok(!isSaved(without, key));
        const read = readSaved(writeSaved(without));
        assert.deepEqual(putBack(read, key), { items });
      }),
    );
    assert.equal(putBack(three, '9'), three);
  });
});

describe('the items of a link', () => {
  const keysIn = (query: string) => readItemKeys(new URLSearchParams(query));

  it('are homes and projects, without what is no id', () => {
    assert.deepEqual(keysIn('homes=71001,71002&projects=3101'), ['71001', '71002', 'p3101']);
    assert.deepEqual(keysIn('projects=x&homes=71001&homes=p5,-1'), ['71001']);
    assert.deepEqual(keysIn('other=1'), []);
  });

  it('are bounded', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
    assert.equal(keysIn(`projects=${many.join(',')}&homes=${many.join(',')}`).length, MAX_SAVED);
  });

  it('are those that were written', () => {
    assert.equal(itemsQuery(['71001', 'p2', '71002']), 'homes=71001,71002&projects=2');
    assert.equal(itemsQuery([]), '');
    fc.assert(
      fc.property(fc.uniqueArray(anyKey, { maxLength: MAX_SAVED }), (keys) => {
        assert.deepEqual(keysIn(itemsQuery(keys)).toSorted(), keys.toSorted());
      }),
    );
  });
});
