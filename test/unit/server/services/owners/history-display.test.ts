import assert from 'node:assert/strict';
import { historyDisplay } from '../../../../../server/services/owners/history-display.ts';

type Source = Parameters<typeof historyDisplay>[0];

describe('by what the history of a home is shown', () => {
  it('knows every name of its street and of the towns of the offices, which are no people', () => {
    const source = {
      site: { info: { history: {}, offices: [{ city: { nl: 'Brussel', fr: 'Bruxelles' } }] } },
      catalogue: { data: { team: [{ name: 'An Peeters' }] } },
    } as unknown as Source;
    const home = {
      city: 'Ixelles',
      street: 'Rue Elvire Delcour',
      streetNames: { nl: 'Elvire Delcourstraat' },
    };
    const changes = { now: 0, random: () => '', seal: () => '' };
    const { places, staff } = historyDisplay(source, {} as never, home, changes as never);
    assert.deepEqual(
      [...new Set(places)],
      ['Ixelles', 'Rue Elvire Delcour', 'Elvire Delcourstraat', 'Brussel', 'Bruxelles'],
    );
    assert.deepEqual(staff, ['An Peeters']);
  });
});
