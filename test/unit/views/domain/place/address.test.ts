import assert from 'node:assert/strict';
import fc from 'fast-check';
import { addressLines, publishedAddress } from '../../../../../views/domain/place/address.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { anyProperty, sampleProperty } from '../sample-property.ts';

const LUXEMBOURG = {
  countryId: 50,
  countryName: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
};

describe('an address', () => {
  it('has its box named in the language', () => {
    const streets = LOCALES.map((locale) => addressLines(sampleProperty(), locale)[0]);
    assert.deepEqual(streets, [
      'Kerkstraat 12 bus 3',
      'Kerkstraat 12 boîte 3',
      'Kerkstraat 12 box 3',
      'Kerkstraat 12 Box 3',
    ]);
  });

  it('has the name that its street has in the language, and else the one that it has', () => {
    const home = sampleProperty({ boxNr: '', streetNames: { fr: 'Rue de l’Église' } });
    const streets = LOCALES.map((locale) => addressLines(home, locale)[0]);
    assert.deepEqual(streets, [
      'Kerkstraat 12',
      'Rue de l’Église 12',
      'Kerkstraat 12',
      'Kerkstraat 12',
    ]);
  });

  it('says in the language that a house has no number, however it was typed', () => {
    for (const houseNumber of [
      'zn',
      'Z.N.',
      'z/n',
      's/n',
      'S.N.',
      'sans numéro',
      'o. Nr.',
      'oNr',
    ]) {
      const home = sampleProperty({ houseNumber, boxNr: '' });
      const streets = LOCALES.map((locale) => addressLines(home, locale)[0]);
      assert.deepEqual(
        streets,
        ['Kerkstraat zn', 'Kerkstraat s/n', 'Kerkstraat', 'Kerkstraat o. Nr.'],
        houseNumber,
      );
    }
    const [numbered] = addressLines(sampleProperty({ houseNumber: '12 N', boxNr: '' }), 'fr');
    assert.equal(numbered, 'Kerkstraat 12 N');
  });

  it('ends with postcode and city, and with the country abroad only', () => {
    const belgian = sampleProperty({ boxNr: '', countryName: { nl: 'België' } });
    assert.deepEqual(addressLines(belgian, 'nl'), ['Kerkstraat 12', '9000 Gent']);
    const abroad = sampleProperty({ ...LUXEMBOURG, zip: '9701', city: 'Clervaux', boxNr: '' });
    assert.deepEqual(addressLines(abroad, 'de'), ['Kerkstraat 12', '9701 Clervaux', 'Luxemburg']);
  });

  it('has no row among the details unless it is published', () => {
    assert.equal(publishedAddress(sampleProperty(), 'nl'), 'Kerkstraat 12 bus 3, 9000 Gent');
    assert.equal(publishedAddress(sampleProperty({ publishAddress: false }), 'nl'), undefined);
    assert.equal(publishedAddress(sampleProperty({ street: ' ' }), 'nl'), undefined);
  });

  it('says nothing of street, number and box unless it is published', () => {
    fc.assert(
      fc.property(anyProperty, anyProperty, fc.constantFrom(...LOCALES), (home, other, locale) => {
        const hidden = { ...home, publishAddress: false };
        const { street, houseNumber, boxNr } = other;
        const moved = { ...hidden, street, houseNumber, boxNr };
        assert.deepEqual(addressLines(hidden, locale), addressLines(moved, locale));
      }),
    );
  });

  it('has no empty line', () => {
    fc.assert(
      fc.property(anyProperty, fc.constantFrom(...LOCALES), (home, locale) => {
        for (const line of addressLines(home, locale)) assert.equal(line.trim(), line || '-');
      }),
    );
  });
});
