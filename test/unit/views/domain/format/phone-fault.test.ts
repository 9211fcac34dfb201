import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type PhoneFault, phoneFault } from '../../../../../views/domain/format/phone-fault.ts';
import { visitorPhone } from '../../../../../views/domain/format/visitor-phone.ts';
import { LOCALES, type Locale } from '../../../../../views/domain/locale.ts';

/** What is wrong with numbers of five countries, by the language of who typed them. */
const FAULTS: readonly [fault: PhoneFault, language: Locale, typed: readonly string[]][] = [
  [
    'phoneShort',
    'nl',
    ['0475 12 34 5', '0475/12.34.5', '475 12 34 5', '09 278 40 1', '06-1234567'],
  ],
  ['phoneShort', 'nl', ['+32 475 12 34 5', '0032475 12345', '+32 9 278 40 1', '+31 6 1234567']],
  ['phoneShort', 'fr', ['06 12 34 56 7', '+33 6 12 34 56 7', '621 123 45', '+352 621 123 45']],
  ['phoneShort', 'de', ['0475 12 34 5', '0171 12345', '+49 171 12345', '12345']],
  ['phoneLong', 'nl', ['0475 12 34 56 7', '0475 1234567', '09 278 40 16 7', '+32 475 12 34 567']],
  ['phoneLong', 'fr', ['+33 6 12 34 56 789', '06 12 34 56 78 9', '1234567890123']],
  ['phoneCountry', 'en', ['+999 1234567', '+0475 12 34 56', '000000']],
  ['phone', 'en', ['call me', '', '+()']],
];

describe('why nobody can be called at what was typed', () => {
  for (const [fault, language, typed] of FAULTS) {
    for (const text of typed) {
      it(`is ${fault} for "${text}" in ${language}`, () => {
        assert.equal(phoneFault(text, language), fault);
      });
    }
  }

  it('is nothing for a number that can be called, nor for one of an unknown range', () => {
    const numbers = [
      '0475 12 34 56 (na 18u)',
      '+34 612 34 56 78',
      '+44 20 7946 001',
      '02 123 45 67',
    ];
    for (const text of numbers) assert.equal(phoneFault(text, 'nl'), undefined, text);
  });

  it('is nothing for any Belgian number of the right length, however its digits are grouped', () => {
    const digits = fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }).map((all) => all.join(''));
    const starts = fc.constantFrom('046', '047', '048', '049');
    const locale = fc.constantFrom(...LOCALES);
    fc.assert(
      fc.property(starts, digits, locale, (start, rest, language) => {
        const number = start + rest.slice(1);
        const pairs = number.replace(/^(.{4})(..)(..)(..)$/, '$1 $2 $3 $4');
        for (const text of [number, pairs, `+32${number.slice(1)}`]) {
          assert.equal(phoneFault(text, language), undefined, text);
          assert.equal(visitorPhone(text, language)?.href, `tel:+32${number.slice(1)}`, text);
        }
        assert.equal(phoneFault(pairs.slice(0, -1), language), 'phoneShort');
        assert.equal(phoneFault(`${pairs} 1`, language), 'phoneLong');
      }),
    );
  });
});
