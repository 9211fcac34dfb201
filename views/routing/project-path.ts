import type { Locale } from '../domain/locale.ts';
import { perItem } from '../domain/per-item.ts';
import type { Site } from '../domain/site/site.ts';
import { namedPagePath } from './page-path.ts';
import { idsIn, wordsOf } from './property-path.ts';
import { slugOf } from './slug.ts';

/** What the address of a new-build project is made of. */
export interface ProjectAddress {
  id: number;
  name: string;
  city: string;
}

/**
 * `/{locale}/{projects page}/{city}-{name}-p-{id}` (spec section 2); undefined when the site has
 * no projects page in this language.
 */
export function projectPath(
  site: Site,
  locale: Locale,
  project: ProjectAddress,
): string | undefined {
  return pathOf(project, site, locale);
}

const pathOf = perItem(
  ({ id, city, name }: ProjectAddress, site: Site, locale: Locale): string | undefined => {
    const list = namedPagePath(site, 'projects', locale);
    if (list === undefined) return undefined;
    const words = [slugOf(city), slugOf(name), 'p', String(id)];
    return `${list}/${words.filter((word) => word !== '').join('-')}`;
  },
);

/** The project's id in the segments of an address: the last word, after the word `p`. */
export function projectIdIn(segments: readonly string[]): number | undefined {
  const [marker, id] = wordsOf(segments).slice(-2);
  return marker?.toLowerCase() === 'p' && id !== undefined ? idsIn(id)[0] : undefined;
}
