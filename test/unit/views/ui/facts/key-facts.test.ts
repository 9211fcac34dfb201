import assert from 'node:assert/strict';
import type { TFunction } from 'i18next';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { keyFacts } from '../../../../../views/ui/facts/key-facts.ts';
import type { PageContext } from '../../../../../views/page-context.ts';
import { sampleProperty } from '../../domain/sample-property.ts';

describe('the key facts of a home', () => {
  const ctx = { t: ((key: string) => key) as TFunction, locale: 'nl' } as unknown as PageContext;

  function labels(changes: Partial<Property>): string[] {
    return keyFacts(ctx, sampleProperty(changes)).map(({ label }) => label);
  }

  it('call an area living area only where it is said to be one', () => {
    const house = labels({ surfaceTotal: 144, details: { surfaceLiving: 128 } });
    assert.ok(house.includes('home.surfaceLiving'));
    assert.ok(!house.includes('home.surfaceTotal'));
    const garage = labels({ surfaceTotal: 15.7, details: {} });
    assert.ok(garage.includes('home.surfaceTotal'));
    assert.ok(!garage.includes('home.surfaceLiving'));
  });

  it('call the energy certificate what its region calls it', () => {
    const places = {
      flanders: { zip: '9000' },
      wallonia: { zip: '4700' },
      brussels: { zip: '1050' },
      luxembourg: { zip: '1450', countryId: 50 },
    };
    for (const [region, place] of Object.entries(places)) {
      const names = labels({ epcLabelText: 'C', ...place }).filter((key) =>
        key.startsWith('energy.'),
      );
      assert.deepEqual(names, [`energy.${region}.name`]);
    }
  });
});
