import type { PartyPage } from '../../domain/third-party/third-party-kinds.ts';
import type { PageContext } from '../../page-context.ts';
import { isProject, type ListItem } from '../../domain/list/list-item.ts';
import { listItemOf, projectOf, propertyOf } from '../../subjects/subject.ts';
import { contactOf } from '../contact/manager-links.ts';

/**
 * What third parties may learn about a page.
 * @param item that the page is about, or a form on it.
 */
export function partyPageOf(ctx: PageContext, item = listItemOf(ctx)): PartyPage {
  const { locale, origin, site } = ctx;
  const { primary, accent } = site.info.colours;
  return {
    locale,
    siteUrl: origin,
    email: contactOf(ctx, item?.manager).email,
    colours: { primary, accent },
    ...(item && {
      item: { id: item.id, url: `${origin}${pathOf(ctx, item)}`, isProject: isProject(item) },
    }),
  };
}

function pathOf(ctx: PageContext, item: ListItem): string {
  const { links, path } = ctx;
  // A link would carry the token of a preview.
  if ((propertyOf(ctx) ?? projectOf(ctx)) === item) return path;
  return (isProject(item) ? links.project(item) : links.property(item)) ?? path;
}
