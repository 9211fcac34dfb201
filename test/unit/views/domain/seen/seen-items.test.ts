import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  MAX_SEEN,
  readSeen,
  type SeenItem,
  withSeen,
} from '../../../../../views/domain/seen/seen-items.ts';

const path = fc.webPath().map((text) => `/x${text}`);
const page = fc.record(
  {
    key: fc.nat(20).map(String),
    locale: fc.constantFrom('nl', 'fr', 'en', 'de'),
    paths: fc.record({ nl: path, de: path }, { noNullPrototype: true }),
    name: fc.string(),
    price: fc.string(),
    picture: fc.oneof(fc.constant(''), path),
  },
  { noNullPrototype: true },
);

describe('what a device remembers of pages seen', () => {
  it('is the newest ones, each once, and is read as it was stored', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 40 }), (pages) => {
        let items: readonly SeenItem[] = [];
        for (const [now, one] of pages.entries()) items = withSeen(items, one, now);
        const keys = items.map(({ key }) => key);
        const newest = [...new Set(pages.map(({ key }) => key).toReversed())];
        assert.deepEqual(keys, newest.slice(0, MAX_SEEN));
        assert.deepEqual(readSeen(JSON.stringify(items)), items);
      }),
    );
  });

  it('is nothing where anything else is stored, and off where that is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const seen = readSeen(text);
        assert.ok(seen === 'off' || seen.length <= MAX_SEEN);
      }),
    );
    for (const text of [null, '', '{', '[null]', '[{"key":"1"}]', '{"length":3}']) {
      assert.deepEqual(readSeen(text), []);
    }
    assert.equal(readSeen('off'), 'off');
  });

  it('has no link that leads away from the site', () => {
    const item = { key: '1', locale: 'nl', name: 'x', price: '', picture: '', at: 1 };
    for (const href of ['//a.example', '/\\a.example', 'https://a.example', 'javascript:1', '']) {
      const stored = [
        { ...item, paths: { nl: href } },
        { ...item, paths: { nl: '/nl' }, picture: href || 'x' },
      ];
      assert.deepEqual(readSeen(JSON.stringify(stored)), [], href);
    }
  });
});
