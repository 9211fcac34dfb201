import type { Viewed } from './view-counts.ts';

/** The table of each kind, and its column with the number. */
export const VIEW_TABLES: Readonly<Record<Viewed['kind'], { name: string; key: string }>> = {
  home: { name: 'home_view', key: 'home' },
  project: { name: 'project_view', key: 'project' },
};
