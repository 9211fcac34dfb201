import type { Locale } from '../../../views/domain/locale.ts';
import type { FeedItem, ListFeed } from '../../../views/subjects/page/list-feed.ts';
import { xml, xmlDocument } from '../../platform/xml.ts';

const ATTRIBUTES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};
/** Minutes after which a reader may poll again (`ttl`). */
const TTL = '60';

interface Channel extends ListFeed {
  locale: Locale;
  /** Absolute URL of the list's page. */
  url: string;
  /** Absolute URL of the feed itself. */
  self: string;
}

/** A feed as RSS 2.0, with the pictures as Media RSS. */
export function rssText({ title, description, locale, url, self, items }: Channel): string {
  const channel = [
    xml('title', {}, title),
    xml('link', {}, url),
    xml('description', {}, description),
    xml('language', {}, locale),
    xml('ttl', {}, TTL),
    xml('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }, []),
    ...items.map(itemXml),
  ];
  return xmlDocument(xml('rss', ATTRIBUTES, [xml('channel', {}, channel)]));
}

function itemXml({ id, url, title, description, date, picture }: FeedItem): string {
  return xml('item', {}, [
    xml('title', {}, title),
    ...(url === undefined ? [] : [xml('link', {}, url)]),
    xml('guid', { isPermaLink: 'false' }, id),
    date === undefined ? '' : xml('pubDate', {}, new Date(date).toUTCString()),
    xml('description', {}, description),
    ...(picture ? [pictureXml(picture)] : []),
  ]);
}

function pictureXml({ url, width, height, alt }: NonNullable<FeedItem['picture']>): string {
  const size = { width: String(width), height: String(height) };
  const file = { url, medium: 'image', type: 'image/jpeg', ...size };
  return xml('media:content', file, alt === '' ? [] : [xml('media:description', {}, alt)]);
}
