import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { homePurchase } from '../../../../../views/domain/buying-costs/home-purchase.ts';
import { shownPostcode } from '../../../../../views/domain/buying-costs/typed-postcode.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { sampleProperty } from '../sample-property.ts';
import { DAY, RULES } from './sample-costs.ts';

const HOMES = path.resolve('server/demo/homes');

describe('the purchase of a home', () => {
  const options = { ignoredLabels: [3, 4], rules: RULES, on: DAY };
  const ofDemo = (id: string): Property => {
    const file = readdirSync(HOMES).find((name) => name.startsWith(id)) ?? '';
    const home = JSON.parse(readFileSync(path.join(HOMES, file), 'utf8')) as Property;
    return sampleProperty({ ...home, marquee: undefined, status: 1 });
  };

  it('has no VAT in its price, also where the advertisement has', () => {
    const { price, land, bought } = homePurchase(ofDemo('71063'), options)!;
    assert.deepEqual([bought, price, land], ['new', 42_600_000, 12_600_000]);
  });

  it('has a postcode as the form takes it', () => {
    for (const zip of ['1118', 'L-1118', 'L 1118', 'LU-1118', 'lu1118']) {
      assert.equal(shownPostcode(50, zip), 'L-1118', zip);
    }
    assert.equal(shownPostcode(10, '9000'), '9000');
  });
});
