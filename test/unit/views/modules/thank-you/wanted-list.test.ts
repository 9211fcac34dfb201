import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PlaceSuggestion } from '../../../../../views/domain/list/finding.ts';
import {
  listParameters,
  parseListQuery,
} from '../../../../../views/domain/list/list-parameters.ts';
import { TYPE_OPTIONS } from '../../../../../views/domain/property/type-option.ts';
import { comparableLists, wantedList } from '../../../../../views/modules/thank-you/wanted-list.ts';

/** A place of two postcodes, and one whose postcodes changed after the lead was sent. */
const PLACES: Record<string, Pick<PlaceSuggestion, 'zip' | 'zips' | 'region'>> = {
  Gent: { zip: '', zips: ['9000', '9030'], region: { city: 'Gent', zip: '' } },
  'Luik 4000': { zip: '4000', region: { city: 'Liège', zip: '4000' } },
};
const data = { placeNamed: (text: string) => PLACES[text] as PlaceSuggestion | undefined };

const demands = fc.record({
  goal: fc.constantFrom(0, 1),
  types: fc
    .subarray([...TYPE_OPTIONS])
    .map((types) => types.map(({ id, webId }) => ({ id, webId, name: 'x' }))),
  zips: fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }).map(String), { maxLength: 80 }),
  zipsText: fc.option(fc.string(), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 1, max: 5_000_000 }), { nil: undefined }),
  rooms: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
});

describe('the list of what a search profile asks for', () => {
  it('has a link that shows the same list', () => {
    fc.assert(
      fc.property(demands, (demand) => {
        const query = wantedList(data, demand);
        const parameters = new URLSearchParams(listParameters(query).toString());
        assert.deepEqual(parseListQuery(parameters, query.listKind), query);
        assert.equal(query.listKind, demand.goal === 1 ? 'rent' : 'sale');
      }),
    );
  });

  it('has a town as one place, as long as it has exactly the postcodes of the profile', () => {
    const regionsOf = (zips: string[], zipsText: string) =>
      wantedList(data, { goal: 0, types: [], zips, zipsText }).regions;
    const [ghent, liege] = [
      { city: 'Gent', zip: '' },
      { city: 'Liège', zip: '4000' },
    ];
    assert.deepEqual(regionsOf(['9000', '9030', '4000'], 'Gent, Luik [4000]'), [ghent, liege]);
    for (const zips of [['9000'], ['9000', '9040'], ['9000', '9030', '9040']]) {
      const expected = zips.map((zip) => ({ city: '', zip }));
      assert.deepEqual(regionsOf(zips, 'Gent'), expected, zips.join(' '));
    }
  });

  it('is of the same type, and sold, for a property that is to be valued', () => {
    const { onOffer, sold } = comparableLists({
      goal: 1,
      typeCode: 7,
      isGarage: true,
      zip: '9000',
    });
    assert.deepEqual([onOffer.listKind, sold.listKind, sold.goal], ['rent', 'sold', 1]);
    assert.deepEqual([onOffer.types, sold.types], [['garage'], ['garage']]);
    const unknown = comparableLists({ goal: -1, typeCode: undefined, zip: '9000' });
    assert.deepEqual([unknown.onOffer.listKind, unknown.onOffer.types], ['sale', []]);
  });
});
