import type { ListQuery, ListTotals } from './list-query.ts';
import { conjunction } from '../text/conjunction.ts';
import type { Locale } from '../locale.ts';

interface Words {
  /** The texts of the language. */
  t: (key: 'list.count' | 'project.count', values: { count: number }) => string;
  locale: Locale;
}

/** How many of what: `24 woningen`, `59 woningen en 5 projecten`; of the list's own kind if none. */
export function totalWords(
  { t, locale }: Words,
  { listing }: Pick<ListQuery, 'listing'>,
  { homes, projects }: ListTotals,
): string {
  const isOfProjects = listing === 'projects';
  const said = [
    ...(homes > 0 || (projects === 0 && !isOfProjects) ? [t('list.count', { count: homes })] : []),
    ...(projects > 0 || isOfProjects ? [t('project.count', { count: projects })] : []),
  ];
  return conjunction(said, locale);
}
