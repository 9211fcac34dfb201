import { isHome } from '../../views/domain/list-item.ts';
import { emptyQuery, type Listing } from '../../views/domain/list-query.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import type { Page } from '../../views/domain/site/page.ts';
import { alternates } from '../../views/routing/alternates.ts';
import { publishedPage } from '../../views/routing/page-path.ts';
import type { PageSource } from '../routes/page-source.ts';

/** The URL path of one thing in every language that it has one in. */
export type Paths = Partial<Record<Locale, string>>;
type Source = Pick<PageSource, 'site' | 'catalogue'>;

const LISTINGS: readonly Listing[] = ['sale', 'rent', 'sold'];
const NO_QUERY = new URLSearchParams();
const locale = LOCALES[0];

/**
 * Every page, home, project and article that search engines may show, of this moment. One at a time,
 * so that a reader may pause between them.
 */
export function* sitemapEntries({ site, catalogue }: Source): Generator<Paths> {
  const data = catalogue.port(locale);
  for (const page of site.pages) {
    if (page.status !== 'Published' || !isIndexed(page)) continue;
    yield alternates(site, { kind: 'page', locale, page, path: '' }, NO_QUERY);
  }
  for (const [property, page] of thingsOf(site, 'property', homesOf(data))) {
    yield alternates(site, { kind: 'property', locale, page, path: '', property }, NO_QUERY);
  }
  for (const [project, page] of thingsOf(site, 'project', data.projects())) {
    yield alternates(site, { kind: 'project', locale, page, path: '', project }, NO_QUERY);
  }
  for (const [article, page] of thingsOf(site, 'article', site.content?.articles ?? [])) {
    yield alternates(site, { kind: 'article', locale, page, path: '', article }, NO_QUERY);
  }
}

function isIndexed({ params }: Page): boolean {
  return params.metadata.robots === 'index';
}

/** Each with the page that all of its kind are shown through; none where that is not indexed. */
function* thingsOf<T>(
  site: Source['site'],
  template: string,
  things: Iterable<T>,
): Generator<[thing: T, page: Page]> {
  const page = publishedPage(site, template);
  if (!page || !isIndexed(page)) return;
  for (const thing of things) yield [thing, page];
}

function* homesOf(data: ReturnType<Source['catalogue']['port']>) {
  for (const listing of LISTINGS) {
    const { items } = data.list(emptyQuery(listing), Number.MAX_SAFE_INTEGER);
    yield* items.filter(isHome);
  }
}
