import type { DataPort } from '../data-port.ts';
import { isHome, itemKey } from '../domain/list/list-item.ts';
import type { ListKind } from '../domain/list/list-kind.ts';
import { emptyQuery } from '../domain/list/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import type { Project } from '../domain/project/project.ts';
import { saleState, unitsForSale } from '../domain/project/project-sale.ts';
import type { Property } from '../domain/property/property.ts';
import { itemsQuery } from '../domain/saved/item-keys.ts';
import { SAVED_PAGE } from '../domain/site/saved-page.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { compareHref } from '../routing/compare-href.ts';
import { demandHref } from '../routing/demand-href.ts';
import { documentHref } from '../routing/document-href.ts';
import { createLinks } from './create-links.ts';
import type { Links } from './links.ts';
import { thankYouPath } from './thank-you/thank-you-kind.ts';

/** Every template and state of a page that is shown by `/states` and tested in a browser. */
export const PAGE_STATES = [
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
  'home with an open house',
  'home with tours',
  'sold home',
  'project',
  'project with several buildings',
  'project with a chosen unit',
  'question',
  'visit',
  'visit of a project',
  'document',
  'open house',
  'call',
  'call by a person',
  'thank-you',
  'articles',
  'article',
  'team',
  'person',
  'questions',
  'privacy',
  'about',
  'selling',
  'contact',
  'login',
  'saved homes',
  'shared homes',
  'valuation',
  'buying costs',
  'owner',
  'demand',
  'demand of a list',
  'demand in steps',
  'search results',
  'search without results',
  'comparison',
  'comparison of one home',
  'page not found',
] as const;
export type PageState = (typeof PAGE_STATES)[number];

type PathsByState = Record<PageState, string | undefined>;

/** URL of one page in each state, by name; undefined where the agency has none in this language. */
export function pageStates(paths: SitePaths, data: DataPort, locale: Locale): PathsByState {
  const links = createLinks(paths, locale);
  const newest = paths.site.content?.articles[0];
  const search = links.page('search');
  const manager = data.team()[0];
  const onSale = data.list(emptyQuery('sale'), 1).items[0];
  return {
    home: links.page('home'),
    ...listStates(links),
    ...homeStates(links, data),
    ...projectStates(links, data),
    articles: links.page('articles'),
    article: newest && links.article(newest),
    team: links.page('team'),
    person: manager && links.person(manager),
    question: onSale && links.itemForm('question', onSale),
    visit: onSale && links.itemForm('visit', onSale),
    document: documentOf(links, data),
    'open house': openHouseOf(links, data),
    call: onSale && links.itemForm('call', onSale),
    'call by a person': manager && links.personCall(manager),
    'thank-you': thankYouPath(paths, locale, 'contact-me'),
    questions: links.page('faq'),
    privacy: links.page('privacy'),
    about: links.page('about'),
    selling: links.page('sell'),
    contact: links.page('contact'),
    login: links.page('login'),
    ...savedStates(links, data),
    valuation: links.page('valuation'),
    ...costStates(links),
    owner: links.page('owner'),
    ...demandStates(links),
    'search results': search && `${search}?q=Gent`,
    'search without results': search && `${search}?q=xqzw`,
    ...comparisonStates(links, data),
    'page not found': `/${locale}/no-such-page`,
  };
}

function savedStates(links: Links, data: DataPort) {
  const path = links.page(SAVED_PAGE);
  const keys = data.list(emptyQuery('sale'), 3).items.map(itemKey);
  return { 'saved homes': path, 'shared homes': path && `${path}?${itemsQuery(keys)}` };
}

