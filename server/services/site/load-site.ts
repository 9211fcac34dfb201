import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Locale } from '../../../views/domain/locale.ts';
import { type Page, pageSchema } from '../../../views/domain/site/page.ts';
import { OldAddresses } from '../../../views/domain/site/old-addresses.ts';
import type { Site } from '../../../views/domain/site/site.ts';
import { checkModules, type ModuleSchemas } from './check-modules.ts';
import { checkPages, type PageFile } from './check-pages.ts';
import { checkFields } from './check-fields.ts';
import { checkForms } from './check-forms.ts';
import { checkFiles } from './check-files.ts';
import { checkInfo } from './check-info.ts';
import { checkOffices } from './check-offices.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSettings } from './check-settings.ts';
import { COST_RULES, readCostRules } from './read-cost-rules.ts';
import { readRedirects, REDIRECTS } from './read-redirects.ts';
import { withOwnPages } from './own-pages.ts';
import { checkWritten, readTextIfExists } from '../../platform/files/json-file.ts';
import { namesIn } from '../../platform/files/names-in.ts';
import { type OwnFonts, readOwnFonts } from './fonts/own-fonts.ts';
import { readInfo, type Reading } from './read-info.ts';
import { checkModuleTexts, missingTexts } from './required-texts.ts';
import { type ReadBrand, readBrand } from './brand/read-brand.ts';
import { loadContent } from './load-content.ts';
import { SiteError, type SiteProblem } from './site-error.ts';
import { readStreetMap } from './street-map.ts';

interface LoadedSite {
  site: Site;
  /**
   * Changes with every byte of the site's files, and with the date shift; 16 hexadecimal digits.
   */
  version: string;
  /** The files of its brand, and what pictures of it are drawn from. */
  brand: Pick<ReadBrand, 'files' | 'sources'>;
  fonts: OwnFonts;
}

/**
 * Reads and checks an agency's folder: `site.json`, `pages/*.json`, articles, FAQ and testimonials
 * (spec section 3). A module's content is replaced by the output of its kind's schema, with
 * defaults filled in.
 * @param now milliseconds since 1970; without it dates that are relative to today are as written.
 * @throws SiteError with every problem found, not only the first.
 */
export async function loadSite(
  dir: string,
  moduleSchemas: ModuleSchemas,
  now = 0,
): Promise<LoadedSite> {
  const problems: SiteProblem[] = [];
  const hash = createHash('sha256');
  const { info, parts, days, languages } = await readInfo(dir, { problems, hash, now });
  const files = await readPages(dir, { problems, hash, days, languages });
  const complete = problems.length === 0;
  problems.push(...(await checkFiles(dir, files)));
  problems.push(...files.flatMap(checkFields));
  problems.push(...files.flatMap((file) => checkSettings(file, moduleSchemas)));
  const pages = files.map((file) => checkModules(file, moduleSchemas, problems));
  problems.push(...files.flatMap((file) => checkModuleTexts(file, moduleSchemas, languages)));
  // Names and parents are compared only when every file could be read: otherwise each page that
  // refers to an unreadable file would be reported too.
  if (complete) problems.push(...checkPages(files, languages), ...checkForms(files));
  if (complete && info) {
    problems.push(...checkInfo(info, files));
    problems.push(...files.flatMap((file) => checkOffices(file, info.offices)));
  }
  const { content, digest, ...written } = await loadContent(dir, days);
  problems.push(...written.problems);
  hash.update(digest);
  const map = await readStreetMap(dir);
  problems.push(...map.problems);
  hash.update(map.digest);
  const redirects = await readRedirects(dir);
  problems.push(...redirects.problems);
  if (redirects.text !== '') hash.update(`\0${REDIRECTS}\0${redirects.text}`);
  const costs = await readCostRules(dir, languages);
  problems.push(...costs.problems);
  if (costs.text !== '') hash.update(`\0${COST_RULES}\0${costs.text}`);
  const brand = await readBrand(dir, parts);
  problems.push(...brand.problems);
  hash.update(brand.digest);
  const fonts = await readOwnFonts(dir, parts.fonts ?? {});
  problems.push(...fonts.problems);
  if (!info) throw new SiteError(dir, byFile(problems));
  const site: Site = {
    info,
    pages: withOwnPages(pages),
    content,
    ...(map.streets && { streets: map.streets }),
    brand: brand.brand,
    costRules: costs.rules,
  };
  if (complete) problems.push(...checkRedirects(redirects.lines, site));
  if (problems.length > 0) throw new SiteError(dir, byFile(problems));
  const { lines } = redirects;
  if (lines.length > 0) site.oldAddresses = new OldAddresses(lines);
  return { site, version: hash.digest('hex').slice(0, 16), brand, fonts };
}

function byFile(problems: readonly SiteProblem[]): SiteProblem[] {
  return problems.toSorted((a, b) => Number(a.file > b.file) - Number(a.file < b.file));
}

/** How the files of a site are written. */
interface Written {
  days: number | undefined;
  languages: readonly Locale[];
}

async function readPages(
  dir: string,
  { problems, hash, days, languages }: Reading & Written,
): Promise<PageFile[]> {
  const files: PageFile[] = [];
  for (const name of await pageFileNames(dir)) {
    const file = `pages/${name}`;
    const text = (await readTextIfExists(path.join(dir, 'pages', name))) ?? '';
    hash.update(`\0${file}\0${text}`);
    const checked = checkWritten<Page>(text, pageSchema, days, (written) =>
      missingTexts(written, pageSchema, languages),
    );
    if (checked.ok) files.push({ file, page: checked.value });
    else problems.push(...checked.problems.map((problem) => ({ file, ...problem })));
  }
  return files;
}

/** Sorted, so that the same folder gives the same site on every machine. */
async function pageFileNames(dir: string): Promise<string[]> {
  const names = await namesIn(path.join(dir, 'pages'));
  return names.filter((name) => name.endsWith('.json')).sort();
}
