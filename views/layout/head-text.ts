import { textOf } from '../domain/text/multilingual.ts';
import { perItem } from '../domain/memo/per-item.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { PageContext } from '../page-context.ts';
import { kindOf } from '../subjects/subject-kinds.ts';

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 155;

/** The document's title: what the page is about, then the agency. */
export const titleOf = perItem(
  (ctx: PageContext): string => `${subjectTitle(ctx)} · ${ctx.site.info.name}`,
);

/** What the page is about, without the agency. */
export function subjectTitle(ctx: PageContext): string {
  return kindOf(ctx.subject).title(ctx, ctx.subject);
}

/** What the page is about, in one or two sentences. */
export const descriptionOf = perItem((ctx: PageContext): string => {
  const { subject, locale } = ctx;
  const own = kindOf(subject).description(ctx, subject);
  const whole = own === '' ? textOf(subject.page.params.description, locale) : own;
  return shorten(whole.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
});

/** Where this page stands for search engines: filters and orders are views of the same list. */
export function canonicalOf(ctx: PageContext): string {
  return `${ctx.origin}${ctx.path}${canonicalQuery(ctx)}`;
}

/** The query string of the canonical URL, in every language: hreflang names canonical URLs only. */
export const canonicalQuery = perItem(({ subject, query }: PageContext): string =>
  kindOf(subject).canonicalQuery(subject, query),
);
