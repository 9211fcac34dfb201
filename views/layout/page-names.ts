import { listKindOn } from '../domain/list/list-pages.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { PageContext } from '../page-context.ts';
import { kindOf } from '../subjects/subject-kinds.ts';
import type { PageLink } from '../ui/PageList.tsx';

/** Links to pages by name, in order; pages that this language does not have are left out. */
export function pageLinks(ctx: PageContext, names: readonly string[]): PageLink[] {
  return names.flatMap((name) => {
    const href = ctx.links.page(name);
    if (href === undefined) return [];
    const current = currentAt(ctx, name);
    return [{ href, text: pageText(ctx, name), ...(current && { current }) }];
  });
}

/** A page with a list is named by its offer, any other by its title. */
function pageText({ t, site, locale }: PageContext, name: string): string {
  const listKind = listKindOn(name);
  if (listKind) return t(`goal.${listKind}`);
  return textOf(site.pages.find((page) => page.name === name)?.params.title, locale);
}

function currentAt(ctx: PageContext, name: string): PageLink['current'] {
  const { subject } = ctx;
  if (subject.page.name === name) return 'page';
  return kindOf(subject).parent(ctx, subject) === name ? 'true' : undefined;
}
