import type { SubjectContext } from '../../page-context.ts';
import { formHref } from '../../routing/form-href.ts';
import { listItemOf } from '../../subjects/subject.ts';

/**
 * URL of a form about the page's property or project, with the chosen unit; undefined if the site
 * has none.
 */
export function itemFormHref(
  ctx: SubjectContext,
  name: Parameters<SubjectContext['links']['itemForm']>[0],
  step?: number,
): string | undefined {
  const about = listItemOf(ctx);
  const path = about && ctx.links.itemForm(name, about);
  return path && formHref(path, ctx.query, step);
}
