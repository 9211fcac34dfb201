import assert from 'node:assert/strict';
import fc from 'fast-check';
import { headingOf } from '../../../../server/commands/leads-table/csv-headings.ts';
import { leadsCsv } from '../../../../server/commands/leads-csv.ts';
import { leadContentSchema } from '../../../../server/services/leads/model/lead-content.ts';
import type { StoredLead } from '../../../../server/services/leads/model/lead-store.ts';
import { LOCALES } from '../../../../views/domain/locale.ts';

function lead(content: object, changes: Partial<StoredLead> = {}): StoredLead {
  return {
    id: 'id',
    reference: 'AAA111',
    receivedAt: 0,
    key: 'key',
    form: 'contact',
    email: 'an@example.be',
    content: JSON.stringify(content),
    contentVersion: 1,
    deliveries: [],
    ...changes,
  };
}

/** The cells of a table, as a spreadsheet reads them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell, end] of csv.slice(1).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    rows.at(-1)!.push(cell!.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Names of the keys of a schema and below; answers have the names of their fields instead. */
function keysOf(schema: unknown): string[] {
  const { shape, options, def } = schema as {
    shape?: Readonly<Record<string, unknown>>;
    options?: readonly unknown[];
    def: { type: string; innerType?: unknown };
  };
  if (def.type === 'union') return (options ?? []).flatMap(keysOf);
  if (shape) {
    return Object.entries(shape).flatMap(([key, value]) =>
      key === 'answers' ? [key] : [key, ...keysOf(value)],
    );
  }
  return def.innerType === undefined ? [] : keysOf(def.innerType);
}

describe('leads as a table', () => {
  it('have a column for each field that any of them has', () => {
    const answers = [{ field: 'phone', label: 'Phone', value: '0470' }];
    const csv = leadsCsv([
      lead({ lead: { goal: -1, projectIds: [1, 2] }, answers }),
      lead({ lead: { content: 'Is het "stil"?\nEcht?' } }, { reference: 'BBB222' }),
    ]);
    const [head, first, second] = cellsOf(csv);
    const of = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1];
    assert.equal(of(first, 'received'), '1970-01-01T00:00:00.000Z');
    assert.equal(of(first, 'lead.goal'), '-1');
    assert.equal(of(first, 'lead.projectIds'), '1, 2');
    assert.equal(of(first, 'answers.phone'), '0470');
    assert.equal(of(second, 'lead.content'), 'Is het "stil"?\nEcht?');
    assert.equal(of(second, 'answers.phone'), '');
    assert.equal(csv[0], '\uFEFF');
  });

  it('say whether who registered for an open house has a place', () => {
    const csv = leadsCsv([lead({}), lead({}, { seat: 'waiting' })]);
    const [head, none, waiting] = cellsOf(csv);
    const at = head?.indexOf('place') ?? -1;
    assert.deepEqual([none?.[at], waiting?.[at]], ['', 'waiting']);
  });

  it('keep telephone numbers as text, with their zeros', () => {
    const typed: readonly [typed: string, cell: string][] = [
      ['0475123456', '0475 12 34 56'],
      ['+32475123456', '0475 12 34 56'],
      ['+33612345678', '0033 6 12 34 56 78'],
      ['0475 12 34 56 (na 18u)', '0475 12 34 56 (na 18u)'],
      ['0475/12.34.56', '0475 12 34 56'],
    ];
    for (const [phoneNumber, cell] of typed) {
      const answers = [{ field: 'PhoneNumber', label: '', value: phoneNumber }];
      const [, row] = cellsOf(leadsCsv([lead({ lead: { person: { phoneNumber } }, answers })]));
      assert.deepEqual(row?.slice(-2), [cell, cell]);
    }
  });

  it('take a telephone number for one of the country that its language speaks of', () => {
    const phoneNumber = '0241123456';
    for (const [language, cell] of [
      ['de', '0049 241 123456'],
      ['nl', '0031 24 112 3456'],
    ] as const) {
      const answers = [{ field: 'PhoneNumber', label: '', value: phoneNumber }];
      const content = { lead: { person: { phoneNumber }, language }, answers };
      const [head, row] = cellsOf(leadsCsv([lead(content)]));
      for (const name of ['lead.person.phoneNumber', 'answers.PhoneNumber']) {
        assert.equal(row?.[head?.indexOf(name) ?? -1], cell, name);
      }
    }
  });

  it('have headings in words of a language', () => {
    const answers = [{ field: 'Content', label: 'Uw vraag', value: 'x' }];
    const labels: Readonly<Record<string, string>> = { Content: 'Votre question' };
    const heading = (column: string) => headingOf(column, 'fr', (field) => labels[field]);
    const stored = lead({
      lead: { person: { firstName: 'An' }, extra: { CustomStr1: '1' } },
      answers,
    });
    const [head] = cellsOf(leadsCsv([stored], heading));
    assert.deepEqual(head, [
      'Référence',
      'Reçu',
      'Formulaire',
      'E-mail',
      'Quarantaine',
      'Demande: Personne, Prénom',
      'Demande: Champ propre, CustomStr1',
      'Réponse: Votre question',
    ]);
  });

  it('have a heading in every language for each key that is stored', () => {
    const keys = new Set(keysOf(leadContentSchema));
    assert.ok(keys.size > 40 && keys.has('firstName'));
    for (const locale of LOCALES) {
      const bare = [...keys].filter((key) => headingOf(key, locale, () => undefined) === key);
      assert.deepEqual(bare, [], locale);
    }
  });

  it('have no address of a person who gave none', () => {
    const person = { email: '32475123456@no-email.invalid', phoneNumber: '0475 12 34 56' };
    const csv = leadsCsv([lead({ lead: { person } }, { email: 'tel:+32475123456' })]);
    assert.doesNotMatch(csv, /invalid|tel:/);
  });

  it('have a row for one that cannot be read', () => {
    const rows = cellsOf(leadsCsv([lead({}, { content: '{"half' }), lead({ text: 'x' })]));
    assert.equal(rows[0]?.at(-2), 'content');
    assert.equal(rows[1]?.at(-2), '{"half');
  });

  it('has no cell that a spreadsheet would run', () => {
    for (const text of [
      '=1+1',
      '+32470',
      '-1',
      '@SUM(A1)',
      '\t=1',
      ' =1',
      '\r=1',
      '＝1',
      '|x',
      '%x',
    ]) {
      const [, row] = cellsOf(leadsCsv([lead({ text })]));
      assert.match(row?.at(-1) ?? '', /^'/, JSON.stringify(text));
    }
  });

  it('is a table of the same shape whatever was typed, and a harmless one', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=cmd|"/c calc"!A1', '";=1+1;"', '"\r\n=1', '\u0000=1'),
    );
    fc.assert(
      fc.property(typed, typed, (text, email) => {
        const rows = cellsOf(leadsCsv([lead({ text }, { email }), lead({ text: 'x' })]));
        assert.deepEqual(
          rows.map(({ length }) => length),
          [6, 6, 6],
        );
        for (const cell of rows.flat()) assert.doesNotMatch(cell, /^\s*[=+\-@＝＋－＠]/);
        // oxlint-disable-next-line no-control-regex
        assert.doesNotMatch(rows.flat().join(''), /[\u0000-\u0008\u000B-\u001F]/);
      }),
    );
  });
});
