import assert from 'node:assert/strict';
import { placeholderEmail, realEmail } from '../../../../../views/domain/format/no-email.ts';

describe('the address of a person who gave a telephone number alone', () => {
  it('is one for all spellings of a number, and another for another', () => {
    const spellings = [
      '0475 12 34 56',
      '+32 475 12 34 56',
      '0032475/12.34.56',
      '0475123456 (na 18u)',
    ];
    const addresses = new Set(spellings.map((phone) => placeholderEmail(phone, 'nl')));
    assert.deepEqual([...addresses], ['32475123456@no-email.invalid']);
    assert.notEqual(placeholderEmail('0475 12 34 57', 'nl'), [...addresses][0]);
  });

  it('is of the country whose language is spoken, and none is a real address', () => {
    assert.equal(placeholderEmail('0241 123456', 'de'), '49241123456@no-email.invalid');
    for (const phone of ['12', '', undefined]) {
      assert.equal(realEmail(placeholderEmail(phone, 'xx')), undefined);
    }
    assert.equal(realEmail('an@example.be'), 'an@example.be');
  });
});
