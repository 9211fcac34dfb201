import type { Locale } from '../../../views/domain/locale.ts';
import { agencyNode, type JsonLd } from '../../../views/domain/structured-data/json-ld.ts';
import type { SitePaths } from '../../../views/routing/site-paths.ts';
import { homeListings, type ListingWords } from '../../../views/subjects/property/home-listings.ts';
import type { Steps } from '../../platform/concurrency/in-slices.ts';

/** Homes per step. */
const STEP = 50;

/** URL path of the feed in a language. */
export function homesFeedPath(locale: Locale): string {
  return `/feeds/homes.${locale}.json`;
}

/**
 * The homes for sale and for rent as a schema.org `DataFeed` (JSON-LD), one per line, in pieces:
 * each has the fields that its page has as structured data (docs/facts.md, "Structured data").
 */
export function* homesFeed(paths: SitePaths, words: ListingWords): Steps<Buffer[]> {
  const pieces = [Buffer.from(startOf(words))];
  let lines: string[] = [];
  let separator = '\n';
  for (const home of homeListings(paths, words)) {
    lines.push(separator + JSON.stringify(home));
    separator = ',\n';
    if (lines.length < STEP) continue;
    pieces.push(Buffer.from(lines.join('')));
    lines = [];
    yield;
  }
  pieces.push(Buffer.from(`${lines.join('')}\n]}\n`));
  return pieces;
}

/** All up to the first home: an object that ends with a list that is still open. */
function startOf({ site, origin, locale }: ListingWords): string {
  const { name } = site.info;
  const url = origin + homesFeedPath(locale);
  const feed: JsonLd = {
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    '@id': url,
    url,
    name,
    inLanguage: locale,
    provider: agencyNode({ origin, name }),
    dataFeedElement: [],
  };
  return JSON.stringify(feed).slice(0, -']}'.length);
}
