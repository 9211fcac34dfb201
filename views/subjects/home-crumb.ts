import type { PageContext } from '../page-context.ts';
import type { Crumb } from '../ui/text/crumb.ts';

/** The first breadcrumb, as a list of one; empty if the site has no home page. */
export function homeCrumb({ links, t }: Pick<PageContext, 'links' | 't'>): Crumb[] {
  const href = links.page('home');
  return href === undefined ? [] : [{ href, text: t('nav.home') }];
}
