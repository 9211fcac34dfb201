import { systemTimers } from '../../../platform/concurrency/timers.ts';
import { makeFolderSync } from '../../../platform/files/make-folder.ts';
import { requireNotReplaced, shareOpenLock } from '../../../platform/postgres/open-lock.ts';
import { PostgresSavedSearches } from '../../alerts/postgres/postgres-saved-searches.ts';
import { PostgresCatalogueCopies } from '../../catalogue/postgres/postgres-catalogue-copies.ts';
import { PostgresCatalogueElection } from '../../catalogue/postgres/postgres-catalogue-election.ts';
import { PostgresCrmIds } from '../../crm/postgres/postgres-crm-ids.ts';
import { PostgresRefreshRequests } from '../../crm/postgres/postgres-refresh-requests.ts';
import { PostgresSeenItems } from '../../crm/postgres/postgres-seen-items.ts';
import { PostgresViewCounts } from '../../crm/postgres/postgres-view-counts.ts';
import { SealedDrafts } from '../../drafts/sealed-drafts.ts';
import { PostgresHandedIn } from '../../handed-in/postgres/postgres-handed-in.ts';
import { SpoolingLeadStore } from '../../leads/postgres/spooling-lead-store.ts';
import { PostgresRateLimits } from '../../limits/postgres/postgres-rate-limits.ts';
import { PostgresMachines } from '../../machines/postgres/postgres-machines.ts';
import { PostgresMissingPaths } from '../../missing-pages/postgres/postgres-missing-paths.ts';
import { PostgresOwnerNews } from '../../owners/postgres/postgres-owner-news.ts';
import { PostgresSessionStore } from '../../owners/postgres/postgres-session-store.ts';
import { PostgresSignIns } from '../../owners/postgres/postgres-sign-ins.ts';
import { StoreError } from '../store-error.ts';
import type { StoresAdapter } from '../stores.ts';
import { openLeads } from './open-leads.ts';
import {
  COMMAND,
  onceReady,
  openForCommand,
  openSiteDatabase,
  requiredUrl,
} from './open-site-database.ts';
import { postgresBackup } from './postgres-backup.ts';

/** Stores in PostgreSQL, for one machine or several; drafts are sealed in what the browser brings back. */
export const postgresStores: StoresAdapter = {
  async open(config, { secret, log, now, elapsed = now }) {
    const { databaseUrl, dataDir } = config;
    const url = requiredUrl(databaseUrl);
    // For what is this machine's own: pictures, documents while they arrive.
    makeFolderSync(dataDir, 0o700);
    const db = await openSiteDatabase(url, { log });
    const leads = await openLeads(db, config, { log, now });
    const election = new PostgresCatalogueElection({
      url,
      db,
      log,
      timers: systemTimers,
      elapsed,
      onConnect: shareOpenLock,
    });
    await election.start();
    const close = async () => {
      await election.stop();
      await leads.close();
    };
    try {
      await onceReady(url, { log }, requireNotReplaced);
    } catch (error) {
      await close();
      throw new StoreError('leads', error);
    }
    if (leads instanceof SpoolingLeadStore) leads.start();
    return {
      leads,
      savedSearches: new PostgresSavedSearches(db, now),
      handedIn: new PostgresHandedIn(db, dataDir),
      ownerNews: new PostgresOwnerNews(db, now),
      limits: new PostgresRateLimits(db, secret),
      sessions: new PostgresSessionStore(db, { log, now }),
      signIns: new PostgresSignIns(db),
      drafts: new SealedDrafts(secret),
      catalogueCopies: new PostgresCatalogueCopies(db, election),
      missingPages: new PostgresMissingPaths(db),
      crmIds: new PostgresCrmIds(db),
      refreshRequests: new PostgresRefreshRequests(db),
      viewCounts: new PostgresViewCounts(db),
      seenItems: new PostgresSeenItems(db),
      machines: new PostgresMachines(db),
      close,
    };
  },
  async openLeads(config) {
    const db = await openForCommand(config);
    return (
      db && {
        leads: await openLeads(db, config, COMMAND),
        savedSearches: new PostgresSavedSearches(db),
        handedIn: new PostgresHandedIn(db, config.dataDir),
      }
    );
  },
  async openMissingPages(config) {
    const db = await openForCommand(config);
    return db && new PostgresMissingPaths(db);
  },
  async openRefreshRequests({ databaseUrl }) {
    const db = await openSiteDatabase(requiredUrl(databaseUrl), COMMAND);
    return new PostgresRefreshRequests(db);
  },
  ...postgresBackup,
};
