import { sqliteStores } from './services/stores/sqlite/sqlite-stores.ts';
import type { StoresAdapter } from './services/stores/stores.ts';

/** Where the stores can be, by `Config.stores`. */
export const STORES_ADAPTERS = {
  /** Files of DATA_DIR; needs no server. */
  sqlite: sqliteStores,
} as const satisfies Record<string, StoresAdapter>;
