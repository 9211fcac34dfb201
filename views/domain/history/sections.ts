/** The sections of a history (spec section 2), and of offers, in their order. */
export const SECTIONS = [
  'statistics',
  'appointments',
  'offers',
  'media',
  'messages',
  'documents',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The query parameter of links to a section. */
export const SECTION_PARAMETER = 'section';

/** The section that a link or a form names; undefined if it names none. */
export function readSection(name: string | null | undefined): Section | undefined {
  return SECTIONS.find((section) => section === name);
}
