import assert from 'node:assert/strict';
import type { PlaceSuggestion } from '../../../../../views/domain/list/finding.ts';
import { unambiguousRegions } from '../../../../../views/domain/place/unambiguous-regions.ts';

function place(name: string, zip: string, more: Partial<PlaceSuggestion> = {}): PlaceSuggestion {
  const counts = { sale: 0, rent: 0, sold: 0, projects: 0 };
  const region = { city: name, zip };
  return { name, zip, countryId: 10, region, counts, isExact: true, ...more };
}

const homes = (sale: number) => ({ counts: { sale, rent: 0, sold: 0, projects: 0 } });
const zips = (suggestions: PlaceSuggestion[]) =>
  unambiguousRegions(suggestions, 'sale').map(({ zip }) => zip);

describe('the places that a text certainly means', () => {
  it('are those with homes of the one municipality that goes by it', () => {
    const suggestions = [
      place('Gent', '9000', homes(3)),
      place('Gent', '9050', homes(1)),
      place('Gent', '9030'),
    ];
    assert.deepEqual(zips(suggestions), ['9000', '9050']);
  });

  it('are a town as a whole, whatever its parts have', () => {
    const part = place('Gent', '9000', { isExact: false, ...homes(3) });
    const whole = place('Gent', '', homes(4));
    assert.deepEqual(unambiguousRegions([whole, part], 'sale'), [{ city: 'Gent', zip: '' }]);
  });

  it('are a street only where nothing else goes by that name, and no other street', () => {
    const street = (zip: string) =>
      place('Kouter', zip, {
        region: { city: '', zip, street: 'Kouter' },
        within: zip === '9000' ? 'Gent' : 'Aalst',
        ...homes(1),
      });
    const found = unambiguousRegions([street('9000')], 'sale');
    assert.deepEqual(found, [{ city: '', zip: '9000', street: 'Kouter' }]);
    assert.deepEqual(zips([street('9000'), street('9300')]), []);
    const village = place('Kouter', '9999');
    assert.deepEqual(unambiguousRegions([village, street('9000')], 'sale'), [village.region]);
  });

  it('are all of them where none has homes', () => {
    assert.deepEqual(zips([place('Gent', '9000'), place('Gent', '9030')]), ['9000', '9030']);
  });

  it('leave out a name of several municipalities, unless only one has homes', () => {
    const parts = [
      place('Nieuwerkerken', '3850'),
      place('Nieuwerkerken', '9320', { within: 'Aalst' }),
    ];
    assert.deepEqual(zips(parts), []);
    const [first, second] = parts;
    assert.ok(first && second);
    assert.deepEqual(zips([first, { ...second, ...homes(2) }]), ['9320']);
  });

  it('leave out similar names, and have each postcode once', () => {
    assert.deepEqual(zips([place('Gentbrugge', '9050', { isExact: false, ...homes(4) })]), []);
    const twice = [
      place('Gent', '9000', homes(1)),
      place('Gent', '9000', { within: 'Gent', ...homes(1) }),
    ];
    assert.deepEqual(unambiguousRegions(twice, 'sale'), [{ city: 'Gent', zip: '9000' }]);
  });
});
