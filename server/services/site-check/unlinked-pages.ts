import { DETAIL_PAGES } from '../site/check-pages.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** Pages that the product itself links to, by name. */
const LINKED: readonly string[] = [
  'home',
  'for-sale',
  'for-rent',
  'projects',
  'search',
  'compare',
  'login',
  'owner',
  'demand',
  'valuation',
  'buying-costs',
  'cookies',
  'privacy',
  ...DETAIL_PAGES,
];

/** Published pages that no menu and no text leads to. */
export function unlinkedPages({ site, json }: CheckedFolder): Warning[] {
  const { navigation, footerPages, footerGroups, extraMenu } = site.info;
  const groups = footerGroups.flatMap(({ pages }) => pages);
  const listed = new Set([LINKED, navigation, footerPages, groups, extraMenu?.pages ?? []].flat());
  const texts = [...json.nodes()].flatMap(({ file, path, value }) =>
    typeof value === 'string' && path !== 'name' ? [{ file, value }] : [],
  );
  return site.pages
    .filter(({ name, status }) => status === 'Published' && !listed.has(name))
    .flatMap(({ id, name, params }) => {
      const file = json.fileOf('pages', id);
      const slugs = Object.values(params.path).filter((slug) => slug !== '');
      const isNamed = texts.some(
        (text) =>
          text.file !== file &&
          (text.value === name || slugs.some((slug) => text.value.includes(`/${slug}`))),
      );
      if (isNamed || file === 'pages') return [];
      const remedy = 'add its name to navigation, extraMenu or footerPages of site.json';
      return [{ file, path: '', reason: `no page leads to "${name}"`, remedy }];
    });
}
