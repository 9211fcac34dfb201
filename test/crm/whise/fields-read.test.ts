import assert from 'node:assert/strict';
import { CachedEstates } from '../../../server/services/crm/whise/cached-estates.ts';
import { FIELDS_READ } from '../../../server/services/crm/whise/fields-read.ts';
import { whiseOptionsSchema } from '../../../server/services/crm/whise-options.ts';
import { sampleEstates } from './emulated-whise.ts';

describe('the fields of Whise that the check names', () => {
  it('are those that the mapping looks up, or those by which a change is noticed', async () => {
    const read = new Set<string>();
    // Without dates and places every alternative is looked up.
    const {
      putOnlineDateTime: _on,
      createDateTime: _made,
      ...house
    } = sampleEstates().get(900001) as Record<string, unknown>;
    const spied = [
      ...sampleEstates().values(),
      { ...house, id: 1, linkVirtualVisit: undefined },
    ].map(
      (estate) =>
        new Proxy(estate, {
          get: (record, name) => {
            if (typeof name === 'string') read.add(name);
            return Reflect.get(record, name) as unknown;
          },
        }),
    );
    const reading = {
      options: whiseOptionsSchema.parse({}),
      today: '2026-03-03',
      namesLanguage: 'nl' as const,
    };
    await CachedEstates.of(spied).read(reading);
    assert.deepEqual([...read].sort(), [...FIELDS_READ].sort());
  });
});
