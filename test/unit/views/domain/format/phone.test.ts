import assert from 'node:assert/strict';
import fc from 'fast-check';
import { phoneOf } from '../../../../../views/domain/format/phone.ts';

/** As agencies write them; as a link; as shown. */
const NUMBERS: readonly [string, string, string][] = [
  ['09 223 45 67', 'tel:+3292234567', '+32 9 223 45 67'],
  ['02/123.45.67', 'tel:+3221234567', '+32 2 123 45 67'],
  ['04 221 00 00', 'tel:+3242210000', '+32 4 221 00 00'],
  ['+32 (0)3 234 56 78', 'tel:+3232345678', '+32 3 234 56 78'],
  ['055 31 22 33', 'tel:+3255312233', '+32 55 31 22 33'],
  ['0470/12.34.56', 'tel:+32470123456', '+32 470 12 34 56'],
  ['0032 470123456', 'tel:+32470123456', '+32 470 12 34 56'],
  ['00352 26 12 34', 'tel:+352261234', '+352 26 12 34'],
  ['+31 20 123 4567', 'tel:+31201234567', '+31 20 123 4567'],
];

describe('a phone number', () => {
  for (const [written, href, text] of NUMBERS) {
    it(`${written} is shown ${text}`, () => assert.deepEqual(phoneOf(written), { href, text }));
  }

  for (const rubbish of ['', '1234', 'abc', 'call 09 223 45 67 now', '09 223 45', '+32']) {
    it(`"${rubbish}" is none`, () => assert.equal(phoneOf(rubbish), undefined));
  }

  it('is undefined for an undefined text', () => assert.equal(phoneOf(undefined), undefined));

  it('is the same however it is spaced, and read again as itself', () => {
    const mobile = fc.integer({ min: 470_000_000, max: 499_999_999 }).map(String);
    const separators = fc.array(fc.constantFrom('', ' ', '.', '/'), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(mobile, separators, (digits, between) => {
        const written = `0${[...digits].map((digit, index) => between[index] + digit).join('')}`;
        const phone = phoneOf(written);
        assert.equal(phone?.href, `tel:+32${digits}`);
        assert.match(phone.text, /^\+32 4\d\d \d\d \d\d \d\d$/);
        assert.deepEqual(phoneOf(phone.text), phone);
      }),
    );
  });

  it('links to nothing but digits, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (written) => {
        const href = phoneOf(written)?.href;
        if (href !== undefined) assert.match(href, /^tel:\+\d+(;ext=\d+)?$/);
      }),
    );
  });
});
