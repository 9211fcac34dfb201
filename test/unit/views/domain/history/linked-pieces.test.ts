import assert from 'node:assert/strict';
import fc from 'fast-check';
import { linkedPieces } from '../../../../../views/domain/history/linked-pieces.ts';

const linksIn = (...text: Parameters<typeof linkedPieces>[0]) =>
  linkedPieces(text).flatMap((piece) =>
    typeof piece === 'object' && 'href' in piece ? [piece.href] : [],
  );

describe('addresses in the text of an advert', () => {
  it('are links by https, without what ends the sentence or closes the bracket', () => {
    assert.deepEqual(
      linksIn('Zie https://a.example/1?x=1&y=2, (https://b.example/é), «https://c.example».'),
      ['https://a.example/1?x=1&y=2', 'https://b.example/%C3%A9', 'https://c.example/'],
    );
  });

  it('are none by other schemes, with a user, without a domain, or where something hidden touches', () => {
    for (const text of [
      'http://a.example/1',
      'javascript:alert(1)',
      'www.a.example',
      'https://me:secret@a.example/',
      'https://paypal.example@evil.example/',
      'https://localhost/1',
      'https://127.0.0.1/1',
      'https://',
    ])
      assert.deepEqual(linksIn(text), [], text);
    const hidden = { hidden: 'abcdefghi' };
    assert.deepEqual(linksIn('https://a.example/', hidden), []);
    assert.deepEqual(linksIn(hidden, 'https://a.example/1'), []);
    assert.deepEqual(linksIn(hidden, ' https://a.example/1 en ', hidden), ['https://a.example/1']);
  });

  it('leave the text as it is', () => {
    const text = fc.array(
      fc.constantFrom('https://a.example/x', ' ', '.', 'é', '<', 'https://', 'b'),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const pieces = linkedPieces([whole]).map((piece) =>
          typeof piece === 'string' ? piece : 'href' in piece ? piece.text : piece.hidden,
        );
        assert.equal(pieces.join(''), whole);
      }),
    );
  });
});
