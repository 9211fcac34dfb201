import assert from 'node:assert/strict';
import fc from 'fast-check';
import { shorten } from '../../../../../views/domain/text/shorten.ts';

function count(text: string): number {
  return [...new Intl.Segmenter('nl').segment(text)].length;
}

describe('shortening a text', () => {
  it('leaves a text that fits alone', () => {
    assert.equal(shorten('Ruime woning', 12), 'Ruime woning');
  });

  it('cuts between words where one ends near', () => {
    assert.equal(shorten('Ruime woning met tuin', 20), 'Ruime woning met…');
    assert.equal(shorten('Ruime woning met tuin', 18), 'Ruime woning met…');
    assert.equal(shorten('Ruime woning met tuin', 17), 'Ruime woning met…');
  });

  it('ends on a word, not on the comma or the dash after it', () => {
    assert.equal(shorten('Een tuin, een garage', 13), 'Een tuin…');
    assert.equal(shorten('Maison neuve : trois chambres', 18), 'Maison neuve…');
    assert.equal(shorten('Rustig gelegen. Met tuin', 16), 'Rustig gelegen…');
    assert.equal(shorten('Veel licht... en een tuin', 14), 'Veel licht…');
    assert.equal(shorten('Veel licht… en een tuin', 13), 'Veel licht…');
  });

  it('cuts a long word', () => {
    assert.equal(shorten('Eengezinswoningenproject', 10), 'Eengezins…');
  });

  it('cuts a long word rather than lose most of the text', () => {
    assert.equal(shorten('Hof Eengezinswoningenproject', 15), 'Hof Eengezinsw…');
  });

  it('takes no character apart, and counts it as one', () => {
    assert.equal(shorten('👩‍👩‍👧‍👦', 1), '👩‍👩‍👧‍👦');
    assert.equal(shorten('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2), '👩‍👩‍👧‍👦…');
  });

  it('leaves a mark with its letter, wherever the text is cut', () => {
    for (let at = 1; at <= 8; at += 1) {
      const text = `${'abcdefgh'.slice(0, at)}\u0301${'abcdefgh'.slice(at)}ij`;
      assert.equal(
        shorten(text, 6),
        `${[...new Intl.Segmenter('nl').segment(text)]
          .slice(0, 5)
          .map(({ segment }) => segment)
          .join('')}…`,
      );
    }
  });

  it('is never longer than asked for, and begins as the text does', () => {
    const text = fc.oneof(
      fc.lorem({ maxCount: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 60 }), (whole, length) => {
        const short = shorten(whole, length);
        assert.ok(count(short) <= length);
        if (short === whole.trim()) return;
        assert.match(short, /(?:^|[^.…])…$/);
        assert.ok(whole.trim().startsWith(short.slice(0, -1)));
      }),
    );
  });
});
