import assert from 'node:assert/strict';
import fc from 'fast-check';
import { printable } from '../../../../server/commands/printable.ts';

describe('text of a visitor in a terminal', () => {
  it('shows the place of each character that a terminal would obey', () => {
    assert.equal(printable('a\u001b[2Jb\u0007\u009bc'), 'a\uFFFD[2Jb\uFFFD\uFFFDc');
    const direction = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
    for (const sign of direction) assert.equal(printable(`gpj${sign}exe`), 'gpj\uFFFDexe');
  });

  it('has its line breaks and tabs, and no control character else, whatever is written', () => {
    assert.equal(printable('a\r\nb\rc\td'), 'a\nb\nc\td');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.doesNotMatch(printable(text), /[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
        assert.equal(printable(text).isWellFormed(), true);
      }),
    );
  });
});