function listStates(links: Links) {
  const sale = emptyQuery('sale');
  return {
    'sale list': links.page('for-sale'),
    'second page of the sale list': links.list({ ...sale, page: 2 }),
    'rent list': links.page('for-rent'),
    'sold list': links.page('sold'),
    'projects list': links.page('projects'),
    'list without homes': links.list({
      ...sale,
      regions: [{ city: '', zip: '9999' }],
      garden: true,
      priceMax: 450_000,
    }),
    'narrowed list': links.list({
      ...sale,
      regions: [{ city: 'Gent', zip: '9000' }],
      radius: 25,
      types: [1, 2, 'garage'],
      priceMin: 100_000,
      priceMax: 900_000,
    }),
  };
}

function costStates(links: Links) {
  const path = links.page('buying-costs');
  const loan = 'what=existing&price=459.000&zip=1000&only=1&money=90.000&rate=3,25&years=25';
  return { 'buying costs': path && `${path}?${loan}` };
}

function demandStates(links: Links) {
  const query = { ...emptyQuery('rent'), regions: [{ city: 'Gent', zip: '9000' }], priceMax: 900 };
  return {
    demand: links.page('demand'),
    'demand of a list': demandHref(links, { ...query, types: [2], bedrooms: [2] }),
    'demand in steps': links.page('demand-wizard'),
  };
}

function homeStates(links: Links, data: DataPort) {
  const homesOf = (listKind: ListKind) => data.list(emptyQuery(listKind), 100).items.filter(isHome);
  const onSale = homesOf('sale');
  const pathOf = (home: Property | undefined) => home && links.property(home);
  return {
    'home for sale': pathOf(onSale[0]),
    'home without a published price': pathOf(onSale.find((home) => !home.publishPrice)),
    'home without a published address': pathOf(onSale.find((home) => !home.publishAddress)),
    'home to rent': pathOf(homesOf('rent')[0]),
    'home with an open house': pathOf(
      onSale.find((home) => data.openHouses(home).some(({ registration }) => registration)),
    ),
    'home with tours': pathOf(onSale.find((home) => home.panorama)),
    'sold home': pathOf(homesOf('sold')[0]),
  };
}

/** Of two homes for sale, one sold and one without an address; and of one alone. */
function comparisonStates(links: Links, data: DataPort) {
  const homesOf = (listKind: ListKind) => data.list(emptyQuery(listKind), 100).items.filter(isHome);
  const onSale = homesOf('sale');
  const hidden = onSale.find((home) => !home.publishAddress);
  const chosen = [
    onSale[0],
    hidden,
    onSale.find(({ id }) => id !== hidden?.id && id !== onSale[0]?.id),
    homesOf('sold')[0],
  ];
  const ids = chosen.flatMap((home) => home?.id ?? []);
  return {
    comparison: compareHref(links, ids),
    'comparison of one home': compareHref(links, ids.slice(0, 1)),
  };
}

function openHouseOf(links: Links, data: DataPort): string | undefined {
  const home = data
    .list(emptyQuery('sale'), 100)
    .items.filter(isHome)
    .find((one) => data.openHouses(one).some(({ takesRegistrations }) => takesRegistrations));
  return home && links.itemForm('open-house', home);
}

function documentOf(links: Links, data: DataPort): string | undefined {
  const home = data.list(emptyQuery('sale'), 100).items.find((one) => one.documents.length > 1);
  return home?.documents[0] && documentHref(links, home, home.documents[0]);
}

function projectStates(links: Links, data: DataPort) {
  const projects = data.projects();
  const pathOf = (fits: (project: Project) => boolean) => {
    const found = projects.find(fits);
    return found && links.project(found);
  };
  const visited = projects.find((project) => saleState(project) !== 'sold');
  const [chosen] = projects.flatMap((project) => {
    const path = links.project(project);
    return unitsForSale(project).flatMap(({ id }) => (path === undefined ? [] : [{ path, id }]));
  });
  return {
    project: pathOf(({ composition }) => composition.length === 1),
    'visit of a project': visited && links.itemForm('visit', visited),
    'project with several buildings': pathOf(({ composition }) => composition.length > 2),
    'project with a chosen unit': chosen && `${chosen.path}?available=1&unit=${chosen.id}`,
  };
}
