import path from 'node:path';
import type { Log } from '../../../platform/log.ts';
import {
  OPEN_TIMEOUT,
  openDatabase,
  openUndamaged,
} from '../../../platform/sqlite/open-database.ts';
import type { CrmIds } from '../crm-ids.ts';
import type { RefreshRequests } from '../refresh-requests.ts';
import type { SeenItems } from '../seen-items.ts';
import type { ViewCounts } from '../view-counts.ts';
import { SqliteCrmIds } from './sqlite-crm-ids.ts';
import { SqliteRefreshRequests } from './sqlite-refresh-requests.ts';
import { SqliteSeenItems } from './sqlite-seen-items.ts';
import { SqliteViewCounts } from './sqlite-view-counts.ts';
import { CRM_DATABASE, CRM_FILE } from './tables.ts';

/** What a site keeps of its CRM besides the copy of the catalogue. */
export interface CrmStore {
  crmIds: CrmIds;
  refreshRequests: RefreshRequests;
  viewCounts: ViewCounts;
  seenItems: SeenItems;
  close(): void;
}

/**
 * Opens it for a server. A damaged file is set aside: nearly all ids get the numbers that they had.
 * @throws when the folder cannot be written.
 */
export function openCrmStore(dataDir: string, { log, now }: { log: Log; now: number }): CrmStore {
  const { db, setAside } = openDatabase(path.join(dataDir, CRM_FILE), CRM_DATABASE, now);
  if (setAside !== undefined) {
    const kept = path.basename(setAside);
    log.error({ kept }, 'the file of the CRM’s ids was damaged: their numbers are made anew');
  }
  return {
    crmIds: new SqliteCrmIds(db),
    refreshRequests: new SqliteRefreshRequests(db),
    viewCounts: new SqliteViewCounts(db),
    seenItems: new SqliteSeenItems(db),
    close: () => db.close(),
  };
}

/**
 * Opens the requests for a command, beside servers that may be running.
 * @throws a DamagedError when the file is damaged.
 */
export function openRefreshRequestsForCommand(dataDir: string): RefreshRequests {
  const file = path.join(dataDir, CRM_FILE);
  return new SqliteRefreshRequests(openUndamaged(file, { ...CRM_DATABASE, timeout: OPEN_TIMEOUT }));
}
