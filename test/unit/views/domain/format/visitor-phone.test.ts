import assert from 'node:assert/strict';
import fc from 'fast-check';
import { visitorPhone } from '../../../../../views/domain/format/visitor-phone.ts';
import type { Locale } from '../../../../../views/domain/locale.ts';

describe('a telephone number that a visitor typed', () => {
  it('is read as its owner writes it, in the five countries', () => {
    const typed: [string, Locale, string][] = [
      ['0475 12 34 56 (na 18u)', 'nl', '32475123456'],
      ['0475/12.34.56', 'fr', '32475123456'],
      ['475 12 34 56', 'nl', '32475123456'],
      ['+32 (0)475 12 34 56', 'nl', '32475123456'],
      ['0032475123456', 'en', '32475123456'],
      ['32 475 12 34 56', 'en', '32475123456'],
      ['09/278.40.16', 'nl', '3292784016'],
      ['087 35 61 08', 'de', '3287356108'],
      ['06 12 34 56 78', 'nl', '33612345678'],
      ['06.12.34.56.78', 'fr', '33612345678'],
      ['0612345678', 'fr', '33612345678'],
      ['06-12345678', 'fr', '31612345678'],
      ['0612345678', 'nl', '31612345678'],
      ['020-1234567', 'en', '31201234567'],
      ['621 123 456', 'fr', '352621123456'],
      ['26 12 34 56', 'de', '35226123456'],
      ['0171 1234567', 'de', '491711234567'],
      ['0151/23456789', 'nl', '4915123456789'],
      ['0241/123456', 'de', '49241123456'],
      ['+44 20 7946 0018', 'en', '442079460018'],
      ['0475 12 34 56 / 09 278 40 16', 'nl', '32475123456'],
      ['6 12 34 56 78', 'fr', '33612345678'],
      ['061 22 33 44', 'fr', '3261223344'],
      ['0491 12345', 'de', '4949112345'],
      ['04941 12345', 'de', '49494112345'],
      ['0171/1234567', 'de', '491711234567'],
      ['47 51 23 45', 'fr', '35247512345'],
      ['+32 0475 12 34 56', 'nl', '32475123456'],
      // No range of today, but what a Belgian number looks like.
      ['02 123 45 67', 'nl', '3221234567'],
    ];
    for (const [text, language, digits] of typed) {
      const { href, whatsApp } = visitorPhone(text, language) ?? {};
      assert.equal(href, `tel:+${digits}`, text);
      assert.equal(whatsApp, `https://wa.me/${digits}`);
    }
  });

  it('is undefined where the text cannot be one, or lacks a digit', () => {
    for (const text of [
      '',
      'bel mij',
      '123456',
      '000000',
      '0475 12 34 5',
      '0475 12 34 56 7',
      '06 12 34 56 7',
      '1'.repeat(16),
    ]) {
      assert.equal(visitorPhone(text), undefined, text);
    }
  });

  it('keeps what stands beside it', () => {
    assert.equal(visitorPhone('0475 12 34 56 (na 18u)')?.rest, '(na 18u)');
    assert.equal(visitorPhone('tel 0475123456 of 09 278 40 16')?.rest, 'tel of 09 278 40 16');
    assert.equal(visitorPhone('0475 12 34 56')?.rest, undefined);
  });

  it('makes links of digits alone, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const phone = visitorPhone(text);
        if (!phone) return;
        assert.match(phone.href, /^tel:\+\d+$/);
        assert.match(phone.whatsApp, /^https:\/\/wa\.me\/\d+$/);
      }),
    );
  });
});
