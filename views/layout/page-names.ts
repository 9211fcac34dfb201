import { listingOf } from '../domain/sold.ts';
import { textOf } from '../domain/multilingual.ts';
import type { PageContext } from '../page-context.ts';
import { LIST_PAGES } from '../domain/list-pages.ts';

/** Pages that the header names by what they offer, not by their title. */
const GOALS = {
  'for-sale': 'sale',
  'for-rent': 'rent',
  projects: 'projects',
  sold: 'sold',
} as const;

/** A link to a page of the site. */
export interface PageLink {
  href: string;
  text: string;
  /** `page`: the visitor is there; `true`: on something that belongs to it. */
  current?: 'page' | 'true';
}

/** Links to pages by name, in order; a page that this language does not have is left out. */
export function pageLinks(ctx: PageContext, names: readonly string[]): PageLink[] {
  return names.flatMap((name) => {
    const href = ctx.links.page(name);
    if (href === undefined) return [];
    const current = currentAt(ctx, name);
    return [{ href, text: pageText(ctx, name), ...(current && { current }) }];
  });
}

function pageText({ t, site, locale }: PageContext, name: string): string {
  if (name in GOALS) return t(`goal.${GOALS[name as keyof typeof GOALS]}`);
  return textOf(site.pages.find((page) => page.name === name)?.params.title, locale);
}

function currentAt(ctx: PageContext, name: string): PageLink['current'] {
  const { page, property, project, site } = ctx;
  if (page.name === name) return 'page';
  if (project) return name === 'projects' ? 'true' : undefined;
  if (ctx.article) return name === 'articles' ? 'true' : undefined;
  if (!property) return undefined;
  return LIST_PAGES[listingOf(property, site.info.ignoredLabels)] === name ? 'true' : undefined;
}
