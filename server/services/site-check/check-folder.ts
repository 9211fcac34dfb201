import { brusselsDate } from '../../../views/domain/format/date.ts';
import { moduleSchemas } from '../../../views/modules/schemas.ts';
import type { Crm } from '../crm/port.ts';
import { loadSite } from '../site/load-site.ts';
import { readRedirects } from '../site/read-redirects.ts';
import { SiteError } from '../site/site-error.ts';
import { errorsOfSite, findingsOfItems } from './errors.ts';
import type { Finding } from './finding.ts';
import { FolderJson } from './folder-json.ts';
import { folderFiles } from './folder-files.ts';
import type { ProductData } from './product-data.ts';
import { warningsOf } from './warnings.ts';

interface Options {
  /** The agency's folder. */
  dir: string;
  /**
   * The CRM whose homes, projects and owners are files of the folder; undefined where they are in a
   * CRM behind HTTP.
   */
  crm: Pick<Crm, 'catalogue' | 'owners'> | undefined;
  /** Milliseconds since 1970. */
  now: number;
  product: ProductData;
}

/**
 * Everything that is wrong with an agency's folder, or may not be meant. Warnings about the site
 * need one that can start.
 */
export async function checkFolder({ dir, crm, now, product }: Options): Promise<Finding[]> {
  const items = crm ? await itemsOf(crm) : { homes: [], projects: [], findings: [] };
  const loaded = await siteOf(dir, now);
  const files = await folderFiles(dir);
  const json = await FolderJson.read(dir, files);
  const ofSite =
    'findings' in loaded
      ? loaded.findings
      : warningsOf({
          files,
          json,
          site: loaded.site,
          today: brusselsDate(now) ?? '',
          homes: items.homes,
          projects: items.projects,
          hasHomes: crm !== undefined,
          redirects: (await readRedirects(dir)).lines,
          ...product,
        });
  const found = crm ? [...items.findings, ...ofSite] : ofSite;
  return found.map((finding) => ({ ...finding, id: json.idOf(finding.file) }));
}

async function siteOf(dir: string, now: number) {
  try {
    const { site } = await loadSite(dir, moduleSchemas, now);
    return { site };
  } catch (error) {
    if (error instanceof SiteError) return { findings: errorsOfSite(error.problems) };
    throw error;
  }
}

async function itemsOf({ catalogue, owners }: Pick<Crm, 'catalogue' | 'owners'>) {
  const homes = await catalogue.properties();
  const projects = await catalogue.projects();
  const dropped = [...homes.dropped, ...projects.dropped, ...(await owners.check())];
  return { homes: homes.items, projects: projects.items, findings: findingsOfItems(dropped) };
}
