import path from 'node:path';
import { moduleSchemas } from '../../../views/modules/schemas.ts';
import { ROOT } from '../../platform/root.ts';
import { namesIn } from '../../platform/files/names-in.ts';
import { loadGazetteer } from '../../services/catalogue/index/gazetteer.ts';
import type { Crm } from '../../services/crm/port.ts';
import { loadSite } from '../../services/site/load-site.ts';
import { readFonts } from '../../services/site/own-fonts.ts';
import { readRedirects } from '../../services/site/read-redirects.ts';
import { SiteError } from '../../services/site/site-error.ts';
import { Outlines } from '../../services/tiles/outlines.ts';
import { loadMapData } from '../../services/tiles/own-tiles.ts';
import { errorsOfSite, findingsOfItems } from './errors.ts';
import type { Finding } from './finding.ts';
import { FolderJson } from './folder-json.ts';
import { folderFiles } from './folder-files.ts';
import { warningsOf } from './warnings.ts';

/** The CRM whose homes, projects and owners are files of the folder. */
export type FolderCrm = Pick<Crm, 'catalogue' | 'owners'>;

/**
 * Everything that is wrong with an agency's folder, or may not be meant. Warnings about the site
 * need one that can start.
 * @param crm absent where homes and owners are in a CRM behind HTTP.
 * @param now milliseconds since 1970.
 */
export async function checkFolder(
  dir: string,
  crm: FolderCrm | undefined,
  now: number,
): Promise<Finding[]> {
  const items = crm ? await itemsOf(crm) : { homes: [], projects: [], findings: [] };
  const loaded = await siteOf(dir, now);
  if ('findings' in loaded) return [...loaded.findings, ...items.findings];
  const files = await folderFiles(dir);
  const data = path.join(ROOT, 'public/data');
  const warnings = warningsOf({
    files,
    json: await FolderJson.read(dir, files),
    site: loaded.site,
    homes: items.homes,
    projects: items.projects,
    hasHomes: crm !== undefined,
    redirects: (await readRedirects(dir)).lines,
    productFonts: new Set(await namesIn(path.join(ROOT, 'public/fonts'))),
    gazetteer: await loadGazetteer(data),
    outlines: new Outlines(await loadMapData(data)),
  });
  return [...items.findings, ...warnings];
}

async function siteOf(dir: string, now: number) {
  try {
    const { site } = await loadSite(dir, moduleSchemas, now);
    await readFonts(dir, site.info.fonts, async () => undefined);
    return { site };
  } catch (error) {
    if (error instanceof SiteError) return { findings: errorsOfSite(error.problems) };
    throw error;
  }
}

async function itemsOf({ catalogue, owners }: FolderCrm) {
  const homes = await catalogue.properties();
  const projects = await catalogue.projects();
  const dropped = [...homes.dropped, ...projects.dropped, ...(await owners.check())];
  return { homes: homes.items, projects: projects.items, findings: findingsOfItems(dropped) };
}
