import assert from 'node:assert/strict';
import { z } from 'zod';
import { tolerantSchema } from '../../../../server/platform/tolerant-schema.ts';

const schema = z.strictObject({
  colour: z.enum(['red', 'blue']),
  size: z.literal([1, 2]),
  count: z.int().min(1).max(4).optional(),
  isNew: z.boolean(),
  parts: z.array(z.strictObject({ name: z.string().min(1) })),
  extra: z.record(z.string().min(1), z.union([z.string(), z.number()])),
  either: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('home'), rooms: z.int().max(4) }),
    z.strictObject({ kind: z.literal('plot'), use: z.enum(['field', 'garden']) }),
  ]),
});
const VALUE = {
  colour: 'red',
  size: 1,
  count: 1,
  isNew: true,
  parts: [{ name: 'a' }],
  extra: { a: 1, b: 'c' },
  either: { kind: 'home', rooms: 2 },
} as const;

describe('a tolerant schema', () => {
  const reader = tolerantSchema(schema);

  it('reads what the schema writes', () => {
    assert.deepEqual(reader.parse(schema.parse(VALUE)), VALUE);
    const { count: _count, ...without } = VALUE;
    assert.deepEqual(reader.parse(without), without);
  });

  it('keeps unknown keys at every level', () => {
    const grown = {
      ...VALUE,
      year: 1,
      parts: [{ name: 'a', year: [2] }],
      either: { ...VALUE.either, year: { a: 3 } },
    };
    assert.deepEqual(reader.parse(grown), grown);
  });

  it('accepts values that the schema does not have', () => {
    const grown = {
      ...VALUE,
      colour: 'green',
      size: 3,
      count: 9.5,
      parts: [{ name: '' }],
      either: { kind: 'plot', use: 'forest' },
    };
    assert.equal(schema.safeParse(grown).success, false);
    assert.deepEqual(reader.parse(grown), grown);
  });

  for (const [what, value] of [
    ['another type', { ...VALUE, isNew: 'yes' }],
    ['a text for a number', { ...VALUE, size: '1' }],
    ['a key that is missing', { ...VALUE, parts: undefined }],
    ['a member that the union does not have', { ...VALUE, either: { kind: 'boat' } }],
  ] as const) {
    it(`refuses ${what}`, () => {
      assert.equal(reader.safeParse(value).success, false);
    });
  }

  it('reads nothing by a schema of which it could not be made', () => {
    assert.throws(() => tolerantSchema(z.date()).parse(new Date()), /of type date/);
  });
});
