import type { Locale } from '../domain/locale.ts';
import { textOf } from '../domain/text/multilingual.ts';
import type { Page } from '../domain/site/page.ts';
import type { Site } from '../domain/site/site.ts';

/**
 * The URL paths of a site's own pages in its languages, in both directions. Built once per edition
 * of the site.
 */
export interface SitePaths {
  readonly site: Site;
  /** The published page with this name, template pages included (spec section 4, page status). */
  page(name: string): Page | undefined;
  /**
   * `/{locale}/{parents' paths}/{path}`, percent-encoded; undefined if the page or one of its
   * parents has no path in this language, if the site does not have the language, or if it is a
   * template page.
   */
  pathOf(page: Page, locale: Locale): string | undefined;
  /** URL path of the published page with this name; undefined if the language has none. */
  named(name: string, locale: Locale): string | undefined;
  /**
   * The published page at these segments (decoded, any case, without the language): in this
   * language, else in another one, so that changing only the language in a URL works.
   */
  at(segments: readonly string[], locale: Locale): Page | undefined;
}

type PathTable = Partial<Record<Locale, string>>;
type PageTable = ReadonlyMap<string, Page>;

/** @param templates names of the template pages, which have no URL path. */
export function createSitePaths(site: Site, templates: ReadonlySet<string>): SitePaths {
  const published = site.pages.filter(({ status }) => status === 'Published');
  const segments = (page: Page, locale: Locale) =>
    templates.has(page.name) ? undefined : segmentsOf(site, page, locale);
  const { languages } = site.info;
  const paths = new Map(site.pages.map((page) => [page, pathTable(page, languages, segments)]));
  const names = firstOfEach(published.map((page) => [page.name, page]));
  const bySegments = new Map(
    languages.map((locale) => [locale, pageTable(published, locale, segments)]),
  );
  const pathOf = (page: Page, locale: Locale) => paths.get(page)?.[locale];
  return {
    site,
    pathOf,
    page: (name) => names.get(name),
    named: (name, locale) => {
      const page = names.get(name);
      return page && pathOf(page, locale);
    },
    at: (decoded, locale) => {
      const wanted = comparable(decoded);
      return [locale, ...languages]
        .map((language) => bySegments.get(language)?.get(wanted))
        .find((page) => page !== undefined && pathOf(page, locale) !== undefined);
    },
  };
}

type Segments = (page: Page, locale: Locale) => readonly string[] | undefined;

function pathTable(page: Page, languages: readonly Locale[], segments: Segments): PathTable {
  const table: PathTable = {};
  for (const locale of languages) {
    const own = segments(page, locale)?.map((part) => encodeURIComponent(part.toWellFormed()));
    if (own) table[locale] = ['', locale, ...own].join('/');
  }
  return table;
}

function pageTable(pages: readonly Page[], locale: Locale, segments: Segments): PageTable {
  return firstOfEach(
    pages.flatMap((page) => {
      const own = segments(page, locale);
      return own ? [[comparable(own), page] as const] : [];
    }),
  );
}

/** Of entries with the same key the first one is taken. */
function firstOfEach(entries: readonly (readonly [string, Page])[]): PageTable {
  return new Map(entries.toReversed());
}

function comparable(segments: readonly string[]): string {
  return segments.map((segment) => segment.normalize('NFC').toLowerCase()).join('/');
}

function segmentsOf(site: Site, page: Page, locale: Locale): string[] | undefined {
  const segments: string[] = [];
  const seen = new Set<number>();
  for (let at: Page = page; ; ) {
    const own = textOf(at.params.path, locale).trim();
    // A page that is its own ancestor has no URL path.
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
