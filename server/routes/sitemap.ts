import type { RequestHandler } from 'express';
import { isHome } from '../../views/domain/list-item.ts';
import { emptyQuery, type Listing } from '../../views/domain/list-query.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import type { Property } from '../../views/domain/property.ts';
import type { Page } from '../../views/domain/site/page.ts';
import { alternates } from '../../views/routing/alternates.ts';
import { publishedPage } from '../../views/routing/page-path.ts';
import type { PageSource } from './page-source.ts';
import { xml } from './xml.ts';

type Paths = Partial<Record<Locale, string>>;

const LISTINGS: readonly Listing[] = ['sale', 'rent', 'sold'];
const NO_QUERY = new URLSearchParams();

/**
 * `/sitemap.xml`: every page, home, project and article that search engines may show, in every language, each
 * with its other languages beside it.
 */
export function sitemap(source: PageSource): RequestHandler {
  return (_req, res) => {
    const details = [...homePaths(source), ...projectPaths(source), ...articlePaths(source)];
    const places = [...pagePaths(source), ...details];
    const urls = places.flatMap((paths) => urlsOf(source.origin, paths));
    const namespaces = {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    };
    res.set('Cache-Control', 'no-cache').type('application/xml');
    res.send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml('urlset', namespaces, urls)}\n`);
  };
}

function pagePaths({ site }: PageSource): Paths[] {
  return site.pages
    .filter((page) => page.status === 'Published' && page.params.metadata.robots === 'index')
    .map((page) => pathsOf(site, page));
}

function pathsOf(site: PageSource['site'], page: Page): Paths {
  return alternates(site, { kind: 'page', locale: LOCALES[0], page, path: '' }, NO_QUERY);
}

function homePaths({ site, catalogue }: PageSource): Paths[] {
  const page = publishedPage(site, 'property');
  if (!page || page.params.metadata.robots !== 'index') return [];
  return allHomes(catalogue).map((property) =>
    alternates(site, { kind: 'property', locale: LOCALES[0], page, path: '', property }, NO_QUERY),
  );
}

function projectPaths({ site, catalogue }: PageSource): Paths[] {
  const page = publishedPage(site, 'project');
  if (!page || page.params.metadata.robots !== 'index') return [];
  const projects = catalogue.port(LOCALES[0]).projects();
  return projects.map((project) =>
    alternates(site, { kind: 'project', locale: LOCALES[0], page, path: '', project }, NO_QUERY),
  );
}

function articlePaths({ site }: PageSource): Paths[] {
  const page = publishedPage(site, 'article');
  if (!page || page.params.metadata.robots !== 'index') return [];
  return (site.content?.articles ?? []).map((article) =>
    alternates(site, { kind: 'article', locale: LOCALES[0], page, path: '', article }, NO_QUERY),
  );
}

function allHomes(catalogue: PageSource['catalogue']): Property[] {
  const data = catalogue.port(LOCALES[0]);
  return LISTINGS.flatMap((listing) => {
    const { items } = data.list(emptyQuery(listing), Number.MAX_SAFE_INTEGER);
    return items.filter(isHome);
  });
}

function urlsOf(origin: string, paths: Paths): string[] {
  const found = LOCALES.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, href: origin + path }];
  });
  const links = found.map(({ locale, href }) =>
    xml('xhtml:link', { rel: 'alternate', hreflang: locale, href }, []),
  );
  return found.map(({ href }) => xml('url', {}, [xml('loc', {}, href), ...links]));
}
