import assert from 'node:assert/strict';
import fc from 'fast-check';
import { slugOf } from '../../../../views/routing/slug.ts';

const SLUGS: readonly [string, string][] = [
  ['Gent', 'gent'],
  ['Liège', 'liege'],
  ['Sint-Pieters-Woluwe', 'sint-pieters-woluwe'],
  ["Braine-l'Alleud", 'braine-l-alleud'],
  ['Köln', 'koeln'],
  ['Ko\u0308ln', 'koeln'],
  ['Bütgenbach (Ä, ß)', 'buetgenbach-ae-ss'],
  ['Zoë', 'zoe'],
  ['Sacré-Cœur', 'sacre-coeur'],
  ['Đorđe Ǿrsted Ærø', 'dorde-orsted-aero'],
  ['  Te koop!  ', 'te-koop'],
  ['日本', ''],
  ['', ''],
];

describe('a slug', () => {
  for (const [text, slug] of SLUGS) {
    it(`of "${text}" is "${slug}"`, () => assert.equal(slugOf(text), slug));
  }

  it('is words and hyphens, not too long, and its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const slug = slugOf(text);
        assert.match(slug, /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        assert.ok(slug.length <= 100);
        assert.equal(slugOf(slug), slug);
      }),
    );
  });
});
