import type { Config } from './config.ts';
import { sessionSecret } from './session-secret.ts';
import type { MissingPaths } from './services/missing-pages/missing-paths.ts';
import type { RefreshRequests } from './services/crm/refresh-requests.ts';
import { STORES_ADAPTERS } from './store-adapters.ts';
import type { LeadStores, OpenOptions, Stores } from './services/stores/stores.ts';

/**
 * Opens the stores that the configuration picks, for a server.
 * @throws StoreError, which names the first that cannot be opened.
 */
export function openStores(config: Config, options: Omit<OpenOptions, 'secret'>): Promise<Stores> {
  const secret = sessionSecret(config);
  return STORES_ADAPTERS[config.stores].open(config, { ...options, secret });
}

/**
 * Opens the leads and the saved searches alone, for a command beside servers that may be running;
 * undefined when the site has none yet.
 * @throws StoreError
 */
export function openLeadStores(config: Config): Promise<LeadStores | undefined> {
  return STORES_ADAPTERS[config.stores].openLeads(config);
}

/**
 * Opens the counts of missing pages alone, for a command; undefined when the site has none yet.
 * @throws StoreError
 */
export function openMissingPages(config: Config): Promise<MissingPaths | undefined> {
  return STORES_ADAPTERS[config.stores].openMissingPages(config);
}

/**
 * Opens the requests to refresh alone, for a command.
 * @throws StoreError
 */
export function openRefreshRequests(config: Config): Promise<RefreshRequests> {
  return STORES_ADAPTERS[config.stores].openRefreshRequests(config);
}
