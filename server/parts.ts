import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Site } from '../views/domain/site/site.ts';
import { moduleSchemas } from '../views/modules/schemas.ts';
import type { AssetUrls } from '../views/page-context.ts';
import type { Parts } from './app.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { loadGazetteer } from './catalogue/index/gazetteer.ts';
import { loadPictureManifest } from './catalogue/picture-manifest.ts';
import type { Config } from './config.ts';
import type { CrmPort } from './crm/port.ts';
import { reloading } from './http/dev-reload.ts';
import { PageCache } from './http/page-cache/page-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteStylesheet, stylesheetUrl } from './http/site-stylesheet.ts';
import { ONE_DAY, singleFile, staticFiles } from './http/static-files.ts';
import { createI18n, type OnMissing } from './i18n.ts';
import type { Log } from './log.ts';
import { type Bundles, loadBundles } from './render/bundles.ts';
import { createRenderer } from './render/create-renderer.ts';
import type { Renderer } from './render/renderer.ts';
import { loadSite } from './site/load-site.ts';
import { siteStylesheet as stylesheetOf } from './site/stylesheet.ts';
import { systemTimers } from './timers.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MEGABYTE = 1024 * 1024;

export interface Ingredients {
  config: Config;
  log: Log;
  now: () => number;
  crm: CrmPort;
  onMissingText: OnMissing;
}

/**
 * Builds everything that the application is made of, from the build's output and the agency's
 * folder. The catalogue is filled once before it resolves.
 * @throws SiteError for mistakes in the agency's folder; any Error when the build is missing.
 */
export async function buildParts(ingredients: Ingredients): Promise<Parts> {
  const { config, log, now, crm, onMissingText } = ingredients;
  const dist = path.join(ROOT, 'dist');
  const { site, version } = await loadSite(config.siteDir, moduleSchemas);
  const [bundles, assets, css, pictures, gazetteer, i18n] = await Promise.all([
    loadBundles(path.join(dist, 'server')),
    readAssets(path.join(dist, 'assets.json')),
    readFile(path.join(dist, 'styles/base.css'), 'utf8'),
    loadPictureManifest(path.join(dist, 'pictures.json')),
    loadGazetteer(path.join(dist, 'data')),
    createI18n(path.join(ROOT, 'locales'), onMissingText),
  ]);
  const stylesheet = stylesheetOf(site.info, css, (name) => assets.get(name));
  for (const warning of stylesheet.warnings) log.warn(warning);
  const catalogue = createCatalogue({
    crm,
    pictures,
    gazetteer,
    log,
    now,
    timers: systemTimers,
    dataDir: config.dataDir,
    ignoredLabels: () => site.info.ignoredLabels,
  });
  await catalogue.start();
  const renderer = createRenderer({
    bundles,
    assets: assetUrls(site, bundles, assets, stylesheetUrl(stylesheet)),
    onCrash: ({ page, error, componentStack }) =>
      log.error({ err: error, page, componentStack }, 'a module crashed'),
  });
  const devRenderer: Renderer = {
    renderPage: async (input) => reloading(await renderer.renderPage(input)),
  };
  const headers = securityHeaders(config.siteUrl);
  const origin = config.siteUrl ?? site.info.siteUrl ?? `http://${config.host}:${config.port}`;
  return {
    config,
    log,
    now,
    headers,
    source: { site, catalogue, i18n, origin, renderer: config.devReload ? devRenderer : renderer },
    cache: new PageCache({
      version: () => `${version} ${catalogue.version}`,
      maxBytes: 64 * MEGABYTE,
      head: [...headers].flat(),
    }),
    files: {
      [stylesheetUrl(stylesheet)]: siteStylesheet(stylesheet),
      ...(await builtFiles(dist)),
    },
    readiness: () => (catalogue.ready ? [] : ['no homes are known yet']),
  };
}

async function builtFiles(dist: string): Promise<Record<string, RequestHandler>> {
  return {
    '/data': await staticFiles(path.join(dist, 'data'), ONE_DAY),
    '/assets': await staticFiles(path.join(dist, 'assets')),
    '/media': await staticFiles(path.join(dist, 'media')),
    '/third-party-notices.txt': singleFile(path.join(dist, 'third-party-notices.txt')),
  };
}

/** The build's names of the files that keep a plain name in the source. */
async function readAssets(file: string): Promise<ReadonlyMap<string, string>> {
  return new Map(
    Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>),
  );
}

function assetUrls(
  { info }: Site,
  { browser }: Bundles,
  assets: ReadonlyMap<string, string>,
  stylesheet: string,
): AssetUrls {
  const fonts = [info.fonts.heading, info.fonts.text].map(({ file }) =>
    assets.get(`fonts/${file}`),
  );
  return {
    stylesheet,
    boot: `/assets/${browser.boot}`,
    hydrate: `/assets/${browser.hydrate}`,
    fonts: fonts.filter((url) => url !== undefined),
    icon: assets.get('icons/favicon.svg') ?? '',
  };
}
