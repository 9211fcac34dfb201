import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { multilingualSchema, textOf } from '../../../../../views/domain/text/multilingual.ts';

describe('multilingual text', () => {
  const anyLocale = fc.constantFrom(...LOCALES);
  const keys = LOCALES.flatMap((locale) => [locale, locale.toUpperCase()]);
  const anyText = fc.dictionary(fc.constantFrom(...keys), fc.string());

  it('is the language key, else the upper-case key, else empty: never another language', () => {
    fc.assert(
      fc.property(anyText, anyLocale, (value, locale) => {
        const upper = locale.toUpperCase();
        const expected = Object.hasOwn(value, locale)
          ? value[locale]
          : Object.hasOwn(value, upper)
            ? value[upper]
            : '';
        assert.equal(textOf(multilingualSchema.parse(value), locale), expected);
      }),
    );
  });

  it('keeps an empty text of the language itself', () => {
    assert.equal(textOf({ nl: '', NL: 'Woning' }, 'nl'), '');
  });

  it('is empty where there is no text at all', () => {
    assert.equal(textOf(undefined, 'de'), '');
  });

  it('takes no other language', () => {
    assert.equal(multilingualSchema.safeParse({ es: 'Casa' }).success, false);
  });
});
