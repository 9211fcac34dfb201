import assert from 'node:assert/strict';
import { featuredItems } from '../../../../../views/domain/list/featured-items.ts';
import { itemKey, type ListItem } from '../../../../../views/domain/list/list-item.ts';

const PICTURE = { source: 'front.jpg', name: {} };
const home = (id: number, hasPicture = true) =>
  ({ id, pictures: hasPicture ? [PICTURE] : [] }) as unknown as ListItem;
const project = (id: number) =>
  ({ id, pictures: [PICTURE], composition: [] }) as unknown as ListItem;
const keys = (items: readonly ListItem[]) => items.map(itemKey);

describe('the items of a row', () => {
  const large = { count: 3, isLargeFirst: true };

  it('are the named ones in their order, then the newest, each once', () => {
    const named = [home(7), home(3)];
    const newest = [home(9), home(3), project(3), home(8)];
    const row = { count: 4, isLargeFirst: false };
    assert.deepEqual(keys(featuredItems({ named, newest }, row)), ['7', '3', '9', 'p3']);
  });

  it('begin with one that has a photograph where the first is large', () => {
    const named = [home(1, false), home(2)];
    const newest = [home(3), home(4)];
    assert.deepEqual(keys(featuredItems({ named, newest }, large)), ['2', '1', '3']);
    assert.deepEqual(keys(featuredItems({ named: [home(1, false)], newest }, large)), [
      '3',
      '1',
      '4',
    ]);
    const small = { count: 3, isLargeFirst: false };
    assert.deepEqual(keys(featuredItems({ named, newest }, small)), ['1', '2', '3']);
  });

  it('are as many as there are, also without any photograph', () => {
    assert.deepEqual(featuredItems({ named: [], newest: [] }, large), []);
    const bare = [home(1, false), home(2, false)];
    assert.deepEqual(keys(featuredItems({ named: [], newest: bare }, large)), ['1', '2']);
  });
});
