/**
 * Kinds of module that a property or a project is shown with. Their pages have a second style sheet
 * (server/build/styles.ts), which other pages need not fetch.
 */
const DETAIL_KINDS: ReadonlySet<string> = new Set([
  'property-facts',
  'property-gallery',
  'property-tours',
  'project-units',
]);

/** Whether one of these modules needs the style sheet of details. */
export function hasDetails(modules: readonly { relations: { type: string } }[]): boolean {
  return modules.some(({ relations }) => DETAIL_KINDS.has(relations.type));
}
