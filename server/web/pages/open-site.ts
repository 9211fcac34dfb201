import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { isLoopback } from '../../../views/domain/third-party/foreign-url.ts';
import { sitePaths } from '../../../views/subjects/site-paths.ts';
import { eachPageScript } from '../../../views/domain/page-files/page-scripts.ts';
import { moduleSchemas } from '../../../views/modules/schemas.ts';
import { withReloadScript } from './dev-reload.ts';
import { SITE_FILES, SiteFiles } from '../../platform/http/site-files.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { AllPictureData } from '../../services/media/picture-data.ts';
import type { Log } from '../../platform/log.ts';
import type { Bundles } from '../../services/render/bundles.ts';
import { createRenderer } from '../../services/render/create-renderer.ts';
import { queuedRenderer } from '../../services/render/queued-renderer.ts';
import type { Renderer } from '../../services/render/renderer.ts';
import { ROOT } from '../../platform/root.ts';
import {
  loadEdition,
  type SiteEdition,
  type SiteFile,
  type Styles,
} from '../../services/site/edition.ts';
import type { CrmCapabilities } from '../../services/crm/capabilities.ts';
import type { RoleMetrics } from '../../services/site/fonts/own-fonts.ts';
import { integrityOf } from '../../services/site/integrity.ts';
import { createLiveSite, type LiveSite } from '../../services/site/live-site.ts';
import { readablePalette } from '../../services/site/colours/palette.ts';
import { siteOfCrm } from '../../services/site/site-of-crm.ts';
import { withoutStandIns } from '../../services/site/without-stand-ins.ts';
import { type OwnTiles, ownTilesUrl } from '../../services/tiles/own-tiles.ts';

/** An edition of the site, and the renderer that puts its stylesheet into pages. */
export interface ServedEdition extends SiteEdition {
  renderer: Renderer;
}

/** The site, and the handler of the files it serves from memory. */
interface OpenedSite {
  live: LiveSite<ServedEdition>;
  files: RequestHandler;
}

interface Options {
  config: SiteUrl & { siteDir: string; devReload: boolean; smtpUrl: string | undefined };
  /** Answers for files that this server has not made. */
  fallback: RequestHandler;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  bundles: Bundles;
  /** What names pictures: the site adds itself. */
  wanted: Pick<AllPictureData, 'add'>;
  ownTiles: Pick<OwnTiles, 'version' | 'municipality' | 'names'>;
  /** Of the site's CRM: what needs more is left out. */
  capabilities: CrmCapabilities;
}

/**
 * The agency's site, kept up to date with its files, and the handler for the files served from
 * memory under SITE_FILES.
 * @throws SiteError for mistakes in the agency's folder.
 */
export async function openSite(options: Options): Promise<OpenedSite> {
  const { config, log, now, wanted } = options;
  const [styles, assets, fontMetrics] = await Promise.all([
    readStyles(),
    readAssets(),
    readFontMetrics(),
  ]);
  const assetUrl = (name: string) => assets.get(name);
  const product = { moduleSchemas, styles, assetUrl, fontMetrics };
  const files = new SiteFiles();
  const { boot, privatePages } = options.bundles.browser;
  const scripts = await integrityOfScripts([boot, privatePages]);
  const live = await createLiveSite<ServedEdition>({
    log,
    load: async () => {
      const loaded = await loadEdition(config.siteDir, product, now());
      const edition = forMail(forUrl(forCrm(loaded, options.capabilities), config.siteUrl), config);
      return { ...edition, renderer: rendererOf(edition, options, scripts) };
    },
    onEdition: (edition) => {
      for (const warning of edition.warnings) log.warn(warning);
      files.publish(edition.files);
    },
  });
  wanted.add({
    version: () => live.current.version,
    data: () => [live.current.site],
    hosts: () => live.current.site.info.pictureHosts,
  });
  return { live, files: files.handler(options.fallback) };
}

