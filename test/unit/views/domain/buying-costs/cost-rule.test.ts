import assert from 'node:assert/strict';
import {
  type CostRule,
  costRuleSchema,
  costRulesSchema,
  mergedRules,
} from '../../../../../views/domain/buying-costs/cost-rule.ts';
import { longUnchecked } from '../../../../../views/domain/buying-costs/unchecked-since.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { textOf } from '../../../../../views/domain/text/multilingual.ts';
import { DAY, linesOf, RULES } from './sample-costs.ts';

const NAME = { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' };

function rule(fields: object): CostRule {
  const common = { regions: ['flanders'], from: '2023-01-01', name: NAME };
  return costRuleSchema.parse({ ...common, source: 'x.example', checkedOn: DAY, ...fields });
}

describe('the rules of the costs of buying', () => {
  it('of the product have their words in every language', () => {
    for (const { id, name, conditions } of RULES) {
      for (const text of [name, ...conditions]) {
        for (const locale of LOCALES) assert.notEqual(textOf(text, locale), '', `${id} ${locale}`);
      }
    }
  });

  it('of an agency replace those with their id, and add to the others', () => {
    const own = [
      rule({ id: 'belgium-file-deed', kind: 'file-costs', of: 'deed', most: 500, vat: 21 }),
      rule({
        id: 'scale-j',
        kind: 'fee',
        of: 'deed',
        from: '2023-01-01',
        vat: 21,
        scale: [
          { from: 0, rate: 1 },
          { from: 100_000, rate: 0.5 },
          { from: 200_000, amount: 1_600, rate: 0.1 },
        ],
      }),
      rule({
        id: 'credit',
        kind: 'credit',
        regions: ['luxembourg'],
        perBuyer: 20_000,
        remains: 100,
      }),
    ];
    const rules = mergedRules(
      RULES.filter(({ id }) => !['belgium-notary-deed', 'luxembourg-tax-credit'].includes(id)),
      own,
    );
    const fee = (price: number) => linesOf(`zip=9000&price=${price}`, rules)['scale-j'];
    assert.equal(fee(50_000), 500_00 * 1.21);
    assert.equal(fee(150_000), 1_250_00 * 1.21);
    assert.equal(fee(300_000), 1_700_00 * 1.21);
    assert.equal(linesOf('zip=9000&price=300000', rules)['belgium-file-deed'], 605_00);
    const credit = (rest: string) => linesOf(`zip=L-1118&only=1&${rest}`, rules)['credit'];
    assert.equal(credit('price=500000&buyers=1'), -20_000_00);
    assert.equal(credit('price=500000&buyers=2'), -34_900_00);
    assert.equal(linesOf('zip=L-1118&price=500000', rules)['credit'], undefined);
  });

  it('that are older than a year are named, as long as they hold', () => {
    const old = rule({ id: 'old', kind: 'vat', checkedOn: '2025-11-24' });
    const ended = { ...old, id: 'ended', until: '2025-12-31' };
    const fresh = { ...old, id: 'fresh', checkedOn: '2025-11-25' };
    assert.deepEqual(longUnchecked([old, ended, fresh], DAY), [old]);
  });

  it('are refused with the place of each mistake', () => {
    const good = {
      kind: 'vat',
      id: 'a',
      regions: ['flanders'],
      from: DAY,
      name: NAME,
      source: 'x',
      checkedOn: DAY,
    };
    const checked = costRulesSchema.safeParse({
      rules: [
        good,
        good,
        { ...good, id: 'b', rate: 120 },
        { ...good, id: 'c', rate: 1.23456 },
        { ...good, id: 'd', until: '2020-01-01' },
        { ...good, id: 'e', kind: 'fee', of: 'deed', scale: [{ from: 5, rate: 1 }] },
        { ...good, id: 'f', checkedOn: 'yesterday' },
      ],
    });
    const at = checked.error?.issues.map(({ path }) => path.join('.')).sort();
    assert.deepEqual(at, [
      'rules.1.id',
      'rules.2.rate',
      'rules.3.rate',
      'rules.4.until',
      'rules.5.scale',
      'rules.6.checkedOn',
    ]);
  });
});
