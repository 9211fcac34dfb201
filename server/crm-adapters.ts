import type { Config } from './config.ts';
import type { CrmIds } from './services/crm/crm-ids.ts';
import { demoCrm } from './services/crm/demo/crm.ts';
import { httpCrm } from './services/crm/http/http-crm.ts';
import { withOpenHouses } from './services/crm/open-house-file.ts';
import type { Crm } from './services/crm/port.ts';
import { siteLanguages } from './services/crm/whise/site-languages.ts';
import { whiseCrm } from './services/crm/whise/whise-crm.ts';

/** Dependencies of an adapter besides the configuration. */
export interface AdapterOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Numbers for ids that are text. */
  ids: CrmIds;
}

/** The adapter for each value of the configuration's `crm`. */
export const CRM_ADAPTERS: Readonly<
  Record<Config['crm'], (config: Config, options: AdapterOptions) => Crm>
> = {
  demo: demoCrm,
  http: ({ httpCrm: access, siteDir }, { now }) => {
    if (!access) throw new Error('CRM=http without its settings');
    return withOpenHouses(httpCrm(access, { now }), siteDir, now);
  },
  whise: ({ whise, siteDir }, { now }) => {
    if (!whise) throw new Error('CRM=whise without its settings');
    const crm = whiseCrm(whise, { now, languages: () => siteLanguages(siteDir) });
    return withOpenHouses(crm, siteDir, now);
  },
};

/**
 * A new adapter to the homes in the agency's folder, which remembers no earlier version of them;
 * undefined where the configured CRM has them.
 */
export function folderCrm(config: Config, now: () => number): Crm | undefined {
  return config.crm === 'demo' ? demoCrm(config, { now }) : undefined;
}
