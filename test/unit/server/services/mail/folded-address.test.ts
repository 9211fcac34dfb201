import assert from 'node:assert/strict';
import fc from 'fast-check';
import { foldedAddress } from '../../../../../server/services/mail/strangers/folded-address.ts';

const name = fc.stringMatching(/^[a-z][a-z\d]{0,9}$/);

describe('the mailbox of an address', () => {
  it('is the same whatever its case, what follows a plus sign, and dots at Gmail', () => {
    fc.assert(
      fc.property(name, name, name, (first, last, tag) => {
        const plain = foldedAddress(`${first}${last}@gmail.com`);
        for (const written of [
          `${first}.${last}@gmail.com`,
          `${first}${last}+${tag}@googlemail.com`,
          ` ${first}.${last}+${tag}+x@GMAIL.com `.toUpperCase(),
        ]) {
          assert.equal(foldedAddress(written), plain);
        }
        const elsewhere = foldedAddress(`${first}.${last}@example.be`);
        assert.equal(foldedAddress(`${first}.${last}+${tag}@Example.BE`), elsewhere);
        assert.notEqual(foldedAddress(`${first}${last}@example.be`), elsewhere);
      }),
    );
  });

  it('has the host as it is looked up, and keeps a name that is only a plus sign', () => {
    assert.equal(foldedAddress('An@MÜNCHEN.example'), 'an@xn--mnchen-3ya.example');
    assert.equal(foldedAddress('an@example.be.'), 'an@example.be');
    assert.equal(foldedAddress('+x@example.be'), '+x@example.be');
    assert.equal(foldedAddress('a@b@example.be'), 'a@b@example.be');
  });

  it('is found for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof foldedAddress(text) === 'string'));
  });
});
