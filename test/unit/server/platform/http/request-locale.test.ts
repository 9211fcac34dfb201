import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bestLocale } from '../../../../../server/platform/http/request-locale.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';

const HEADERS: readonly [string | undefined, string][] = [
  [undefined, 'nl'],
  ['', 'nl'],
  ['fr', 'fr'],
  ['fr-BE,fr;q=0.9,nl;q=0.8', 'fr'],
  ['nl;q=0.5, de-AT;q=0.7, fr;q=0.7', 'de'],
  ['EN-gb', 'en'],
  ['es, pt;q=0.9, en;q=0.1', 'en'],
  ['es, *', 'nl'],
  ['nl;q=0, *;q=0.5', 'fr'],
  ['nl;q=0', 'nl'],
  ['es, fr;q=0', 'nl'],
  ['*;q=0.1, de;q=0.2', 'de'],
  ['zh-Hans-CN', 'nl'],
  ['fr;q=2, de;q=0.1', 'fr'],
  ['fr;q=x, de;q=0.1', 'de'],
  ['fr;level=1;q=0.2, de;q=0.3', 'de'],
  ['<script>, de', 'de'],
  ['french', 'nl'],
];

describe('the best language', () => {
  for (const [header, locale] of HEADERS) {
    it(`for "${header}" is ${locale}`, () => assert.equal(bestLocale(header, LOCALES), locale));
  }

  it('is one of the four, whatever is sent', () => {
    const range = fc
      .tuple(fc.constantFrom('nl', 'fr-BE', '*', 'x', ';', ''), fc.string())
      .map(([tag, rest]) => `${tag};q=${rest}`);
    const header = fc.oneof(
      fc.string(),
      fc.array(range).map((ranges) => ranges.join(',')),
    );
    fc.assert(fc.property(header, (text) => LOCALES.includes(bestLocale(text, LOCALES))));
  });

  it('is one that the site has, else its first', () => {
    const headers: [string | undefined, string][] = [
      [undefined, 'fr'],
      ['de, en;q=0.9', 'fr'],
      ['de, nl-BE;q=0.5', 'nl'],
      ['en, *;q=0.1', 'fr'],
      ['fr;q=0.1, *;q=0.5', 'nl'],
    ];
    for (const [header, locale] of headers) {
      assert.equal(bestLocale(header, ['fr', 'nl']), locale, String(header));
    }
    fc.assert(fc.property(fc.string(), (text) => bestLocale(text, ['en']) === 'en'));
  });

  it('goes by quality, then by order', () => {
    const quality = fc.integer({ min: 1, max: 1000 });
    const wishes = fc.uniqueArray(fc.tuple(fc.constantFrom(...LOCALES), quality), {
      selector: ([locale]) => locale,
      minLength: 1,
    });
    fc.assert(
      fc.property(wishes, (liked) => {
        const header = liked.map(([locale, q]) => `${locale};q=${q / 1000}`).join(', ');
        const most = Math.max(...liked.map(([, q]) => q));
        assert.equal(bestLocale(header, LOCALES), liked.find(([, q]) => q === most)?.[0]);
      }),
    );
  });
});
