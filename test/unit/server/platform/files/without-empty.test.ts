import assert from 'node:assert/strict';
import { z } from 'zod';
import { propertySchema } from '../../../../../views/domain/property/property.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { withoutEmpty } from '../../../../../server/platform/files/without-empty.ts';

const schema = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  surface: z.number().positive().optional(),
  floor: z.int().optional(),
  code: z.string().min(1).optional(),
  note: z.string().optional(),
  date: z.iso.date().optional(),
  side: z.enum(['', 'left']).optional(),
  owner: z.string().nullable().optional(),
  isGarage: z.boolean().default(false),
  rooms: z.array(z.strictObject({ size: z.number().positive().optional() })).default([]),
  sizes: z
    .record(z.string(), z.strictObject({ size: z.number().positive().optional() }))
    .optional(),
  place: z.strictObject({ zip: z.string().min(1).optional() }).optional(),
});

describe('empty values in a file', () => {
  const cases: [what: string, written: object, read: object][] = [
    ['a number that must be more than 0', { surface: 0 }, {}],
    ['null, whatever its kind', { surface: null, note: null, date: null, place: null }, {}],
    ['an empty text, whatever its kind', { code: '', note: '', date: '', surface: '' }, {}],
    ['what has a default', { isGarage: '', rooms: null }, {}],
    ['in what is nested', { rooms: [{ size: 0 }, { size: 4 }] }, { rooms: [{}, { size: 4 }] }],
    ['in tables', { sizes: { a: { size: 0 } } }, { sizes: { a: {} } }],
    ['in parts', { place: { zip: '' } }, { place: {} }],
  ];
  for (const [what, written, read] of cases) {
    it(`are left out where they are optional: ${what}`, () => {
      assert.deepEqual(withoutEmpty({ id: 1, ...written }, schema), { id: 1, ...read });
    });
  }

  it('leave out figures of a home that would be shown as nought', () => {
    const home = sampleProperty({ details: { epcTotal: 0, chargesOwner: 0, chargesRenter: 0 } });
    const written = { details: { ...home.details, variousCosts: 0, cadastralIncomeNonIndexed: 0 } };
    const { details } = withoutEmpty(written, propertySchema) as typeof written;
    assert.deepEqual(details, { chargesRenter: 0 });
  });

  it('stay where the schema means something by them', () => {
    const written = { floor: 0, side: '', owner: null };
    assert.deepEqual(withoutEmpty(written, schema), written);
  });

  it('stay where the field is required, so that the mistake is found', () => {
    const written = { id: 0, name: null, unknown: '' };
    assert.deepEqual(withoutEmpty(written, schema), written);
    assert.equal(withoutEmpty(null, schema), null);
  });
});
