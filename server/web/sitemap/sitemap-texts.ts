import type { SitemapEntry } from '../../../views/subjects/sitemap-entries.ts';
import type { Steps } from '../../platform/concurrency/in-slices.ts';
import { xml, xmlDocument } from '../../platform/xml.ts';

/** Entries per step. */
const STEP = 50;

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const NAMESPACES = {
  ...NAMESPACE,
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/**
 * The index of a sitemap.
 * @param origin of every URL, without a trailing slash.
 */
export function sitemapIndex(names: Iterable<string>, origin: string): string {
  const files = Array.from(names, (name) =>
    xml('sitemap', {}, [xml('loc', {}, `${origin}/${name}`)]),
  );
  return xmlDocument(xml('sitemapindex', NAMESPACE, files));
}

/**
 * A file of a sitemap: a page's URL; its alternates, its own among them, if it has several; and its
 * pictures.
 */
export function* sitemapFile(
  entries: readonly SitemapEntry[],
  origin: string,
  picturesOf: (entry: SitemapEntry) => readonly string[],
): Steps<string> {
  const urls: string[] = [];
  for (const entry of entries) {
    urls.push(urlOf(entry, origin, picturesOf(entry)));
    if (urls.length % STEP === 0) yield;
  }
  return xmlDocument(xml('urlset', NAMESPACES, urls));
}

function urlOf(
  { path, alternates }: SitemapEntry,
  origin: string,
  pictures: readonly string[],
): string {
  const all = Object.entries(alternates);
  const links = (all.length > 1 ? all : []).map(([hreflang, other]) =>
    xml('xhtml:link', { rel: 'alternate', hreflang, href: origin + other }, []),
  );
  const images = pictures.map((url) => xml('image:image', {}, [xml('image:loc', {}, url)]));
  return xml('url', {}, [xml('loc', {}, origin + path), ...links, ...images]);
}
