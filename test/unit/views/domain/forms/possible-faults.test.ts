import assert from 'node:assert/strict';
import fc from 'fast-check';
import { emailDoubt, withDoubts } from '../../../../../views/domain/forms/doubts.ts';
import type { FieldType, FormField } from '../../../../../views/domain/forms/form-field.ts';
import { parseForm } from '../../../../../views/domain/forms/parse-form.ts';
import { possibleFaults } from '../../../../../views/domain/forms/possible-faults.ts';
import { phoneDoubt } from '../../../../../server/web/forms/phone-doubt.ts';

const PLAIN = ['text', 'email', 'tel', 'zip', 'lines', 'checkbox', 'number', 'amount', 'places'];
const WITH_OPTIONS = ['select', 'cards', 'plates', 'tiles', 'ticks'];

const FIELD = fc
  .record({
    type: fc.constantFrom(...PLAIN, ...WITH_OPTIONS) as fc.Arbitrary<FieldType>,
    isRequired: fc.boolean(),
    maxLength: fc.integer({ min: 1, max: 40 }),
  })
  .map(
    (drawn): FormField => ({
      ...drawn,
      name: 'extra-Any',
      label: '',
      autoComplete: 'off',
      span: 12,
      ...(WITH_OPTIONS.includes(drawn.type) && {
        options: ['0', '1'].map((value) => ({ value, text: value })),
      }),
    }),
  );

const VALUE = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom('0', '1', '2', 'an@gmial.com', 'an@', '+32 460 00', '+999 12 34 56 78', '9000'),
  fc.stringMatching(/^\+?[\d ]{3,20}$/),
  fc.stringMatching(/^[a-z]{1,8}@[a-z]{2,8}\.(com|con|be)$/),
);

describe('possibleFaults', () => {
  it('names whatever a field of any type can be found to have', () => {
    const odd = phoneDoubt('nl');
    const found = new Set<string>();
    fc.assert(
      fc.property(FIELD, VALUE, (field, value) => {
        const { faults } = withDoubts(
          [field],
          parseForm([field], () => [value]),
          () => undefined,
          (one, text) => emailDoubt(one, text) ?? odd(one, text),
        );
        const fault = faults[field.name];
        if (fault === undefined || fault === 'missing') return;
        found.add(fault);
        assert.ok(possibleFaults([field]).has(fault), `${field.type}: ${fault}`);
      }),
      { numRuns: 2000 },
    );
    for (const fault of ['email', 'zip', 'number', 'noNumber', 'option', 'tooLong', 'phone']) {
      assert.ok(found.has(fault), `never drawn: ${fault}`);
    }
  });

  it('leaves out what none of the fields can have', () => {
    const email: FormField = {
      name: 'Email',
      type: 'email',
      label: '',
      isRequired: true,
      autoComplete: 'email',
      maxLength: 254,
      span: 12,
    };
    assert.deepEqual([...possibleFaults([email])].sort(), ['email', 'noAt', 'tooLong', 'typo']);
  });
});
