import fc from 'fast-check';

/** Any colour as #rrggbb in lower case. */
export const anyColour: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
