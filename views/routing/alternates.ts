import { listParameters, parseListQuery } from '../domain/list-parameters.ts';
import type { Locale } from '../domain/locale.ts';
import { LOCALES } from '../domain/locale.ts';
import type { Site } from '../domain/site/site.ts';
import { articlePath } from './article-path.ts';
import { withQuery } from './with-query.ts';
import { pagePath } from './page-path.ts';
import { projectPath } from './project-path.ts';
import { propertyPath } from './property-path.ts';
import type { Place } from './resolution.ts';
import { unitParameters } from './unit-query.ts';

/**
 * Where the same thing stands in every language, this one included; a language in which the site
 * does not have it is missing. A list's query goes along, so that the visitor stays with the same
 * homes, and with it what the site does not know: that is not ours to drop (docs/house.md, "What is
 * cached"). Of a project's page goes along what of its units is shown.
 */
export function alternates(
  site: Site,
  place: Place,
  query: URLSearchParams,
): Partial<Record<Locale, string>> {
  const found: Partial<Record<Locale, string>> = {};
  const shared = sharedQuery(place, query);
  for (const locale of LOCALES) {
    const path = pathIn(site, place, locale);
    if (path !== undefined) found[locale] = withQuery(path, shared);
  }
  return found;
}

function pathIn(site: Site, place: Place, locale: Locale): string | undefined {
  if (place.kind === 'property') return propertyPath(site, locale, place.property);
  if (place.kind === 'project') return projectPath(site, locale, place.project);
  if (place.kind === 'article') return articlePath(site, locale, place.article);
  return pagePath(site, place.page, locale);
}

function sharedQuery(place: Place, query: URLSearchParams): URLSearchParams {
  if (place.kind === 'project') return unitParameters(query);
  if (place.kind !== 'page' || !place.listing) return new URLSearchParams();
  return listParameters(parseListQuery(query, place.listing), query);
}
