import { hasLanguage } from '../../../views/domain/site/languages.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { checkBrand } from './check-brand.ts';
import { checkThirdParties } from './check-third-parties.ts';
import type { PageFile } from './check-pages.ts';
import { unknownPageName } from './unknown-page-name.ts';
import type { SiteProblem } from './site-error.ts';

const file = 'site.json';

/** Checks the references and ids of site.json: the pages must exist, and ids be unique. */
export function checkInfo(info: SiteInfo, files: readonly PageFile[]): SiteProblem[] {
  return [
    ...checkPageNames('navigation', info.navigation, files),
    ...checkPageNames('footerPages', info.footerPages, files),
    ...info.footerGroups.flatMap(({ pages }, index) =>
      checkPageNames(`footerGroups[${index}].pages`, pages, files),
    ),
    ...checkExtraMenu(info, files),
    ...doubledIds('labels', info.labels),
    ...doubledIds('offices', info.offices),
    ...checkBrand(info, files),
    ...checkThirdParties(info.thirdParties, files),
    ...checkLeads(info),
  ];
}

function checkLeads({ languages, leads }: SiteInfo): SiteProblem[] {
  if (leads.language === undefined || hasLanguage(languages, leads.language)) return [];
  const reason = `is not one of the languages of the site: ${languages.join(', ')}`;
  return [{ file, path: 'leads.language', reason }];
}

function checkPageNames(
  key: string,
  names: readonly string[],
  files: readonly PageFile[],
): SiteProblem[] {
  return names.flatMap((name, index) => {
    const path = `${key}[${index}]`;
    const found = files.find(({ page }) => page.name === name);
    if (!found) return [{ file, path, reason: unknownPageName(name, files.map(nameOf)) }];
    if (found.page.status !== 'Published') {
      return [{ file, path, reason: `the page "${name}" is not Published` }];
    }
    if (names.indexOf(name) < index) return [{ file, path, reason: `"${name}" stands twice` }];
    return [];
  });
}

function checkExtraMenu(
  { extraMenu, navigation }: SiteInfo,
  files: readonly PageFile[],
): SiteProblem[] {
  const names = extraMenu?.pages ?? [];
  const repeated = names.flatMap((name, index) =>
    navigation.includes(name)
      ? [{ file, path: `extraMenu.pages[${index}]`, reason: `"${name}" is in the navigation` }]
      : [],
  );
  return [...checkPageNames('extraMenu.pages', names, files), ...repeated];
}

function doubledIds(key: string, items: readonly { id: number }[]): SiteProblem[] {
  return items.flatMap(({ id }, index) =>
    items.findIndex((item) => item.id === id) < index
      ? [{ file, path: `${key}[${index}].id`, reason: `${id} stands twice` }]
      : [],
  );
}

function nameOf({ page }: PageFile): string {
  return page.name;
}
