import type { JsonLd } from '../../domain/structured-data/json-ld.ts';
import { breadcrumbList } from '../../domain/structured-data/page-nodes.ts';
import type { PageContext } from '../../page-context.ts';
import { kindOf } from '../../subjects/subject-kinds.ts';
import { canonicalOf, descriptionOf, subjectTitle } from '../head-text.ts';

/** The schema.org nodes of a page (docs/facts.md, "Structured data"). */
export function structuredNodes(ctx: PageContext): JsonLd[] {
  const { subject, origin } = ctx;
  const kind = kindOf(subject);
  const url = canonicalOf(ctx);
  const title = subjectTitle(ctx);
  const nodes = kind.structuredData(ctx, subject, { url, title, description: descriptionOf(ctx) });
  if (subject.page.name === 'home') return nodes;
  return [...nodes, breadcrumbList(kind.crumbs(ctx, subject), { url, name: title }, origin)];
}
