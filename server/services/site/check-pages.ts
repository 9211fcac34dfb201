import type { Locale } from '../../../views/domain/locale.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import type { SiteProblem } from './site-error.ts';

/** A page and the file it was read from. */
export interface PageFile {
  file: string;
  page: Page;
}

/** Pages that every site must have. */
const REQUIRED_PAGES = ['home', 'for-sale', 'for-rent', 'property'] as const;
/**
 * Their URL paths consist of a list's path and their subject's own, so they have none themselves.
 */
export const DETAIL_PAGES: readonly string[] = [
  'property',
  'project',
  'article',
  'person',
  'call',
  'question',
  'visit',
  'document',
  'open-house',
  'thank-you',
];
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks that need all pages: duplicate names, parents, URL paths in the site's languages. */
export function checkPages(
  files: readonly PageFile[],
  languages: readonly Locale[],
): SiteProblem[] {
  const byId = new Map(files.map(({ page }) => [page.id, page]));
  return [
    ...doubled(files, 'id', ({ page }) => [String(page.id)]),
    ...doubled(files, 'name', ({ page }) => [page.name]),
    ...files.flatMap((file) => checkParent(file, byId)),
    ...files.flatMap((file) => languages.flatMap((locale) => checkPath(file, locale, byId))),
    ...languages.flatMap((locale) =>
      doubled(files, `params.path.${locale}`, ({ page }) => urlPathKeys(page, locale)),
    ),
    ...missingPages(files),
  ];
}

function doubled(
  files: readonly PageFile[],
  path: string,
  keysOf: (file: PageFile) => string[],
): SiteProblem[] {
  const first = new Map<string, string>();
  const problems: SiteProblem[] = [];
  for (const entry of files) {
    for (const key of keysOf(entry)) {
      const other = first.get(key);
      if (other === undefined) first.set(key, entry.file);
      else problems.push({ file: entry.file, path, reason: `the same stands in ${other}` });
    }
  }
  return problems;
}

/** The URL paths of the page in a language: two pages with the same key would share a URL. */
function urlPathKeys(page: Page, locale: Locale): string[] {
  const slug = textOf(page.params.path, locale);
  return slug === '' ? [] : [`${page.parentId ?? ''}/${slug}`];
}

function checkParent({ file, page }: PageFile, byId: ReadonlyMap<number, Page>): SiteProblem[] {
  const path = 'parentId';
  if (page.parentId === null) return [];
  const parent = byId.get(page.parentId);
  if (!parent) return [{ file, path, reason: `there is no page with id ${page.parentId}` }];
  if (isOwnAncestor(page, byId)) {
    return [{ file, path, reason: 'the page is its own ancestor' }];
  }
  if (page.status === 'Published' && parent.status !== 'Published') {
    return [{ file, path, reason: `published below "${parent.name}", which is not` }];
  }
  return [];
}

function isOwnAncestor(page: Page, byId: ReadonlyMap<number, Page>): boolean {
  const seen = new Set<number>();
  let at = page.parentId;
  while (at !== null && !seen.has(at)) {
    if (at === page.id) return true;
    seen.add(at);
    at = byId.get(at)?.parentId ?? null;
  }
  return false;
}

/** A language has both title and path or neither; a required page has them in every one. */
function checkPath(
  { file, page }: PageFile,
  locale: Locale,
  byId: ReadonlyMap<number, Page>,
): SiteProblem[] {
  const path = `params.path.${locale}`;
  const slug = textOf(page.params.path, locale);
  if (slug === '') {
    if (DETAIL_PAGES.includes(page.name)) return [];
    const required = REQUIRED_PAGES.some((name) => name === page.name);
    if (!required && textOf(page.params.title, locale) === '') return [];
    return [{ file, path, reason: 'is missing' }];
  }
  if (!SLUG.test(slug)) return [{ file, path, reason: 'only a-z, 0-9 and single hyphens' }];
  const problems: SiteProblem[] = [];
  if (slug === 'home' && page.name !== 'home' && page.parentId === null) {
    problems.push({ file, path, reason: '"home" always leads to the home page' });
  }
  if (textOf(page.params.title, locale).trim() === '') {
    problems.push({ file, path: `params.title.${locale}`, reason: 'is missing' });
  }
  const parent = page.parentId === null ? undefined : byId.get(page.parentId);
  if (parent && textOf(parent.params.path, locale) === '') {
    problems.push({ file, path, reason: `"${parent.name}" above it has no path in ${locale}` });
  }
  return problems;
}

function missingPages(files: readonly PageFile[]): SiteProblem[] {
  return REQUIRED_PAGES.flatMap((name) => {
    const found = files.find(({ page }) => page.name === name);
    if (!found) return [{ file: 'pages', path: '', reason: `there is no page "${name}"` }];
    if (found.page.status === 'Published') return [];
    return [{ file: found.file, path: 'status', reason: `"${name}" must be Published` }];
  });
}
