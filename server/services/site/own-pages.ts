import type { Page } from '../../../views/domain/site/page.ts';
import { SAVED_PAGE } from '../../../views/domain/site/saved-page.ts';
import type { Multilingual } from '../../../views/domain/text/multilingual.ts';

interface OwnPage {
  name: string;
  modules: readonly string[];
  /** A draft of the site's own leaves the page out. */
  isOptional?: true;
  /** Without one it is a text of the interface. */
  title?: Multilingual;
  /** Of a page with a URL of its own. */
  path?: Multilingual;
}

/** Pages that a site without them gets from the product. */
const OWN_PAGES: readonly OwnPage[] = [
  { name: 'thank-you', modules: ['thank-you'] },
  {
    name: SAVED_PAGE,
    modules: ['saved-homes', 'recently-seen'],
    isOptional: true,
    title: {
      nl: 'Bewaarde panden',
      fr: 'Vos favoris',
      en: 'Saved properties',
      de: 'Ihre Merkliste',
    },
    path: { nl: 'bewaard', fr: 'favoris', en: 'saved', de: 'gemerkt' },
  },
  {
    name: 'compare',
    modules: ['comparison'],
    isOptional: true,
    title: { nl: 'Vergelijken', fr: 'Comparer', en: 'Compare', de: 'Vergleichen' },
    path: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' },
  },
];

/**
 * The pages of a site, and the product's own in place of those that it has not published: no form
 * ends without thanks.
 */
export function withOwnPages(pages: readonly Page[]): Page[] {
  const free = Math.max(0, ...pages.map(({ id }) => id)) + 1;
  const missing = OWN_PAGES.filter(
    ({ name, isOptional }) =>
      !pages.some((page) => page.name === name && (isOptional || page.status === 'Published')),
  );
  return [...pages, ...missing.map((page, index) => ownPage(page, free + index, pages))];
}

/** A path that a page of the site has already stays that page's. */
function freePath(path: Multilingual, pages: readonly Page[]): Multilingual {
  const isTaken = ([locale, segment]: [string, unknown]) =>
    pages.some(
      ({ parentId, params }) =>
        parentId === null && params.path[locale as keyof Multilingual] === segment,
    );
  return Object.fromEntries(Object.entries(path).filter((entry) => !isTaken(entry)));
}

function ownPage(own: OwnPage, id: number, pages: readonly Page[]): Page {
  const { name, modules, title = {}, path = {} } = own;
  return {
    id,
    parentId: null,
    name,
    status: 'Published',
    params: {
      title,
      description: {},
      metadata: { robots: 'noindex' },
      path: freePath(path, pages),
      modules: modules.map((kind, index) => ({
        id: index + 1,
        relations: { type: kind },
        position: 'main' as const,
        span: 12,
        sort: index + 1,
        status: 'Published' as const,
        content: {},
      })),
    },
  };
}
