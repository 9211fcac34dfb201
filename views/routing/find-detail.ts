import type { Locale } from '../domain/locale.ts';
import type { Property } from '../domain/property.ts';
import type { Site } from '../domain/site/site.ts';
import { publishedPage } from './page-path.ts';
import type { ProjectAddress } from './project-path.ts';
import { projectIdIn, projectPath } from './project-path.ts';
import { propertyIdsIn, propertyPath } from './property-path.ts';

/** What the resolver asks of the catalogue. */
export interface Knows<P extends ProjectAddress = ProjectAddress> {
  property(id: number): Property | undefined;
  project(id: number): P | undefined;
}

/** A home or a project, with its one address in a language. */
export type Detail<P extends ProjectAddress> =
  | { kind: 'property'; property: Property; path: string }
  | { kind: 'project'; project: P; path: string };

/**
 * The home or project that these segments (decoded, without the language) end in the id of
 * (spec section 2). A home whose own address is exactly `path` comes first: its
 * type may end in the word `p`, which otherwise announces a project.
 */
export function findDetail<P extends ProjectAddress>(
  site: Site,
  locale: Locale,
  path: string,
  segments: readonly string[],
  knows: Knows<P>,
): Detail<P> | undefined {
  const homes = propertyIdsIn(site, segments).flatMap((id) => homeWith(site, locale, id, knows));
  const exact = homes.find((home) => home.path === path);
  if (exact) return exact;
  const projectId = projectIdIn(segments);
  return projectId === undefined ? homes[0] : projectWith(site, locale, projectId, knows);
}

function homeWith(
  site: Site,
  locale: Locale,
  id: number,
  knows: Knows,
): { kind: 'property'; property: Property; path: string }[] {
  const property = knows.property(id);
  const path = property && propertyPath(site, locale, property);
  return property && path !== undefined ? [{ kind: 'property', property, path }] : [];
}

function projectWith<P extends ProjectAddress>(
  site: Site,
  locale: Locale,
  id: number,
  knows: Knows<P>,
): Detail<P> | undefined {
  // A site may list its projects and have no page for each.
  if (!publishedPage(site, 'project')) return undefined;
  const project = knows.project(id);
  const path = project && projectPath(site, locale, project);
  return project && path !== undefined ? { kind: 'project', project, path } : undefined;
}
