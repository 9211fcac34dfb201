import { homeName } from '../../domain/property/home-name.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { listKindOf } from '../../domain/property/sold.ts';
import { openHouseEvent } from '../../domain/structured-data/event-node.ts';
import { homeListing } from '../../domain/structured-data/listing-node.ts';
import { SHORT_PATHS, shortPath } from '../../routing/short-path.ts';
import { listingPage, listingPicture, listingText, listingTitle } from '../listing-page.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { allProperties } from './all-properties.ts';
import { propertyCrumbs } from './property-crumbs.ts';
import { findProperty, propertyPath, TEMPLATE } from './property-path.ts';
import type { PropertySubject } from './property-subject.ts';

/** A home for sale, for rent or sold. */
export const propertyKind: SubjectKind<PropertySubject> = {
  template: TEMPLATE,
  mailedPath: SHORT_PATHS.property,
  preview: { option: 'home', path: (_paths, locale, id) => shortPath(locale, 'property', id) },

  path: (paths, locale, { property }) => propertyPath(paths, locale, property),
  find: findProperty,
  sharedQuery: () => new URLSearchParams(),
  all: allProperties,
  sitemapGroup: ({ site }, { property }) => listKindOf(property, site.info.ignoredLabels),
  pictures: ({ property }) => property.pictures,
  cacheRule: () => 'cached',

  name: (ctx, { property }) => homeName(ctx, property),
  title: (ctx, { property }) => listingTitle(ctx, property, homeName(ctx, property)),
  description: (ctx, { property }) => listingText(ctx, property),
  picture: (ctx, { property }) => listingPicture(ctx, property),
  published: () => undefined,
  canonicalQuery: () => '',
  parent: ({ site }, { property }) => LIST_PAGES[listKindOf(property, site.info.ignoredLabels)],
  crumbs: (ctx, { property }) => propertyCrumbs(ctx, property),
  structuredData: (ctx, { property }, head) => {
    const page = listingPage(ctx, property, head);
    const name = ctx.t('openHouse.event', { home: homeName(ctx, property) });
    return [
      homeListing(property, page, ctx.site.info.ignoredLabels),
      ...ctx.data.openHouses(property).map((one) => openHouseEvent(property, one, { name, page })),
    ];
  },
};
