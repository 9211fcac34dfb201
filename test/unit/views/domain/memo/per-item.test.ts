import assert from 'node:assert/strict';
import { perItem } from '../../../../../views/domain/memo/per-item.ts';

describe('what is worked out once per item', () => {
  it('is worked out again only for another item, language or edition', () => {
    const asked: string[] = [];
    const nameOf = perItem((home: { id: number }, edition: { name: string }, locale: string) => {
      asked.push(`${home.id} ${edition.name} ${locale}`);
      return `${locale}/${edition.name}/${home.id}`;
    });
    const [home, other] = [{ id: 1 }, { id: 2 }];
    const [old, next] = [{ name: 'old' }, { name: 'next' }];
    const names = () => [
      nameOf(home, old, 'nl'),
      nameOf(home, old, 'fr'),
      nameOf(home, next, 'nl'),
      nameOf(other, old, 'nl'),
    ];
    assert.deepEqual(names(), ['nl/old/1', 'fr/old/1', 'nl/next/1', 'nl/old/2']);
    assert.deepEqual(names(), ['nl/old/1', 'fr/old/1', 'nl/next/1', 'nl/old/2']);
    assert.deepEqual(asked, ['1 old nl', '1 old fr', '1 next nl', '2 old nl']);
  });

  it('is worked out again for an equal item that is not the same one', () => {
    let times = 0;
    const count = perItem((_home: { id: number }) => ++times);
    assert.deepEqual([count({ id: 1 }), count({ id: 1 })], [1, 2]);
  });

  it('is computed once, also where it is undefined', () => {
    let times = 0;
    const nothing = perItem((_home: object): string | undefined => {
      times += 1;
      return undefined;
    });
    const home = {};
    assert.deepEqual([nothing(home), nothing(home), times], [undefined, undefined, 1]);
  });

  it('is not kept when it fails', () => {
    let times = 0;
    const failing = perItem((_home: object) => {
      times += 1;
      if (times === 1) throw new Error('the first time');
      return times;
    });
    const home = {};
    assert.throws(() => failing(home), /the first time/);
    assert.equal(failing(home), 2);
  });
});
