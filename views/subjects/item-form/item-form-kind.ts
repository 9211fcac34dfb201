import { itemName } from '../../domain/list/item-words.ts';
import { isProject, type ListItem } from '../../domain/list/list-item.ts';
import { colon } from '../../domain/text/colon.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { formQuery } from '../../routing/form-href.ts';
import { listingPicture } from '../listing-page.ts';
import { projectCrumbs } from '../project/project-crumbs.ts';
import { propertyCrumbs } from '../property/property-crumbs.ts';
import type { Found, RequestedPath, SubjectKind } from '../subject-kind.ts';
import { findItemForm, itemFormPath } from './item-form-path.ts';
import type { ItemFormName, ItemFormSubject } from './item-form-subject.ts';

/**
 * The table of a form about a property or a project. Search engines index the item itself.
 * @param isFor whether the form is offered for an item; for all by default.
 */
export function itemFormKind<Name extends ItemFormName>(
  name: Name,
  isFor: (about: ListItem, paths: SitePaths) => boolean = () => true,
): SubjectKind<ItemFormSubject<Name>> {
  const find = (requested: RequestedPath): Found<ItemFormSubject<Name>> | undefined => {
    const found = findItemForm(name, requested);
    return found && isFor(found.subject.about, requested.paths) ? found : undefined;
  };
  return {
    template: name,
    mailedPath: undefined,
    preview: undefined,

    path: (paths, locale, { about }) =>
      isFor(about, paths) ? itemFormPath(paths, locale, name, about) : undefined,
    find,
    sharedQuery: (_subject, query) => formQuery(query),
    all: () => [],
    sitemapGroup: () => 'pages',
    pictures: () => [],
    cacheRule: () => 'cached',

    name: (ctx, { page }) => textOf(page.params.title, ctx.locale),
    title: (ctx, { page, about }) =>
      `${textOf(page.params.title, ctx.locale)}${colon(ctx.locale)}${itemName(ctx, about)}`,
    description: () => '',
    picture: (ctx, { about }) => listingPicture(ctx, about),
    published: () => undefined,
    canonicalQuery: () => '',
    parent: () => undefined,
    crumbs: (ctx, { about }) => {
      const above = isProject(about) ? projectCrumbs(ctx, about) : propertyCrumbs(ctx, about);
      const href = isProject(about) ? ctx.links.project(about) : ctx.links.property(about);
      return href === undefined ? above : [...above, { href, text: itemName(ctx, about) }];
    },
    structuredData: () => [],
  };
}
