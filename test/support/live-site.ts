import { createLinks } from '../../views/subjects/create-links.ts';
import { isHome } from '../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../views/domain/list/list-query.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import type { Project } from '../../views/domain/project/project.ts';
import { unitsForSale } from '../../views/domain/project/project-sale.ts';
import type { Property } from '../../views/domain/property/property.ts';
import { listening } from './listening.ts';
import { sharedApp, type SiteApp, type SiteAppOptions, siteApp } from './site-app.ts';

/** The application on a real port, for a browser. */
export interface OpenSite extends SiteApp {
  origin: string;
}

/** A site that belongs to one test. */
export interface LiveSite extends OpenSite {
  close(): Promise<void>;
}

let shared: Promise<OpenSite> | undefined;

/**
 * The demo agency's site for tests that change nothing: started once in a process and stopped at
 * its end. Tests that change something, or count what the site does, use liveSite.
 */
export function sharedSite(): Promise<OpenSite> {
  shared ??= serve(sharedApp());
  return shared;
}

async function serve(app: Promise<SiteApp>): Promise<LiveSite> {
  const site = await app;
  const server = await listening(site.app);
  return { ...site, origin: `http://127.0.0.1:${server.port}`, close: () => server.close() };
}

/** Starts the whole application on a free port of loopback. */
export function liveSite(options?: SiteAppOptions): Promise<LiveSite> {
  return serve(siteApp(options));
}

/** Every template and state that is tested in a browser. */
export const TEMPLATES = [
  'home',
  'sale list',
  'second page of the sale list',
  'rent list',
  'sold list',
  'projects list',
  'list without homes',
  'narrowed list',
  'home for sale',
  'home without a published price',
  'home without a published address',
  'home to rent',
  'home with tours',
  'sold home',
  'project',
  'project with several buildings',
  'project with a chosen unit',
  'articles',
  'article',
  'questions',
  'privacy',
  'search results',
  'search without results',
  'page not found',
] as const;

/** URL path of one page of each template and state, by name. */
export function templates({ parts }: SiteApp, locale: Locale): Record<string, string> {
  const { site, paths, catalogue } = parts.source;
  const links = createLinks(paths, locale);
  const data = catalogue.port(locale);
  const homesOf = (listKind: ListKind) => data.list(emptyQuery(listKind), 100).items.filter(isHome);
  const onSale = homesOf('sale');
  const pathOf = (home: Property | undefined) => home && links.property(home);
  const projectPath = (fits: (project: Project) => boolean) => {
    const found = data.projects().find(fits);
    return found && links.project(found);
  };
  const chosenUnit = data.projects().flatMap((project) => {
    const path = links.project(project);
    return unitsForSale(project).flatMap(({ id }) => (path === undefined ? [] : [{ path, id }]));
  })[0];
  const newest = site.content?.articles[0];
  const pages: Record<string, string | undefined> = {
    home: links.page('home'),
    'sale list': links.page('for-sale'),
    'second page of the sale list': links.list({ ...emptyQuery('sale'), page: 2 }),
    'rent list': links.page('for-rent'),
    'sold list': links.page('sold'),
    'projects list': links.page('projects'),
    'list without homes': links.list({
      ...emptyQuery('sale'),
      regions: [{ city: '', zip: '9999' }],
      garden: true,
      priceMax: 450_000,
    }),
    'narrowed list': links.list({
      ...emptyQuery('sale'),
      regions: [{ city: 'Gent', zip: '9000' }],
      radius: 25,
      types: [1, 2, 'garage'],
      priceMin: 100_000,
      priceMax: 900_000,
    }),
    'home for sale': pathOf(onSale[0]),
    'home without a published price': pathOf(onSale.find((home) => !home.publishPrice)),
    'home without a published address': pathOf(onSale.find((home) => !home.publishAddress)),
    'home to rent': pathOf(homesOf('rent')[0]),
    'home with tours': pathOf(onSale.find((home) => home.panorama)),
    'sold home': pathOf(homesOf('sold')[0]),
    project: projectPath(({ composition }) => composition.length === 1),
    'project with several buildings': projectPath(({ composition }) => composition.length > 2),
    'project with a chosen unit':
      chosenUnit && `${chosenUnit.path}?available=1&unit=${chosenUnit.id}`,
    articles: links.page('articles'),
    article: newest && links.article(newest),
    questions: links.page('faq'),
    privacy: links.page('privacy'),
    'search results': `${links.page('search')}?q=Gent`,
    'search without results': `${links.page('search')}?q=xqzw`,
    'page not found': `/${locale}/no-such-page`,
  };
  const found = Object.entries(pages).map(([name, path]) => {
    if (path === undefined) throw new Error(`the demo agency has no ${name} in ${locale}`);
    return [name, path] as const;
  });
  return Object.fromEntries(found);
}

/** With `npm run test:all` every language is checked as Dutch and German always are. */
export const IS_FULL_MATRIX = process.env['FULL_MATRIX'] === '1';

/** Languages that axe checks: the default one, and the one with the longest words. */
export const AXE_LOCALES: readonly Locale[] = IS_FULL_MATRIX ? LOCALES : ['nl', 'de'];
