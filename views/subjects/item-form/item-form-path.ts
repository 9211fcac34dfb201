import { isProject, type ListItem } from '../../domain/list/list-item.ts';
import type { Locale } from '../../domain/locale.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { slugOf } from '../../routing/slug.ts';
import { findProject, projectPath } from '../project/project-path.ts';
import { findProperty, propertyPath } from '../property/property-path.ts';
import type { Found, RequestedPath } from '../subject-kind.ts';
import type { ItemFormName, ItemFormSubject } from './item-form-subject.ts';

/**
 * The path of the property or project, and the title of the template page: `…-5002/een-vraag`.
 * Undefined if the site has no such template page, or the item no page in this language.
 */
export function itemFormPath(
  paths: SitePaths,
  locale: Locale,
  name: ItemFormName,
  about: ListItem,
): string | undefined {
  const item = isProject(about)
    ? projectPath(paths, locale, about)
    : propertyPath(paths, locale, about);
  const segment = itemFormSegment(paths, locale, name);
  return item === undefined || segment === undefined ? undefined : `${item}/${segment}`;
}

/** Last segment of the paths of a form; undefined if the site does not have it in this language. */
export function itemFormSegment(
  paths: SitePaths,
  locale: Locale,
  name: ItemFormName,
): string | undefined {
  const page = paths.page(name);
  return (page && slugOf(textOf(page.params.title, locale))) || undefined;
}

/** The item whose path this is without its last segment, which is that of the form. */
export function findItemForm<Name extends ItemFormName>(
  name: Name,
  requested: RequestedPath,
): Found<ItemFormSubject<Name>> | undefined {
  const { paths, path, segments, own, locale, mailedId } = requested;
  const page = paths.page(name);
  if (!page || !own || mailedId !== undefined || segments.length < 2) return undefined;
  if (segments.at(-1)?.toLowerCase() !== itemFormSegment(paths, locale, name)) return undefined;
  const above = {
    ...requested,
    path: path.slice(0, path.lastIndexOf('/')),
    segments: segments.slice(0, -1),
  };
  const project = findProject(above);
  const found = project === undefined || project === 'nothing' ? findProperty(above) : project;
  if (!found) return undefined;
  const { subject } = found;
  const about = subject.kind === 'project' ? subject.project : subject.property;
  const canonical = itemFormPath(paths, locale, name, about);
  if (canonical === undefined) return undefined;
  return { subject: { kind: name, page, about }, path: canonical };
}
