import { textOf } from '../../domain/text/multilingual.ts';
import type { SubjectContext } from '../../page-context.ts';
import type { Crumb } from '../../ui/text/crumb.ts';

/**
 * The breadcrumb of the page of all articles, as a list of one; empty if the language has no such
 * page.
 */
export function articlesCrumb({ links, site, locale }: SubjectContext): Crumb[] {
  const href = links.page('articles');
  const list = site.pages.find(({ name }) => name === 'articles');
  return href === undefined || !list ? [] : [{ href, text: textOf(list.params.title, locale) }];
}
