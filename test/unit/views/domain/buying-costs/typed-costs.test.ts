import assert from 'node:assert/strict';
import fc from 'fast-check';
import { costQuery, readCosts } from '../../../../../views/domain/buying-costs/typed-costs.ts';

const KNOWN = ['9000', '1000', '4700'];
const read = (query: string) =>
  readCosts(new URLSearchParams(query), (postcode) => KNOWN.includes(postcode));
const faultOf = (query: string, name: 'price' | 'zip' | 'land' | 'money' | 'rate' | 'years') =>
  read(query).faults[name];

describe('what is typed into the costs of buying', () => {
  it('is no mistake while nothing was sent', () => {
    assert.deepEqual([read('').isEmpty, read('').faults], [true, {}]);
    assert.deepEqual(read('price=').faults, { price: 'noPrice', zip: 'noZip' });
  });

  it('is an amount as people write it', () => {
    for (const text of ['325000', '325.000', '325 000', '€ 325.000,00', '325k', '0,325 mio']) {
      assert.equal(read(`price=${encodeURIComponent(text)}`).price, 325_000_00, text);
    }
    assert.equal(read('money=0').ownMoney, 0);
    assert.equal(faultOf('money=-1', 'money'), 'amount');
  });

  it('is bounded', () => {
    assert.equal(faultOf('price=0', 'price'), 'low');
    assert.equal(faultOf('price=1000000000', 'price'), 'high');
    assert.equal(faultOf('price=abc', 'price'), 'price');
    assert.equal(faultOf('money=1000000000', 'money'), 'high');
    assert.equal(faultOf('price=300000&what=new', 'land'), 'noLand');
    assert.equal(faultOf('price=300000&what=new&land=300001', 'land'), 'landAbovePrice');
    assert.equal(faultOf('price=300000&what=existing&land=300001', 'land'), undefined);
    for (const [text, fault] of [
      ['20', undefined],
      ['20,001', 'highRate'],
      ['-1', 'rate'],
      ['x', 'rate'],
      ['1e1', 'rate'],
      ['3,25', undefined],
      ['3.250', undefined],
      ['3,25 %25', undefined],
      ['0', undefined],
    ] as const) {
      assert.equal(faultOf(`rate=${text}`, 'rate'), fault, text);
    }
    for (const [text, fault] of [
      ['40', undefined],
      ['41', 'years'],
      ['0', 'years'],
      ['1,5', 'years'],
      ['x', 'years'],
    ] as const) {
      assert.equal(faultOf(`years=${text}`, 'years'), fault, text);
    }
  });

  it('names the region by the postcode, and a postcode that nobody has', () => {
    for (const [zip, region, fault] of [
      ['9000', 'flanders', undefined],
      ['B-1000', 'brussels', undefined],
      ['4700', 'wallonia', undefined],
      ['L-1118', 'luxembourg', undefined],
      ['LU1118', 'luxembourg', undefined],
      ['9999', undefined, 'unknownZip'],
      ['L-0999', undefined, 'unknownZip'],
      ['Gent', undefined, 'zip'],
      ['900', undefined, 'zip'],
    ] as const) {
      const typed = read(`zip=${zip}`);
      assert.deepEqual([typed.region, typed.faults.zip], [region, fault], zip);
    }
  });

  it('is never suggested', () => {
    const { rate, years, ownMoney, values } = read('price=300000&zip=9000');
    assert.deepEqual([rate, years, ownMoney], [undefined, undefined, undefined]);
    assert.deepEqual([values.rate, values.years, values.money], ['', '', '']);
  });

  it('is read whatever it is, and kept short', () => {
    const names = [
      'price',
      'zip',
      'what',
      'land',
      'only',
      'classes',
      'buyers',
      'money',
      'rate',
      'years',
    ];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 200 })),
        (typed) => {
          const query = new URLSearchParams(typed);
          const { values, price, rate, years } = readCosts(query, () => true);
          assert.ok(Object.values(values).every((value) => value.length <= 40));
          assert.ok(price === undefined || (price >= 100_000 && price <= 10_000_000_000));
          assert.ok(rate === undefined || (rate >= 0 && rate <= 20));
          assert.ok(years === undefined || (Number.isInteger(years) && years >= 1 && years <= 40));
          assert.ok(costQuery(query).toString().length < 2000);
        },
      ),
    );
  });
});
