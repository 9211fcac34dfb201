import { homeName } from '../../domain/property/home-name.ts';
import { isSold } from '../../domain/property/sold.ts';
import type { Property } from '../../domain/property/property.ts';
import type { JsonLd } from '../../domain/structured-data/json-ld.ts';
import { homeListing } from '../../domain/structured-data/listing-node.ts';
import type { SubjectContext } from '../../page-context.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { listingPage, listingText, listingTitle } from '../listing-page.ts';
import { allProperties } from './all-properties.ts';

/** What listings are made from, in one language. */
export type ListingWords = Pick<
  SubjectContext,
  'site' | 'origin' | 'locale' | 'data' | 't' | 'links'
>;

/**
 * The schema.org listings of the homes for sale and for rent, with their whole text; none if their
 * pages are not to be indexed. A generator, so that the caller may pause in between.
 */
export function* homeListings(paths: SitePaths, words: ListingWords): Generator<JsonLd> {
  const { ignoredLabels } = words.site.info;
  for (const { property, page } of allProperties(paths, words.data)) {
    const path = words.links.property(property);
    const isLeftOut = isSold(property, ignoredLabels) || page.params.metadata.robots !== 'index';
    if (path !== undefined && !isLeftOut) yield feedItem(words, property, path);
  }
}

function feedItem(words: ListingWords, home: Property, path: string): JsonLd {
  const head = {
    url: words.origin + path,
    title: listingTitle(words, home, homeName(words, home)),
    description: listingText(words, home),
  };
  const { ignoredLabels } = words.site.info;
  return {
    '@type': 'DataFeedItem',
    dateCreated: home.startCommercialisation,
    item: homeListing(home, listingPage(words, home, head), ignoredLabels),
  };
}
