import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

/** A form's page: without one of these modules on it, what leads there ends at nothing. */
const FORM_PAGES: Readonly<Record<string, readonly string[]>> = {
  call: ['call-form'],
  question: ['question-form'],
  visit: ['visit-form'],
  document: ['document-form'],
  'open-house': ['open-house-form'],
  'thank-you': ['thank-you'],
};

/** The page to which each kind of module leads, and the modules that take it on there. */
const NEEDED_PAGES: Readonly<Record<string, { page: string; shows: readonly string[] }>> = {
  'owner-login': { page: 'owner', shows: ['owner-history'] },
  'owner-home': { page: 'login', shows: ['owner-login'] },
  'owner-history': { page: 'login', shows: ['owner-login'] },
};

/** Checks that each form that is shown leads to a page that goes on with it. */
export function checkForms(files: readonly PageFile[]): SiteProblem[] {
  const published = files.filter(({ page }) => page.status === 'Published');
  return [
    ...published.flatMap(withoutForm),
    ...published.flatMap((file) => withoutPage(file, published)),
  ];
}

function withoutForm({ file, page }: PageFile): SiteProblem[] {
  const kinds = Object.hasOwn(FORM_PAGES, page.name) ? FORM_PAGES[page.name] : undefined;
  if (!kinds || shows(page, kinds)) return [];
  const reason = `the page "${page.name}" needs a module of kind ${kinds.join(' or ')}`;
  return [{ file, path: 'params.modules', reason }];
}

function withoutPage({ file, page }: PageFile, published: readonly PageFile[]): SiteProblem[] {
  return page.params.modules.flatMap(({ relations: { type }, status }, index) => {
    const need = Object.hasOwn(NEEDED_PAGES, type) ? NEEDED_PAGES[type] : undefined;
    if (!need || status !== 'Published') return [];
    if (published.some((other) => other.page.name === need.page)) return [];
    const path = `params.modules[${index}].relations.type`;
    const kinds = need.shows.join(' or ');
    const reason = `needs a published page "${need.page}" with a module of kind ${kinds}`;
    return [{ file, path, reason }];
  });
}

function shows({ params }: PageFile['page'], kinds: readonly string[]): boolean {
  return params.modules.some(
    ({ relations, status }) => status === 'Published' && kinds.includes(relations.type),
  );
}
