import type { ListQuery, ListTotals } from './list-query.ts';
import { conjunction } from '../text/conjunction.ts';
import type { Locale } from '../locale.ts';

interface Words {
  /** Translates the counts; i18next's `t` fits. */
  t: (key: 'list.count' | 'project.count', values: { count: number }) => string;
  locale: Locale;
}

/** `24 panden`, `59 panden en 5 projecten`; zero is given in the list's own kind. */
export function totalWords(
  { t, locale }: Words,
  { listKind }: Pick<ListQuery, 'listKind'>,
  { homes, projects }: ListTotals,
): string {
  const isOfProjects = listKind === 'projects';
  const counts = [
    ...(homes > 0 || (projects === 0 && !isOfProjects) ? [t('list.count', { count: homes })] : []),
    ...(projects > 0 || isOfProjects ? [t('project.count', { count: projects })] : []),
  ];
  return conjunction(counts, locale);
}
