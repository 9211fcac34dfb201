import { z } from 'zod';

/** The fields that a pattern of URL paths may name in brackets, by the CRM's names. */
export const PATTERN_FIELDS = [
  'ID',
  'SiteID',
  'Ident',
  'Street',
  'HouseNumber',
  'BoxNr',
  'Zip',
  'City',
  'CountryName',
  'TypeDescription',
  'NumberOfBedRooms',
  'Floor',
  'SurfaceTotal',
] as const;
export type PatternField = (typeof PATTERN_FIELDS)[number];

export function isPatternField(name: string): name is PatternField {
  return (PATTERN_FIELDS as readonly string[]).includes(name);
}

/** What a pattern has in brackets that is no field; a bracket that is not closed counts too. */
function unknownFields(pattern: string): string[] {
  const names = (pattern.match(/\[[^[\]]*\]?|\]/g) ?? []).filter(
    (part) => !/^\[.*\]$/.test(part) || !isPatternField(part.slice(1, -1)),
  );
  return [...new Set(names)];
}

/** A pattern of URL paths with field names in brackets, `[ID]` among them (spec section 2). */
export const pathPatternSchema = z
  .string()
  .includes('[ID]')
  .superRefine((pattern, ctx) => {
    const unknown = unknownFields(pattern);
    if (unknown.length === 0) return;
    const known = PATTERN_FIELDS.map((name) => `[${name}]`).join(', ');
    ctx.addIssue(`has no field ${unknown.join(', ')}; there are: ${known}`);
  });
