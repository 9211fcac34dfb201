/**
 * Style sheets of parts: what only some kinds of module show, so that other pages need not fetch
 * it. The build puts the style sheets of these kinds into them, with what the modules share
 * (server/build/styles.ts).
 */
const PARTS = {
  /** What home pages are made of. */
  front: [
    'articles',
    'background-video',
    'before-after',
    'hero',
    'numbers',
    'slideshow',
    'testimonials',
    'valuation-strip',
  ],
  /** What only owners see; the sign-in page also has the part of forms. */
  owners: ['owner-history', 'owner-home', 'owner-login'],
  /** The costs of buying. */
  costs: ['buying-costs'],
  /** What a visitor keeps. */
  kept: ['saved-homes', 'recently-seen'],
  /** A property or a project. */
  details: [
    'component',
    'project-description',
    'project-manager',
    'project-summary',
    'project-units',
    'property-costs',
    'property-description',
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

/**
 * What holds only in some windows or for some visitors, in the files named `*.<condition>.css`: the
 * media query of each. The build puts them into one style sheet, under these queries. It is no part of
 * the one that every page waits for: browsers fetch a sheet whose query does not match last.
 */
export const CONDITIONS = {
  /** Windows with room for more columns and larger photographs than a laptop's. */
  wide: '(min-width: 100rem)',
  /** Low windows, such as those of a laptop at 400 percent zoom, and preferences of the system. */
  aids: '(max-height: 30rem), (forced-colors: active), (prefers-contrast: more), (prefers-reduced-data: reduce)',
  /** Paper. */
  print: 'print',
} as const;

export type ConditionName = keyof typeof CONDITIONS;

export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[];

export type PartName = keyof typeof PARTS;

/** The kinds of module that each part is for; the style sheets of a kind are in its first part. */
export const PART_KINDS: Readonly<Record<PartName, readonly string[]>> = PARTS;

/**
 * Kinds whose style sheets are in several parts, of which a page needs one. The row of cards is on home
 * pages and on a project's, which would have four style sheets otherwise: with its two fonts and its
 * first photograph that is more than the six connections that browsers open to an HTTP/1.1 server, and the
 * photograph would wait for one.
 */
export const EITHER_PART: Readonly<Record<string, readonly [PartName, ...PartName[]]>> = {
  'property-carousel': ['front', 'details'],
};

export const PART_NAMES = Object.keys(PARTS) as PartName[];

/**
 * The parts whose style sheets a page with these modules needs.
 * @param hasSheet whether it has a printed sheet (views/layout/SubjectSheet.tsx).
 */
export function partsOf(
  modules: readonly { relations: { type: string } }[],
  hasSheet = false,
): PartName[] {
  const kinds = new Set(modules.map(({ relations }) => relations.type));
  const needed = new Set(
    PART_NAMES.filter(
      (name) =>
        (hasSheet && name === 'details') || PART_KINDS[name].some((kind) => kinds.has(kind)),
    ),
  );
  for (const [kind, parts] of Object.entries(EITHER_PART)) {
    if (kinds.has(kind) && !parts.some((part) => needed.has(part))) needed.add(parts[0]);
  }
  return PART_NAMES.filter((name) => needed.has(name));
}

/** The name of the style sheet of all conditions, and the query with which a page names it. */
export const CONDITIONAL = 'conditional';
export const CONDITIONAL_MEDIA = Object.values(CONDITIONS).join(', ');

/** A style sheet besides the one of every page. */
export type SheetName = PartName | typeof CONDITIONAL;

export const SHEET_NAMES: readonly SheetName[] = [...PART_NAMES, CONDITIONAL];

/** A value for each style sheet besides the one of every page. */
export function eachSheet<T>(valueOf: (sheet: SheetName) => T): Record<SheetName, T> {
  return Object.fromEntries(SHEET_NAMES.map((name) => [name, valueOf(name)])) as Record<
    SheetName,
    T
  >;
}
