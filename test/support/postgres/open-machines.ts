import { parseConfig } from '../../../server/config.ts';
import { openStores } from '../../../server/open-stores.ts';
import { createLog } from '../../../server/platform/log.ts';
import type { Stores } from '../../../server/services/stores/stores.ts';
import { NOON, type SiteApp, siteApp, temporaryDataDir } from '../site-app.ts';

/** A server of a site, with the stores that it has opened. */
export interface Machine {
  site: SiteApp;
  stores: Stores;
}

/** A server of one site for each of the settings, on the PostgreSQL of `url`. */
export async function openMachines(
  url: string,
  settings: readonly Readonly<Record<string, string>>[],
): Promise<Machine[]> {
  const env = { DATABASE_URL: url, SESSION_SECRET: 'of both machines, and long enough' };
  const machines: Machine[] = [];
  for (const own of settings) {
    const config = parseConfig({ ...env, ...own, DATA_DIR: temporaryDataDir() });
    const stores = await openStores(config, { log: createLog('silent'), now: () => NOON });
    machines.push({ site: await siteApp({ env, stores }), stores });
  }
  return machines;
}

export async function closeMachines(machines: readonly Machine[]): Promise<void> {
  await Promise.all(machines.map(({ stores }) => stores.close()));
}
