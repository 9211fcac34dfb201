import assert from 'node:assert/strict';
import { deepFreeze } from '../../../../../../server/services/catalogue/deep-freeze.ts';
import { CachedItems } from '../../../../../../server/services/crm/http/cached-items.ts';
import { wireOptionsSchema } from '../../../../../../server/services/crm/wire-options.ts';
import { type Property, propertySchema } from '../../../../../../views/domain/property/property.ts';
import { sampleProperty } from '../../../../views/domain/sample-property.ts';

const OPTIONS = wireOptionsSchema.parse({});
const description = { nl: 'Zonnig.', fr: 'Ensoleillé.', en: 'Sunny.', de: 'Sonnig.' };

describe('the homes that were received from the CRM', () => {
  const received = (id: number, changes: Partial<Property> = {}) =>
    structuredClone({ ...sampleProperty({ id }), description, ...changes });
  const only = (homes: CachedItems<Property>) => [...homes.valid()][0]!.item;

  it('share what is equal with the disk copy as soon as they are there, and with those before', () => {
    const copy = deepFreeze(propertySchema.parse(received(1)));
    const copied = new Map([[1, copy]]);
    const homes = new CachedItems(propertySchema, OPTIONS, { isWhole: true, copied });
    homes.put(1, { nl: { ID: 1 } }, received(1, { price: 7 }));
    const first = only(homes);
    assert.equal(first.price, 7);
    assert.equal(first.description, copy.description);
    const later = new CachedItems(propertySchema, OPTIONS, { before: homes, isWhole: true });
    later.put(1, { nl: { ID: 1 } }, received(1, { price: 8 }));
    assert.equal(only(later).price, 8);
    assert.equal(only(later).description, copy.description);
  });
});