/** The edition without what the CRM cannot do. */
function forCrm(edition: SiteEdition, capabilities: CrmCapabilities): SiteEdition {
  const { site, leftOut } = siteOfCrm(edition.site, capabilities);
  const { owners, history } = capabilities;
  const version = createHash('sha256')
    .update(`${edition.version} ${JSON.stringify({ owners, history })}`)
    .digest('hex')
    .slice(0, 16);
  const warning = `the CRM has no owners: these pages are left out: ${leftOut.join(', ')}`;
  const warnings = leftOut.length === 0 ? edition.warnings : [...edition.warnings, warning];
  return { ...edition, site, paths: sitePaths(site), version, warnings };
}

/** The edition for the site's URL; without one only loopback is served. */
function forUrl(edition: SiteEdition, siteUrl: string | undefined): SiteEdition {
  if (siteUrl === undefined || isLoopback(siteUrl)) return edition;
  const { site, left } = withoutStandIns(edition.site);
  const warnings = left.map((id) => `the third party "${id}" is on loopback and was left out`);
  return { ...edition, site, warnings: [...edition.warnings, ...warnings] };
}

/** The edition without searches that are saved, where nobody could be told about them. */
function forMail(
  edition: SiteEdition,
  { siteUrl, smtpUrl }: SiteUrl & { smtpUrl: string | undefined },
): SiteEdition {
  const isLocal = siteUrl === undefined || isLoopback(siteUrl);
  if (isLocal || smtpUrl !== undefined) return edition;
  const { site } = edition;
  return { ...edition, site: { ...site, info: { ...site.info, savedSearches: false } } };
}

function rendererOf(
  { site, stylesheet, furtherStylesheets, fonts, icon, files }: SiteEdition,
  { config, log, bundles, ownTiles }: Options,
  scripts: Integrity,
): Renderer {
  const { boot, hydrate, privatePages, pageScripts, ...others } = bundles.browser;
  const { thirdPartyLoader, thirdPartyTools } = others;
  const rendering = createRenderer({
    bundles,
    assets: {
      stylesheet,
      furtherStylesheets,
      fonts,
      boot: `/assets/${boot}`,
      hydrate: `/assets/${hydrate}`,
      privatePages: `/assets/${privatePages}`,
      pageScripts: eachPageScript((name) => `/assets/${pageScripts[name]}`),
      thirdPartyLoader: `/assets/${thirdPartyLoader}`,
      thirdPartyTools: `/assets/${thirdPartyTools}`,
      icon,
      atlas: {
        url: ownTilesUrl(ownTiles.version(readablePalette(site.info).colours)),
        municipality: ownTiles.municipality,
        names: ownTiles.names,
      },
      integrity: { ...scripts, ...integrityOfFiles(files) },
    },
    onCrash: ({ page, error, componentStack }) =>
      log.error({ err: error, page, componentStack }, 'a module crashed'),
  });
  const renderer = queuedRenderer(rendering);
  if (!config.devReload) return renderer;
  return {
    ...renderer,
    renderPage: async (input) => withReloadScript(await renderer.renderPage(input)),
  };
}

/** The product's style sheets by name. */
async function readStyles(): Promise<Styles> {
  const folder = path.join(ROOT, 'dist/styles');
  const names = await readdir(folder);
  const files = names.map(async (name) => {
    const css = await readFile(path.join(folder, name), 'utf8');
    return [path.basename(name, '.css'), css] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Hashed file names by the names in the source. */
async function readAssets(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(ROOT, 'dist/assets.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}

/** The metrics of the product's fonts by file name. */
async function readFontMetrics(): Promise<Record<string, RoleMetrics>> {
  const text = await readFile(path.join(ROOT, 'dist/font-metrics.json'), 'utf8');
  return JSON.parse(text) as Record<string, RoleMetrics>;
}

/** Values of `integrity` by URL. */
type Integrity = Readonly<Record<string, string>>;

async function integrityOfScripts(names: readonly string[]): Promise<Integrity> {
  const values = names.map(async (name) => {
    const bytes = await readFile(path.join(ROOT, 'dist/assets', name));
    return [`/assets/${name}`, integrityOf(bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(values));
}

function integrityOfFiles(files: readonly SiteFile[]): Integrity {
  return Object.fromEntries(
    files.map(({ name, bytes }) => [`${SITE_FILES}/${name}`, integrityOf(bytes)]),
  );
}
