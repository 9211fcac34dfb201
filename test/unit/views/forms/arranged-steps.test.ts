import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TFunction } from 'i18next';
import {
  FIELD_SPANS,
  type FormField,
  PAYLOAD_NAMES,
  type PayloadName,
} from '../../../../views/domain/forms/form-field.ts';
import { formLayoutSchema, type LayoutField } from '../../../../views/domain/site/form-layout.ts';
import { arrangedSteps } from '../../../../views/forms/arranged-steps.ts';
import type { FormStep } from '../../../../views/forms/form-kind.ts';

const every = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const words = { t: ((key: string) => key) as unknown as TFunction, locale: 'nl' as const };

function field(name: PayloadName, more: Partial<FormField> = {}): FormField {
  const usual = { autoComplete: 'off', maxLength: 100, span: 6, isRequired: true } as const;
  return { name, type: 'text', label: name, ...usual, ...more };
}

const step = (...names: PayloadName[]): FormStep => ({
  name: '',
  fields: names.map((name) => field(name)),
});

const namesOf = (steps: readonly FormStep[]) =>
  steps.map(({ fields }) => fields.map(({ name }) => name));

function arranged(steps: readonly FormStep[], ...layout: object[]): FormStep[] {
  return arrangedSteps(words, steps, formLayoutSchema.parse(layout));
}

const heating = { type: 'string', apiField: 'Heating', name: every('Verwarming') };

describe('the fields of a form on its page', () => {
  const contact = step('FirstName', 'Name', 'Email', 'Content');

  it('change places among each other, and their columns', () => {
    const [found] = arranged(
      [contact],
      { name: 'Email', desktopSpan: 12 },
      { name: 'FirstName', desktopSpan: 4 },
    );
    assert.deepEqual(
      found?.fields.map(({ name, span }) => `${name} ${span}`),
      ['Email 12', 'Name 6', 'FirstName 4', 'Content 6'],
    );
  });

  it('stand in their steps, where a form has several', () => {
    const found = arranged([step('Goal', 'Zips'), contact], { name: 'Content' }, { name: 'Zips' });
    assert.deepEqual(namesOf(found), [
      ['Goal', 'Zips'],
      ['FirstName', 'Name', 'Email', 'Content'],
    ]);
  });

  it('are followed by the agency’s extra fields, in the last step', () => {
    assert.deepEqual(namesOf(arranged([step('Goal'), contact], heating)), [
      ['Goal'],
      ['FirstName', 'Name', 'Email', 'Content', 'extra-Heating'],
    ]);
    const behind = arranged([contact], { name: 'Email' }, heating);
    assert.deepEqual(namesOf(behind), [['FirstName', 'Name', 'Email', 'extra-Heating', 'Content']]);
    const first = arranged([contact], heating, { name: 'FirstName' });
    assert.equal(first[0]?.fields[0]?.name, 'extra-Heating');
  });

  it('are typed and required as they are configured', () => {
    const options = [{ value: 'gas', name: every('Gas') }];
    const select = { ...heating, type: 'select', options };
    const fields = arranged(
      [contact],
      { ...heating, apiField: 'A' },
      { ...heating, apiField: 'B', type: 'number' },
      { ...select, apiField: 'C' },
      { ...select, apiField: 'D', isRequired: true },
    )[0]?.fields.slice(4);
    assert.deepEqual(
      fields?.map(({ name, type, isRequired }) => [name, type, isRequired]),
      [
        ['extra-A', 'text', true],
        ['extra-B', 'number', true],
        ['extra-C', 'select', false],
        ['extra-D', 'select', true],
      ],
    );
    assert.deepEqual(fields?.[2]?.options, [{ value: 'gas', text: 'Gas' }]);
  });

  it('have the goals that the agency supplies, of those the form knows', () => {
    const icon = 'house' as const;
    const options = ['0', '1'].map((value) => ({ value, text: value, icon }));
    const steps = [{ name: '', fields: [field('Goal', { type: 'cards', options })] }, contact];
    const named = (...values: string[]) => ({
      type: 'select',
      apiField: 'Goal',
      name: every('Uw plan'),
      options: values.map((value) => ({ value, name: every(`doel ${value}`) })),
    });
    const goal = arranged(steps, named('-1', '1', '0'))[0]?.fields[0];
    assert.equal(goal?.label, 'Uw plan');
    assert.equal(goal?.type, 'cards');
    assert.deepEqual(goal?.options, [
      { value: '1', text: 'doel 1', icon },
      { value: '0', text: 'doel 0', icon },
    ]);
    const valued = [{ name: '', fields: [field('propertyGoal', { options })] }];
    assert.equal(arranged(valued, named('1'))[0]?.fields[0]?.options?.[0]?.text, 'doel 1');
    assert.deepEqual(arranged(steps, named('-1'))[0]?.fields[0]?.options, options);
    // A form without a goal asks for it besides.
    assert.equal(arranged([contact], named('0'))[0]?.fields.at(-1)?.name, 'extra-Goal');
  });

  it('are all there once, whatever the layout', () => {
    const entry = fc.oneof(
      fc.record({
        name: fc.constantFrom(...PAYLOAD_NAMES),
        desktopSpan: fc.constantFrom(...FIELD_SPANS),
      }),
      fc.record({
        type: fc.constantFrom('string', 'number'),
        apiField: fc.stringMatching(/^X[a-z]{1,3}$/),
        name: fc.constant(every('extra')),
      }),
    );
    const keyOf = (one: object) => JSON.stringify({ ...one, desktopSpan: 0, type: 0 });
    const layouts = fc.uniqueArray(entry, { selector: keyOf, maxLength: 12 });
    const forms = fc
      .uniqueArray(fc.constantFrom(...PAYLOAD_NAMES), { minLength: 2 })
      .chain((names) =>
        fc
          .integer({ min: 1, max: names.length - 1 })
          .map((cut) => [step(...names.slice(0, cut)), step(...names.slice(cut))]),
      );
    fc.assert(
      fc.property(forms, layouts, (steps, layout) => {
        const parsed: LayoutField[] = formLayoutSchema.parse(layout);
        const found = namesOf(arrangedSteps(words, steps, parsed));
        const extras = parsed.flatMap((one) => (one.type ? [`extra-${one.apiField}`] : []));
        const [first, last] = namesOf(steps);
        assert.deepEqual(new Set(found[0]), new Set(first));
        assert.deepEqual(new Set(found[1]), new Set([...(last ?? []), ...extras]));
        assert.equal(found.flat().length, namesOf(steps).flat().length + extras.length);
        for (const [index, names] of found.entries()) {
          const order = parsed.map((one) => (one.type ? `extra-${one.apiField}` : one.name));
          const listed = names.filter((name) => order.includes(name));
          const expected = order.filter((name) => listed.some((one) => one === name));
          assert.deepEqual(listed, expected, `step ${index + 1}`);
        }
      }),
    );
  });
});
