import { textOf } from '../domain/multilingual.ts';
import { shorten } from '../domain/shorten.ts';
import type { PageContext } from '../page-context.ts';
import { homeName } from '../ui/home-name.ts';

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 155;

/** The document's title: the home or the page, then the agency. */
export function titleOf(ctx: PageContext): string {
  return `${subjectOf(ctx)} · ${ctx.site.info.name}`;
}

function subjectOf(ctx: PageContext): string {
  const { property, page, locale, t } = ctx;
  if (property) {
    const title = textOf(property.title, locale);
    return [homeName(ctx, property), title].filter(Boolean).join(': ');
  }
  const title = textOf(page.params.title, locale);
  const number = pageNumber(ctx);
  return number > 1 ? t('list.titlePage', { title, page: number }) : title;
}

/** What the page is about, in one or two sentences. */
export function descriptionOf({ property, page, locale }: PageContext): string {
  const text = property ? textOf(property.description, locale) : '';
  const whole = text === '' ? textOf(page.params.description, locale) : text;
  return shorten(whole.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
}

/** Where this page stands for search engines: sorting and places are views of the same list. */
export function canonicalOf(ctx: PageContext): string {
  const number = pageNumber(ctx);
  return `${ctx.origin}${ctx.path}${number > 1 ? `?page=${number}` : ''}`;
}

function pageNumber({ query }: PageContext): number {
  const page = query.get('page') ?? '';
  return /^\d{1,5}$/.test(page) ? Number(page) : 1;
}
