import assert from 'node:assert/strict';
import fc from 'fast-check';
import { foldedText } from '../../../../../views/domain/text/folded-text.ts';

describe('folded text', () => {
  const cases: [string, string][] = [
    ['Liège', 'liege'],
    ['LÜTTICH', 'luttich'],
    ['Écaussinnes-d’Enghien', 'ecaussinnes d enghien'],
    ['Bruxelles - Brussel', 'bruxelles brussel'],
    ['Weiße Straße', 'weisse strasse'],
    ['Đorđević, Sacré-Cœur, Łódź', 'dordevic sacre coeur lodz'],
    ['  9000   Gent ', '9000 gent'],
    ['–', ''],
  ];
  for (const [text, folded] of cases) {
    it(`of "${text}" is "${folded}"`, () => assert.equal(foldedText(text), folded));
  }

  it('is the same for ASCII as for any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        assert.equal(foldedText(text), foldedText(`é ${text}`).slice('e '.length));
      }),
      { numRuns: 500 },
    );
  });

  it('is folded for good', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldedText(text);
        assert.equal(foldedText(folded), folded);
      }),
      { numRuns: 500 },
    );
  });
});
