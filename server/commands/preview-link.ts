// Prints a preview URL of a page that is not published; it expires: npm run preview-link -- about
// --locale fr --hours 48 npm run preview-link -- property --home 70408 npm run preview-link --
// project --project 3101 It fails for an unknown page, home, project, person or article.
import { parseArgs } from 'node:util';
import { isLocale } from '../../views/domain/locale.ts';
import type { Page } from '../../views/domain/site/page.ts';
import type { Site } from '../../views/domain/site/site.ts';
import { moduleSchemas } from '../../views/modules/schemas.ts';
import { withPreviewToken } from '../../views/routing/preview-token.ts';
import { sitePaths } from '../../views/subjects/site-paths.ts';
import { SUBJECT_KINDS } from '../../views/subjects/subject-kinds.ts';
import { type Config, readConfig } from '../config.ts';
import { MemoryCrmIds } from '../services/crm/memory-crm-ids.ts';
import { CRM_ADAPTERS } from '../crm-adapters.ts';
import { knownSecret } from '../session-secret.ts';
import { loadSite } from '../services/site/load-site.ts';
import { previewKey, signPreview } from '../services/site/preview-token.ts';
import { commandFailure, UsageError } from './command-failure.ts';

/** The kinds of subject that are shown through a template page, and the option that names one. */
const SHOWN_THROUGH = Object.values(SUBJECT_KINDS).flatMap(({ template, preview }) =>
  template === undefined || preview === undefined ? [] : [{ template, ...preview }],
);
const OPTIONS = SHOWN_THROUGH.map(({ option }) => option).sort();
const USAGE =
  'npm run preview-link -- <page> [--locale nl|fr|en|de] [--hours 1 to 720] ' +
  OPTIONS.map((option) => `[--${option} <id>]`).join(' ');
const HOUR = 3_600_000;
const MAX_HOURS = 720;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      hours: { type: 'string', default: '24' },
      ...Object.fromEntries(OPTIONS.map((option) => [option, { type: 'string' as const }])),
    },
  });
  const [name, ...rest] = positionals;
  const { locale } = values;
  const given: Readonly<Record<string, string | undefined>> = values;
  const hours = Number(values.hours);
  const isLifetime = Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS;
  const ids = new Map(OPTIONS.map((option) => [option, given[option]]));
  const areIds = [...ids.values()].every((id) => id === undefined || /^\d{1,16}$/.test(id));
  if (
    name === undefined ||
    rest.length > 0 ||
    (locale !== undefined && !isLocale(locale)) ||
    !isLifetime ||
    !areIds
  ) {
    throw new UsageError(`usage: ${USAGE}`);
  }
  return { name, locale, hours, ids };
}

function pageNamed(site: Site, name: string): Page {
  const page = site.pages.find((candidate) => candidate.name === name);
  if (page) return page;
  const names = site.pages.map((candidate) => candidate.name).sort();
  throw new UsageError(`There is no page "${name}"; there are: ${names.join(', ')}.`);
}

/**
 * The page's own path; for a template page that of a home, project or article, which redirects to
 * its canonical path, because that depends on the CRM's data.
 */
function pathOf(
  site: Site,
  page: Page,
  { ids, ...link }: ReturnType<typeof readArguments>,
): string {
  const paths = sitePaths(site);
  const { languages } = site.info;
  const { locale = languages[0] } = link;
  if (!languages.includes(locale)) {
    throw new UsageError(`The site has no language ${locale}; it has: ${languages.join(', ')}.`);
  }
  const shown = SHOWN_THROUGH.find(({ template }) => template === page.name);
  const id = shown && ids.get(shown.option);
  const path = shown
    ? id !== undefined && shown.path(paths, locale, id)
    : paths.pathOf(page, locale);
  if (path) return path;
  throw new UsageError(
    shown && id === undefined
      ? `The page "${page.name}" is seen at a ${shown.option}: add --${shown.option} and the id of one.`
      : `The page "${page.name}" has no address in ${locale}.`,
  );
}

/** The ids of the items of each kind that a template page can show. */
const IDS: Record<string, (site: Site, config: Config) => Promise<readonly number[]>> = {
  home: async (_site, config) => idsOf((await catalogueOf(config).properties()).items),
  project: async (_site, config) => idsOf((await catalogueOf(config).projects()).items),
  person: async (_site, config) => idsOf(await catalogueOf(config).team()),
  article: async ({ content }) => idsOf(content?.articles ?? []),
};

function catalogueOf(config: Config) {
  return CRM_ADAPTERS[config.crm](config, { now: Date.now, ids: new MemoryCrmIds() }).catalogue;
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map(({ id }) => id);
}

/** @throws UsageError for an unknown id, or one of a kind that the page does not show. */
async function refuseUnknown(
  { name, ids }: ReturnType<typeof readArguments>,
  site: Site,
  config: Config,
): Promise<void> {
  const shown = SHOWN_THROUGH.find(({ template }) => template === name);
  for (const [option, id] of ids) {
    if (id === undefined) continue;
    if (option !== shown?.option) throw new UsageError(`The page "${name}" shows no ${option}.`);
    const known = await IDS[option]?.(site, config);
    if (known?.includes(Number(id))) continue;
    throw new UsageError(`There is no ${option} ${id} that visitors may see.`);
  }
}

function originOf({ siteUrl, host, port }: ReturnType<typeof readConfig>, site: Site): string {
  return siteUrl ?? site.info.siteUrl ?? `http://${host}:${port}`;
}

async function main(): Promise<void> {
  const link = readArguments();
  const config = readConfig();
  const secret = knownSecret(config);
  if (secret === undefined) {
    throw new UsageError(
      'There is no secret to sign with: set SESSION_SECRET, the same as for the server, or start ' +
        'the site once with this DATA_DIR, where it keeps one.',
    );
  }
  const { site } = await loadSite(config.siteDir, moduleSchemas);
  const page = pageNamed(site, link.name);
  const path = pathOf(site, page, link);
  await refuseUnknown(link, site, config);
  const expires = Date.now() + link.hours * HOUR;
  const token = signPreview(previewKey(secret), page.name, expires);
  process.stdout.write(`${originOf(config, site)}${withPreviewToken(path, token)}\n`);
  process.stderr.write(`It opens until ${new Date(expires).toISOString()}.\n`);
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  process.stderr.write(`${isUsage ? `usage: ${USAGE}` : commandFailure(error)}\n`);
  process.exitCode = 1;
}
