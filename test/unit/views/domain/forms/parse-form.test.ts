import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { FormField } from '../../../../../views/domain/forms/form-field.ts';
import { parseForm } from '../../../../../views/domain/forms/parse-form.ts';

const common = {
  label: '',
  isRequired: false,
  autoComplete: 'off',
  maxLength: 100,
  span: 12,
} as const;
const GOAL: FormField = {
  ...common,
  name: 'Goal',
  type: 'cards',
  options: ['0', '1'].map((value) => ({ value, text: value })),
};
const INCOME: FormField = {
  ...common,
  name: 'totalAmountIncome',
  type: 'amount',
  isRequired: true,
  onlyWith: { name: 'Goal', value: '1' },
};

describe('a field that is asked only with another answer', () => {
  const parse = (Goal: string, totalAmountIncome: string) =>
    parseForm([INCOME, GOAL], (name) => [name === 'Goal' ? Goal : totalAmountIncome]);

  it('is read with that answer', () => {
    assert.deepEqual(parse('1', '3.200').values, { Goal: '1', totalAmountIncome: '3200' });
    assert.deepEqual(parse('1', '').faults, { totalAmountIncome: 'missing' });
    assert.deepEqual(parse('1', 'veel').faults, { totalAmountIncome: 'number' });
  });

  it('is dropped without it, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string(), (income) => {
        assert.deepEqual(parse('0', income), { values: { Goal: '0' }, faults: {} });
        assert.deepEqual(parse('', income), { values: {}, faults: {} });
      }),
    );
  });
});

describe('a field for any number', () => {
  const FIELD: FormField = { ...common, name: 'extra-Rooms', type: 'number' };
  const parse = (typed: string) => parseForm([FIELD], () => [typed]);

  it('keeps what was typed, and says what is no number', () => {
    assert.deepEqual(parse(' 2,5 '), { values: { 'extra-Rooms': '2,5' }, faults: {} });
    assert.deepEqual(parse('-3').faults, {});
    for (const typed of ['12 stuks', '1,750', 'veel']) {
      const { values, faults } = parse(typed);
      assert.deepEqual(faults, { 'extra-Rooms': 'noNumber' });
      assert.equal(values['extra-Rooms'], typed);
    }
  });
});
