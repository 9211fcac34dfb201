/**
 * Style sheets of parts: what only some kinds of module show, so that other pages need not fetch
 * it. The build puts the style sheets of these kinds into them, with what the modules share
 * (server/build/styles.ts).
 */
const PARTS = {
  /** What only owners see; the sign-in page also has the part of forms. */
  owners: ['owner-history', 'owner-home', 'owner-login'],
  /** The costs of buying. */
  costs: ['buying-costs'],
  /** What a visitor keeps. */
  kept: ['saved-homes', 'recently-seen'],
  /** A property or a project. */
  details: [
    'component',
    'project-manager',
    'project-summary',
    'project-units',
    'property-costs',
    'property-energy',
    'property-facts',
    'property-gallery',
    'property-manager',
    'property-summary',
    'property-tours',
  ],
  /** Homes side by side. */
  comparison: ['comparison'],
  /** Forms, and their thank-you page. */
  forms: [
    'buying-costs',
    'contact',
    'demand',
    'demand-wizard',
    'call-form',
    'question-form',
    'document-form',
    'open-house-form',
    'signed-page',
    'simple-contact',
    'project-interest',
    'thank-you',
    'owner-login',
    'valuation',
    'valuation-demand',
    'visit-form',
  ],
} as const satisfies Record<string, readonly string[]>;

export type PartName = keyof typeof PARTS;

/** The kinds of module that each part is for; the style sheets of a kind are in its first part. */
export const PART_KINDS: Readonly<Record<PartName, readonly string[]>> = PARTS;

export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** The parts whose style sheets a page with these modules needs. */
export function partsOf(modules: readonly { relations: { type: string } }[]): PartName[] {
  return PART_NAMES.filter((name) =>
    modules.some(({ relations }) => PART_KINDS[name].includes(relations.type)),
  );
}

/** A value for each part. */
export function eachPart<T>(valueOf: (part: PartName) => T): Record<PartName, T> {
  return Object.fromEntries(PART_NAMES.map((part) => [part, valueOf(part)])) as Record<PartName, T>;
}
