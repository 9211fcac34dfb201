import fc from 'fast-check';
import type { Property } from '../../../../views/domain/property/property.ts';
import { propertySchema } from '../../../../views/domain/property/property.ts';

/** A home with the required fields and these. */
export function sampleProperty(changes: Partial<Property> = {}): Property {
  const home = {
    id: 4711,
    goal: 0,
    status: 1,
    street: 'Kerkstraat',
    houseNumber: '12',
    boxNr: '3',
    zip: '9000',
    city: 'Gent',
    publishAddress: true,
    typeCode: 1,
    typeDescription: { nl: 'Rijwoning', fr: 'Maison mitoyenne', en: 'Terraced house', de: 'Haus' },
    title: {},
    description: {},
    pictures: [],
    price: 325000,
    publishPrice: true,
    startCommercialisation: '2026-01-15',
  };
  return { ...propertySchema.parse(home), ...changes };
}

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem());

/** Homes with arbitrary text in every free field. */
export const anyProperty: fc.Arbitrary<Property> = fc
  .record({
    id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    goal: fc.constantFrom(0 as const, 1 as const),
    status: fc.constantFrom(1 as const, 2 as const, 4 as const, 6 as const),
    marquee: fc.constantFrom(1, 2, 3, 4, 5, 9, 77),
    street: text,
    houseNumber: fc.oneof(text, fc.nat().map(String)),
    boxNr: fc.oneof(text, fc.nat().map(String)),
    zip: fc.oneof(text, fc.integer({ min: 1000, max: 9999 }).map(String)),
    city: text,
    publishAddress: fc.boolean(),
    ident: fc.oneof(text, fc.nat().map(String)),
    numberOfBedRooms: fc.nat(),
    typeDescription: fc.record({ nl: text, fr: text, en: text, de: text }),
    price: fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })),
    publishPrice: fc.boolean(),
  })
  .map((changes) => sampleProperty(changes));
