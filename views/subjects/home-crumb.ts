import type { PageContext } from '../page-context.ts';
import type { Crumb } from '../ui/text/crumb.ts';

/** The first step of every way back up, as a list of one; of none where the site has no home page. */
export function homeCrumb({ links, t }: Pick<PageContext, 'links' | 't'>): Crumb[] {
  const href = links.page('home');
  return href === undefined ? [] : [{ href, text: t('nav.home') }];
}
