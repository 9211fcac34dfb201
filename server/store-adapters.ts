import { sqliteStores } from './services/stores/sqlite/sqlite-stores.ts';
import type { StoresAdapter } from './services/stores/stores.ts';

/** Where the stores can be, by `Config.stores`. */
export const STORES_ADAPTERS = {
  /** Files of DATA_DIR; needs no server. */
  sqlite: sqliteStores,
  /** A database, of one machine or several; its driver is loaded where it is used. */
  postgres: {
    open: async (...given) => (await postgres()).open(...given),
    openLeads: async (...given) => (await postgres()).openLeads(...given),
    openMissingPages: async (...given) => (await postgres()).openMissingPages(...given),
    openRefreshRequests: async (...given) => (await postgres()).openRefreshRequests(...given),
    backUp: async (...given) => (await postgres()).backUp(...given),
    whileClosed: async (...given) => (await postgres()).whileClosed(...given),
    restore: async (...given) => (await postgres()).restore(...given),
  },
} as const satisfies Record<string, StoresAdapter>;

async function postgres(): Promise<StoresAdapter> {
  return (await import('./services/stores/postgres/postgres-stores.ts')).postgresStores;
}
