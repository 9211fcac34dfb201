import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAYLOAD_NAMES } from '../../../views/domain/forms/form-field.ts';
import { type Lead, leadSchema } from '../../../views/domain/lead.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { FORM_KINDS, formKind, isFormName } from '../../../views/forms/form-kinds.ts';
import { sharedApp } from '../../support/site-app.ts';
import { filledForms, formsOfSite, type PlacedForm } from '../../support/forms/site-forms.ts';

const SPECIFICATION = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/specification.md'),
  'utf8',
);

/** What is in a body besides its fields, or follows from one of them or from the path. */
const BESIDES = ['middleName', 'ObjectID', 'ProjectIDs', 'IsProject'];
const TEXTS = ['TypeOfPropertyIDsText', 'ZipsText'];
/** Asked on sites without an appointment widget only; the demo agency has one. */
const WITHOUT_WIDGET: readonly string[] = ['visitTimes'];

interface Row {
  form: string;
  names: ReadonlySet<string>;
  formType: string;
  call: string;
  thankYou: string;
}

/** The rows of the table of forms, by the name that stands in their first cell. */
function rowsOfTable(): Row[] {
  const [, after = ''] = SPECIFICATION.split('| form | where | fields |');
  const [table = ''] = after.split('\n\n');
  const cells = table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((one) => one.trim()));
  const all = new Set<string>([...PAYLOAD_NAMES, ...BESIDES, ...TEXTS]);
  return cells.map(([, form = '', , fields = '', formType = '', call = '', thankYou = '']) => ({
    form: /`([\w-]+)`/.exec(form)?.[1] ?? form,
    names: new Set(fields.match(/\w+/g)?.filter((word) => all.has(word))),
    formType,
    call: call.replaceAll('`', ''),
    thankYou,
  }));
}

/** The names that the specification lists as the payload of forms. */
function payloadNames(): string[] {
  const [, after = ''] = SPECIFICATION.split('### Form payload\n\n');
  const [list = ''] = after.split('and configured extra fields');
  return (
    list.match(/[A-Za-z]+(?=[,\s(])/g)?.filter((word) => word !== 'the' && word !== 'honeypot') ??
    []
  );
}

const CALLS: Readonly<Record<Lead['kind'], RegExp>> = {
  contact: /contact/,
  demand: /^demand/,
  valuation: /^valuation/,
};

describe('the table of forms in the specification', () => {
  const rows = rowsOfTable();
  let placed: PlacedForm[];
  before(async () => {
    placed = formsOfSite(await sharedApp(), 'nl');
  });

  it('has a row for every form, and no other', () => {
    assert.deepEqual(rows.map(({ form }) => form).sort(), Object.keys(FORM_KINDS).sort());
  });

  it('has every field of the payload', () => {
    const named = new Set<string>(rows.flatMap(({ names }) => [...names]));
    assert.deepEqual(
      payloadNames().filter((name) => !named.has(name)),
      [],
    );
  });

  for (const { form, names, formType, call, thankYou } of rows.filter((row) =>
    isFormName(row.form),
  )) {
    it(`says of ${form} what its pages ask for, and what becomes of it`, () => {
      assert.ok(isFormName(form));
      const kind = formKind(form);
      assert.equal(formType, kind.formType);
      assert.equal(thankYou.split(/[\s,]/)[0], kind.thankYou);
      const filled = placed.filter(({ use }) => use.form === form).flatMap(filledForms);
      assert.ok(filled.length > 0, 'no page of the demo has it');
      const asked = new Set<string>(filled.flatMap(({ fields }) => fields.map(({ name }) => name)));
      const own = [...names].filter((name) => ![...BESIDES, ...TEXTS].includes(name));
      assert.deepEqual(own.toSorted(), kind.fieldNames.toSorted());
      const shown = own.filter((name) => !WITHOUT_WIDGET.includes(name));
      assert.deepEqual(shown.sort(), [...asked].sort());
      for (const name of TEXTS)
        assert.equal(names.has(name), asked.has(name.replace('Text', '')), name);
      assert.ok(names.has('middleName'));
      for (const { lead } of filled) {
        assert.match(call, CALLS[lead.kind]);
        if (lead.kind !== 'contact') continue;
        assert.ok(lead.propertyId === undefined || names.has('ObjectID'));
        assert.ok(lead.projectIds.length === 0 || names.has('ProjectIDs'));
      }
    });
  }
});

describe('every form of the demo', () => {
  for (const locale of LOCALES) {
    it(`filled in completely makes a lead that the CRM takes, in ${locale}`, async () => {
      const placed = formsOfSite(await sharedApp(), locale);
      assert.deepEqual(
        new Set(placed.map(({ use }) => use.form)),
        new Set(Object.keys(FORM_KINDS)),
      );
      for (const one of placed) {
        for (const { lead } of filledForms(one)) {
          const { error } = leadSchema.safeParse(lead);
          assert.equal(error, undefined, `${one.use.form} at ${one.url}`);
          assert.equal(lead.language, locale);
        }
      }
    });
  }
});
