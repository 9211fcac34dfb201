import { SqliteSavedSearches } from '../../alerts/sqlite/sqlite-saved-searches.ts';
import { CatalogueFile } from '../../catalogue/files/catalogue-file.ts';
import { openCrmStore, openRefreshRequestsForCommand } from '../../crm/sqlite/open-crm-store.ts';
import { SealedDrafts } from '../../drafts/sealed-drafts.ts';
import { HandedInFiles } from '../../handed-in/handed-in-files.ts';
import {
  hasLeadStore,
  openLeadStore,
  openLeadStoreForCommand,
} from '../../leads/sqlite/open-lead-store.ts';
import {
  openMissingPaths,
  openMissingPathsForCommand,
} from '../../missing-pages/sqlite/open-missing-paths.ts';
import { openRateLimits } from '../../limits/sqlite/open-rate-limits.ts';
import { openOwnerStore } from '../../owners/sqlite/open-owner-store.ts';
import { SqliteOwnerNews } from '../../owners/sqlite/sqlite-owner-news.ts';
import { StoreError } from '../store-error.ts';
import { sqliteBackup } from './sqlite-backup.ts';
import type { StoreName, StoresAdapter } from '../stores.ts';

/** Stores in SQLite files of DATA_DIR; drafts are sealed in what the browser brings back. */
export const sqliteStores: StoresAdapter = {
  async open({ dataDir }, { secret, log, now }) {
    const opened: (() => Promise<void> | void)[] = [];
    const close = async () => {
      for (const closeOne of opened) await closeOne();
    };
    /** Closes those before when this one cannot be opened. */
    const openNext = async <T extends { close(): Promise<void> | void }>(
      name: StoreName,
      open: () => T,
    ): Promise<T> => {
      try {
        const store = open();
        opened.push(() => store.close());
        return store;
      } catch (error) {
        await close();
        throw new StoreError(name, error);
      }
    };
    const leads = await openNext('leads', () => openLeadStore(dataDir, { log, now: now() }));
    const limits = await openNext('limits', () =>
      openRateLimits(dataDir, { secret, log, now: now() }),
    );
    const owners = await openNext('sessions', () => openOwnerStore(dataDir, { log, now }));
    const missingPages = await openNext('missingPages', () =>
      openMissingPaths(dataDir, { log, now: now() }),
    );
    const { crmIds, refreshRequests, viewCounts, seenItems } = await openNext('crmIds', () =>
      openCrmStore(dataDir, { log, now: now() }),
    );
    return {
      leads,
      savedSearches: new SqliteSavedSearches(leads.db),
      handedIn: new HandedInFiles(dataDir),
      ownerNews: new SqliteOwnerNews(leads.db),
      limits,
      sessions: owners.sessions,
      signIns: owners.signIns,
      drafts: new SealedDrafts(secret),
      catalogueCopies: new CatalogueFile(dataDir),
      missingPages,
      crmIds,
      refreshRequests,
      viewCounts,
      seenItems,
      close,
    };
  },
  async openLeads({ dataDir }) {
    if (!hasLeadStore(dataDir)) return undefined;
    try {
      const leads = openLeadStoreForCommand(dataDir);
      const savedSearches = new SqliteSavedSearches(leads.db);
      return { leads, savedSearches, handedIn: new HandedInFiles(dataDir) };
    } catch (error) {
      throw new StoreError('leads', error);
    }
  },
  async openMissingPages({ dataDir }) {
    try {
      return openMissingPathsForCommand(dataDir);
    } catch (error) {
      throw new StoreError('missingPages', error);
    }
  },
  async openRefreshRequests({ dataDir }) {
    try {
      return openRefreshRequestsForCommand(dataDir);
    } catch (error) {
      throw new StoreError('refreshRequests', error);
    }
  },
  ...sqliteBackup,
};
