import { LOCALES } from '../../views/domain/locale.ts';
import type { Steps } from '../concurrency/in-slices.ts';
import { xml } from '../xml.ts';
import type { PathsByLocale } from '../../views/subjects/alternates.ts';

/** Per file. The protocol allows 50,000 and 50 MB; this many make about 4 MB. */
const MAX_URLS = 5_000;
/** Subjects per step, each with a URL in every language. */
const STEP = 20;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const NAMESPACES = { ...NAMESPACE, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

/**
 * The files of a sitemap by name: `sitemap.xml` alone, or where that would be too long an index of
 * that name and its parts, `sitemap-1.xml` and so on. A subject has one `<url>` per language, each
 * with all its alternates.
 * @param origin of every URL, without a trailing slash.
 */
export function* sitemapTexts(
  entries: Iterable<PathsByLocale>,
  origin: string,
): Steps<Map<string, string>> {
  const parts: string[] = [];
  let urls: string[] = [];
  let taken = 0;
  for (const paths of entries) {
    const own = urlsOf(origin, paths);
    if (urls.length + own.length > MAX_URLS) {
      parts.push(documentOf('urlset', NAMESPACES, urls));
      urls = [];
    }
    urls.push(...own);
    taken += 1;
    if (taken % STEP === 0) yield;
  }
  parts.push(documentOf('urlset', NAMESPACES, urls));
  if (parts.length === 1) return new Map([['sitemap.xml', parts[0]!]]);
  const named = parts.map((text, index) => [`sitemap-${index + 1}.xml`, text] as const);
  const listed = named.map(([name]) => xml('sitemap', {}, [xml('loc', {}, `${origin}/${name}`)]));
  return new Map([['sitemap.xml', documentOf('sitemapindex', NAMESPACE, listed)], ...named]);
}

function urlsOf(origin: string, paths: PathsByLocale): string[] {
  const found = LOCALES.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, href: origin + path }];
  });
  const links = found
    .map(({ locale, href }) => xml('xhtml:link', { rel: 'alternate', hreflang: locale, href }, []))
    .join('');
  return found.map(({ href }) => xml('url', {}, [xml('loc', {}, href), links]));
}

function documentOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly string[],
): string {
  return `${DECLARATION}\n${xml(name, attributes, content)}\n`;
}
