import assert from 'node:assert/strict';
import { LOCALES } from '../../../views/domain/locale.ts';
import { textsOf } from './locale-texts.ts';

/** Texts that are used for every kind of property, garages and plots included. */
const OF_EVERYTHING = ['home.soldText', 'home.rentedText', 'home.similar', 'manager.office'];

describe('what is said of everything an agency offers', () => {
  for (const [locale, dwelling] of [
    ['nl', /woning|huis/i],
    ['fr', /maison|logement|habitation/i],
    ['en', /home|house/i],
    ['de', /Haus|Wohnung/],
  ] as const) {
    it(`calls no garage a dwelling in ${locale}`, () => {
      const texts = OF_EVERYTHING.map((key) => textsOf(locale).get(key) ?? '');
      assert.deepEqual(
        texts.filter((text) => text === '' || dwelling.test(text)),
        [],
      );
    });
  }

  it('is handled by a person of any sex', () => {
    assert.equal(textsOf('de').get('manager.title'), 'Ihre Ansprechperson');
  });

  it('names the country of recognition after a colon, which fits every country', () => {
    assert.match(
      textsOf('fr').get('footer.recognition') ?? '',
      /^Pays d’agréation\s: \{\{country\}\}$/,
    );
  });

  it('names a building before a colon, which fits every name', () => {
    for (const locale of LOCALES) {
      for (const key of ['project.detail.noneLeft', 'project.detail.filter.noneIn'])
        assert.match(
          textsOf(locale).get(key) ?? '',
          /^\{\{building\}\}\u00A0?: /,
          `${locale} ${key}`,
        );
    }
  });
});
