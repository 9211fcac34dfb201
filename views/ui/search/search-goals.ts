import type { PageContext } from '../../page-context.ts';

/** A goal offered by the search; only goals for which the site has a page (spec section 2). */
export interface SearchGoal {
  /** The `goal` parameter: 0 sale, 1 rent, 2 projects. */
  value: '0' | '1' | '2';
  text: string;
  href: string;
}

export function searchGoals({ t, links }: Pick<PageContext, 't' | 'links'>): SearchGoal[] {
  const offered = [
    { value: '0', text: t('goal.sale'), href: links.page('for-sale') },
    { value: '1', text: t('goal.rent'), href: links.page('for-rent') },
    { value: '2', text: t('goal.projects'), href: links.page('projects') },
  ] as const;
  return offered.flatMap(({ value, text, href }) =>
    href === undefined ? [] : [{ value, text, href }],
  );
}
