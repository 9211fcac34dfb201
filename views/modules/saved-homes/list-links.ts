import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import type { PageContext } from '../../page-context.ts';

/** The lists of what is for sale and to let, as far as the site has them. */
export function pageLinksFor({ t, links }: PageContext): { href: string; text: string }[] {
  const kinds = ['sale', 'rent'] as const;
  return kinds.flatMap((kind) => {
    const href = links.page(LIST_PAGES[kind]);
    return href === undefined ? [] : [{ href, text: t(`list.all.${kind}`) }];
  });
}
