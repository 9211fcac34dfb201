import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SealedTexts } from '../../../../server/platform/sealed-texts.ts';

describe('sealed texts', () => {
  const own = new SealedTexts('a secret', 'a purpose');

  it('are opened by the servers with the same secret, for the same purpose', () => {
    const others = [
      new SealedTexts('a secret', 'another purpose'),
      new SealedTexts('another secret', 'a purpose'),
    ];
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const sealed = own.seal(text);
        assert.match(sealed, /^[\w-]+$/);
        assert.equal(own.seal(text), sealed);
        assert.equal(new SealedTexts('a secret', 'a purpose').open(sealed), text);
        for (const other of others) assert.equal(other.open(sealed), undefined);
      }),
      { numRuns: 50 },
    );
  });

  it('are refused where a bit differs, and where nothing was sealed', () => {
    const sealed = Buffer.from(own.seal('https://crm.example/1.jpg'), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const forged = Buffer.from(sealed);
      forged[at]! ^= 1;
      assert.equal(own.open(forged.toString('base64url')), undefined);
    }
    fc.assert(fc.property(fc.string(), (text) => own.open(text) === undefined));
  });
});
