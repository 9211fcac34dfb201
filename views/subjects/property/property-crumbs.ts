import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import { placeName } from '../../domain/place/place-name.ts';
import type { Property } from '../../domain/property/property.ts';
import { listKindOf } from '../../domain/property/sold.ts';
import type { SubjectContext } from '../../page-context.ts';
import type { Crumb } from '../../ui/text/crumb.ts';

/** Breadcrumbs of a home: home page, the whole list, that of its city. */
export function propertyCrumbs(
  { t, links, site, data }: SubjectContext,
  property: Property,
): Crumb[] {
  const listKind = listKindOf(property, site.info.ignoredLabels);
  const home = links.page('home');
  const list = links.page(LIST_PAGES[listKind]);
  const { city, zip } = property;
  const crumbs = [
    home !== undefined && { href: home, text: t('nav.home') },
    list !== undefined && { href: list, text: t(`list.title.${listKind}`) },
    list !== undefined && {
      href: links.list({ ...emptyQuery(listKind), regions: [{ city, zip }] }),
      text: placeName(data, property),
    },
  ];
  return crumbs.filter((crumb) => crumb !== false);
}
