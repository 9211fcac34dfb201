import type { Locale } from '../domain/locale.ts';
import { LOCALES } from '../domain/locale.ts';
import { textOf } from '../domain/multilingual.ts';
import type { Page } from '../domain/site/page.ts';
import type { Site } from '../domain/site/site.ts';

/** Pages that many things are shown through; they have no address of their own. */
const MOULDS: readonly string[] = ['property', 'project', 'article'];

/** The published page with this name (spec section 4, page status). */
export function publishedPage(site: Site, name: string): Page | undefined {
  return site.pages.find((page) => page.name === name && page.status === 'Published');
}

/** Path of the published page with this name; undefined when this language has none. */
export function namedPagePath(site: Site, name: string, locale: Locale): string | undefined {
  const page = publishedPage(site, name);
  return page && pagePath(site, page, locale);
}

/**
 * `/{locale}/{parents' paths}/{path}`, percent-encoded; undefined when the page or one of its
 * parents has no path in this language, or when it has no address of its own.
 */
export function pagePath(site: Site, page: Page, locale: Locale): string | undefined {
  const segments = pageSegments(site, page, locale);
  return (
    segments &&
    ['', locale, ...segments.map((part) => encodeURIComponent(part.toWellFormed()))].join('/')
  );
}

/**
 * The published page at these segments (decoded, any case, without the language): in this
 * language, else by its name in another one, so that a visitor who only changes the language in
 * the address still arrives.
 */
export function findPage(
  site: Site,
  segments: readonly string[],
  locale: Locale,
): Page | undefined {
  const wanted = comparable(segments);
  const inLanguage = (language: Locale): Page | undefined =>
    site.pages.find((page) => {
      if (page.status !== 'Published') return false;
      const own = pageSegments(site, page, language);
      return own !== undefined && comparable(own) === wanted;
    });
  for (const language of [locale, ...LOCALES]) {
    const page = inLanguage(language);
    if (page && pagePath(site, page, locale) !== undefined) return page;
  }
  return undefined;
}

function comparable(segments: readonly string[]): string {
  return segments.map((segment) => segment.normalize('NFC').toLowerCase()).join('/');
}

function pageSegments(site: Site, page: Page, locale: Locale): string[] | undefined {
  if (MOULDS.includes(page.name)) return undefined;
  const segments: string[] = [];
  const seen = new Set<number>();
  for (let at: Page = page; ; ) {
    const own = textOf(at.params.path, locale).trim();
    // A page that is its own ancestor has no address.
    if (own === '' || seen.has(at.id)) return undefined;
    seen.add(at.id);
    segments.unshift(own);
    const { parentId } = at;
    if (parentId === null) return segments;
    const parent = site.pages.find((candidate) => candidate.id === parentId);
    if (!parent) return undefined;
    at = parent;
  }
}
