import { emptyQuery } from '../../domain/list-query.ts';
import { placeName } from '../../domain/place-name.ts';
import type { Property } from '../../domain/property.ts';
import { listingOf } from '../../domain/sold.ts';
import type { PageContext } from '../../page-context.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LIST_PAGES } from '../../domain/list-pages.ts';

/** From the home up: its city's list, the whole list, the home page. */
export function HomeCrumbs({ ctx, property }: { ctx: PageContext; property: Property }) {
  const { t, links, site, data } = ctx;
  const listing = listingOf(property, site.info.ignoredLabels);
  const home = links.page('home');
  const list = links.page(LIST_PAGES[listing]);
  const { city, zip } = property;
  const crumbs = [
    home !== undefined && { href: home, text: t('nav.home') },
    list !== undefined && { href: list, text: t(`list.title.${listing}`) },
    list !== undefined && {
      href: links.list({ ...emptyQuery(listing), regions: [{ city, zip }] }),
      text: placeName(data, property),
    },
  ];
  return <Breadcrumbs t={t} crumbs={crumbs.filter((crumb) => crumb !== false)} />;
}
