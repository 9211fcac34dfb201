import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withNewDates } from '../../../../server/commands/new-dates.ts';

const HOMES = 'server/new-site/homes';

describe('the homes of a new agency', () => {
  it('came on the market within the year before it is written, whenever that is', () => {
    for (const day of ['2026-11-22', '2028-11-20', '2035-03-01']) {
      const now = Date.parse(day);
      for (const name of readdirSync(HOMES)) {
        const text = withNewDates(readFileSync(path.join(HOMES, name), 'utf8'), now);
        const home = JSON.parse(text) as { startCommercialisation: string };
        const age = (now - Date.parse(home.startCommercialisation)) / 86_400_000;
        assert.ok(age > 0 && age < 365, `${name} on ${day}: ${age} days`);
      }
    }
  });

  it('are written as they are but for their dates', () => {
    const home = '{ "id": 1, "startCommercialisation": "2026-11-02", "uniqueCode": "20261102-1" }';
    assert.equal(
      withNewDates(home, Date.parse('2026-11-30')),
      home.replace('2026-11-02', '2026-11-09'),
    );
  });
});
