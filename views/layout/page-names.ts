import { listKindOn } from '../domain/list/list-pages.ts';
import type { Locale } from '../domain/locale.ts';
import { perItem } from '../domain/memo/per-item.ts';
import type { Page } from '../domain/site/page.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { PageContext } from '../page-context.ts';
import { kindOf } from '../subjects/subject-kinds.ts';
import type { PageLink } from '../ui/PageList.tsx';

/** Links to pages by name, in order; pages that this language does not have are left out. */
export function pageLinks(ctx: PageContext, names: readonly string[]): PageLink[] {
  const { subject } = ctx;
  const parent = kindOf(subject).parent(ctx, subject);
  return names.flatMap((name): PageLink[] => {
    const href = ctx.links.page(name);
    if (href === undefined) return [];
    const text = pageText(ctx, name);
    if (name === subject.page.name) return [{ href, text, current: 'page' }];
    return [name === parent ? { href, text, current: 'true' } : { href, text }];
  });
}

/** A page with a list is named by its offer, any other by its title. */
function pageText({ t, site, locale }: PageContext, name: string): string {
  const listKind = listKindOn(name);
  if (listKind) return t(`goal.${listKind}`);
  return titlesOf(site.pages, locale).get(name) ?? '';
}

const titlesOf = perItem((pages: readonly Page[], locale: Locale) => {
  return new Map(pages.map(({ name, params }) => [name, textOf(params.title, locale)]));
});
