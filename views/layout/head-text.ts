import { textOf } from '../domain/text/multilingual.ts';
import { perItem } from '../domain/memo/per-item.ts';
import { oneLine } from '../domain/text/one-line.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { PageContext } from '../page-context.ts';
import { kindOf } from '../subjects/subject-kinds.ts';

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;

/** Title of the subject, without the agency. */
export const subjectTitle = perItem((ctx: PageContext): string =>
  kindOf(ctx.subject).title(ctx, ctx.subject),
);

/** Title of the document: the subject's title, then the agency. */
export const titleOf = perItem(
  (ctx: PageContext): string => `${subjectTitle(ctx)} · ${ctx.site.info.name}`,
);

/** Description of the page in one or two sentences. */
export const descriptionOf = perItem((ctx: PageContext): string => {
  const { subject, locale } = ctx;
  const own = kindOf(subject).description(ctx, subject);
  const whole = own === '' ? textOf(subject.page.params.description, locale) : own;
  return shorten(oneLine(whole), DESCRIPTION_LENGTH);
});

/** Canonical URL path: filters and orders of a list have that of the list. */
export function canonicalOf(ctx: PageContext): string {
  return `${ctx.origin}${ctx.path}${canonicalQuery(ctx)}`;
}

/** Query string of the canonical URL, for every language: hreflang must name canonical URLs. */
export const canonicalQuery = perItem(({ subject, query }: PageContext): string =>
  kindOf(subject).canonicalQuery(subject, query),
);
