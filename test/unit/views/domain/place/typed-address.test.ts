import assert from 'node:assert/strict';
import fc from 'fast-check';
import { typedAddress } from '../../../../../views/domain/place/typed-address.ts';

/** What is typed; street, number, postcode, city. */
const TYPED: readonly [string, string, string, string, string][] = [
  ['Koestraat 12, 9000 Gent', 'Koestraat', '12', '9000', 'Gent'],
  ['Koestraat 12 bus 3, 9000 Gent', 'Koestraat', '12 bus 3', '9000', 'Gent'],
  ['Koestraat 12b 9000 Gent', 'Koestraat', '12b', '9000', 'Gent'],
  ['Koestraat 12/3, B-9000 Gent, België', 'Koestraat', '12/3', '9000', 'Gent'],
  ['16, rue de la Loi, 1000 Bruxelles', 'rue de la Loi', '16', '1000', 'Bruxelles'],
  ['Rue du 11 Novembre 5 bte 2, 4000 Liège', 'Rue du 11 Novembre', '5 bte 2', '4000', 'Liège'],
  ['12 rue de l’Eau L-1449 Luxembourg', 'rue de l’Eau', '12', '1449', 'Luxembourg'],
  ['Hauptstraße 5 4700 Eupen', 'Hauptstraße', '5', '4700', 'Eupen'],
  ['Steenweg op Gent 1200, 9300 Aalst', 'Steenweg op Gent', '1200', '9300', 'Aalst'],
  ['Steenweg 1200', 'Steenweg', '1200', '', ''],
  ['Koestraat 12 9000', 'Koestraat', '12', '9000', ''],
  ['Koestraat 12, Gent', 'Koestraat', '12', '', 'Gent'],
  ['9000 Gent', '', '', '9000', 'Gent'],
  ['  Koestraat  ', 'Koestraat', '', '', ''],
  [' , ', '', '', '', ''],
];

describe('an address typed on one line', () => {
  for (const [typed, street, houseNumber, zip, city] of TYPED) {
    it(`"${typed}"`, () => {
      assert.deepEqual(typedAddress(typed), { street, houseNumber, zip, city });
    });
  }

  it('is taken apart whatever it is, and quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', '/', 'b', 'é') }), (text) =>
        Object.values(typedAddress(text)).every((part) => text.includes(part.slice(0, 1))),
      ),
    );
    const long = `${'a 1 '.repeat(20_000)}!`;
    assert.ok(Object.values(typedAddress(long)).join('').length <= 200);
  });
});
