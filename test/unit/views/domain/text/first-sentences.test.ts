import assert from 'node:assert/strict';
import fc from 'fast-check';
import { firstSentences } from '../../../../../views/domain/text/first-sentences.ts';

describe('the first sentences of a text', () => {
  it('end with their full stops, exclamation and question marks', () => {
    const text = 'Een ruime woning. Met tuin! Ook met garage? Ja.';
    assert.equal(firstSentences(text, 1), 'Een ruime woning.');
    assert.equal(firstSentences(text, 2), 'Een ruime woning. Met tuin!');
    assert.equal(firstSentences(text, 9), text);
    assert.equal(firstSentences('“Rustig.” Zo zegt men. Echt.', 2), '“Rustig.” Zo zegt men.');
  });

  it('do not end in a number, after a shortened word or before a small letter', () => {
    for (const first of [
      'Op 3.10 m van de straat, ca. 40 m² groot.',
      'Wohnen in St. Vith, z. B. mit Garten, bzw. Terrasse.',
      'Rue J. Wauters, env. 120 m².',
      'Te koop… maar niet lang.',
    ]) {
      assert.equal(firstSentences(`${first} Und mehr.`, 1), first);
    }
  });

  it('are the beginning of any text, and never less than asked of it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 4 }),
        (text, count) => {
          const shown = firstSentences(text, count);
          assert.ok(text.trim().startsWith(shown.trim()));
          assert.ok(firstSentences(text, count + 1).length >= shown.length);
          if (text.trim() !== '') assert.notEqual(shown.trim(), '');
        },
      ),
    );
  });
});
