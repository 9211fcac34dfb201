import { listKindOn } from '../domain/list/list-pages.ts';
import type { Locale } from '../domain/locale.ts';
import { perItem } from '../domain/memo/per-item.ts';
import type { Page } from '../domain/site/page.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { kindOf } from '../subjects/subject-kinds.ts';
import type { PageLink } from '../ui/PageList.tsx';

/** The names of a page and of the page that it belongs to. */
export type Here = Readonly<{ page: string; parent: string | undefined }>;

/** Where a visitor is among the pages of the site. */
export function hereOf(ctx: PageContext): Here {
  const { subject } = ctx;
  return { page: subject.page.name, parent: kindOf(subject).parent(ctx, subject) };
}

/** Links to pages by name, in order; pages that this language does not have are left out. */
export function pageLinks(ctx: SharedContext, names: readonly string[], here: Here): PageLink[] {
  const { page, parent } = here;
  return names.flatMap((name): PageLink[] => {
    const href = ctx.links.page(name);
    if (href === undefined) return [];
    const text = pageText(ctx, name);
    if (name === page) return [{ href, text, current: 'page' }];
    return [name === parent ? { href, text, current: 'true' } : { href, text }];
  });
}

/** A page with a list is named by its offer, any other by its title. */
function pageText({ t, site, locale }: SharedContext, name: string): string {
  const listKind = listKindOn(name);
  if (listKind) return t(`goal.${listKind}`);
  return titlesOf(site.pages, locale).get(name) ?? '';
}

const titlesOf = perItem((pages: readonly Page[], locale: Locale) => {
  return new Map(pages.map(({ name, params }) => [name, textOf(params.title, locale)]));
});
