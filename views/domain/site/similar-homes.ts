import type { Page } from './page.ts';

/** The kind of module that shows homes like another, and the id of its section. */
export const SIMILAR_HOMES = 'similar-homes';

/** Whether a page shows them. */
export function showsSimilarHomes({ params: { modules } }: Page): boolean {
  return modules.some(
    ({ relations, status }) => relations.type === SIMILAR_HOMES && status === 'Published',
  );
}
