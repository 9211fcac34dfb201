import assert from 'node:assert/strict';
import { schemaProblems } from '../../../../../server/platform/files/schema-problems.ts';
import { formLayoutSchema } from '../../../../../views/domain/site/form-layout.ts';

const name = { nl: 'Sinds', fr: 'Depuis', en: 'Since', de: 'Seit' };
const option = { value: 'long', name };
const extra = { type: 'string', apiField: 'Since', name };
const goals = (...values: string[]) => ({
  type: 'select',
  apiField: 'Goal',
  name,
  options: values.map((value) => ({ value, name })),
});

describe('the fields of a page’s forms', () => {
  it('accept the forms’ own and an agency’s extra ones', () => {
    const fields = [{ name: 'Email', desktopSpan: 6 }, extra, goals('-1', '0', '1')];
    assert.deepEqual(formLayoutSchema.parse(fields), [
      { name: 'Email', desktopSpan: 6 },
      { ...extra, desktopSpan: 12 },
      { ...goals('-1', '0', '1'), desktopSpan: 12, isRequired: false },
    ]);
  });

  const mistakes: [what: string, field: object, path: string, reason: string][] = [
    [
      'a name that no form has',
      { name: 'Emial' },
      '[0].name',
      'expected the name of a field of the forms, such as "Email"',
    ],
    [
      'a width that no form shows',
      { name: 'Email', desktopSpan: 5 },
      '[0].desktopSpan',
      'expected one of 3, 4, 6, 8, 9, 12',
    ],
    [
      'an unknown type',
      { ...extra, type: 'date' },
      '[0].type',
      'expected one of "string", "number", "select"',
    ],
    [
      'an API field with a space',
      { ...extra, apiField: 'Since when' },
      '[0].apiField',
      'needs a letter, then at most 49 letters, digits or "_"',
    ],
    [
      'an API field that the forms have',
      { ...extra, apiField: 'Email' },
      '[0].apiField',
      'is a field of the forms, which {"name": "Email"} places',
    ],
    [
      'an API field that the site fills',
      { ...extra, apiField: 'CustomStr5' },
      '[0].apiField',
      '"CustomStr5" is filled by the site itself: an answer would be lost',
    ],
    [
      'nothing to choose',
      { ...extra, type: 'select', options: [] },
      '[0].options',
      'needs at least 1 of them',
    ],
    [
      'a value twice',
      { ...extra, type: 'select', options: [option, option] },
      '[0].options[1].value',
      '"long" stands twice',
    ],
    [
      'options where nothing is chosen',
      { ...extra, options: [option] },
      '[0].options',
      'unknown key',
    ],
    [
      'goals that are typed',
      { ...extra, apiField: 'Goal' },
      '[0].type',
      'goals are chosen: expected "select"',
    ],
    [
      'a goal that no form knows',
      goals('0', '2'),
      '[0].options[1].value',
      'a goal is "-1", "0" or "1"',
    ],
  ];
  for (const [what, field, path, reason] of mistakes) {
    it(`refuse ${what}`, () => {
      const { error } = formLayoutSchema.safeParse([field]);
      assert.deepEqual(error && schemaProblems(error), [{ path, reason }]);
    });
  }

  it('refuse a field that stands twice', () => {
    for (const fields of [
      [{ name: 'Email' }, { name: 'Email' }],
      [extra, extra],
    ]) {
      const { error } = formLayoutSchema.safeParse(fields);
      const [problem] = error ? schemaProblems(error) : [];
      assert.equal(problem?.path, '[1]');
      assert.match(problem?.reason ?? '', /^"(Email|Since)" stands twice$/);
    }
  });
});
