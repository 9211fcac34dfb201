import type { Site } from '../domain/site/site.ts';
import { createSitePaths, type SitePaths } from '../routing/site-paths.ts';
import { SUBJECT_KINDS } from './subject-kinds.ts';

const TEMPLATES = new Set(Object.values(SUBJECT_KINDS).flatMap(({ template }) => template ?? []));

/** The table of the URL paths of a site's own pages. To be built once per edition. */
export function sitePaths(site: Site): SitePaths {
  return createSitePaths(site, TEMPLATES);
}
