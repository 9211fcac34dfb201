import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { textOf } from '../../../../../views/domain/text/multilingual.ts';
import { shownText } from '../../../../../views/domain/text/shown-text.ts';
import { readerOf } from '../sample-reader.ts';

describe('a text of the CRM', () => {
  it('is in the page’s language where it has it, which needs no mark', () => {
    const text = { nl: 'Tuin', FR: 'Jardin' };
    assert.deepEqual(shownText(text, readerOf('fr')), { text: 'Jardin', lang: undefined });
  });

  it('is else in the first of the site’s languages that has it, then in any, and says which', () => {
    const text = { nl: 'Tuin', en: 'Garden', de: ' ', fr: '' };
    assert.deepEqual(shownText(text, readerOf('fr')), { text: 'Tuin', lang: 'nl' });
    assert.deepEqual(shownText(text, readerOf('de', ['de', 'en', 'nl'])), {
      text: 'Garden',
      lang: 'en',
    });
    assert.deepEqual(shownText(text, readerOf('fr', ['fr'])), { text: 'Tuin', lang: 'nl' });
  });

  it('may be blocks, of which none are no text', () => {
    const blocks = [{ kind: 'paragraph' }];
    assert.deepEqual(shownText({ fr: [], nl: blocks }, readerOf('fr')), {
      text: blocks,
      lang: 'nl',
    });
  });

  it('is there on every page or on none', () => {
    const texts = fc.dictionary(fc.constantFrom(...LOCALES), fc.constantFrom('', ' ', 'Tuin'));
    fc.assert(
      fc.property(texts, fc.constantFrom(...LOCALES), (value, locale) => {
        const { text, lang } = shownText(value, readerOf(locale));
        assert.equal(text !== '', Object.values(value).includes('Tuin'));
        if (lang) assert.equal(textOf(value, lang), text);
        else assert.ok(text === '' || textOf(value, locale) === text);
      }),
    );
  });
});
