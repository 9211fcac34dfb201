import type { Store } from 'express-session';
import type { Log } from '../../platform/log.ts';
import type { SavedSearchStore } from '../alerts/saved-search-store.ts';
import type { CatalogueCopies } from '../catalogue/catalogue-copies.ts';
import type { CrmIds } from '../crm/crm-ids.ts';
import type { RefreshRequests } from '../crm/refresh-requests.ts';
import type { SeenItems } from '../crm/seen-items.ts';
import type { ViewCounts } from '../crm/view-counts.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { HandedInStore } from '../handed-in/handed-in-store.ts';
import type { LeadStore } from '../leads/model/lead-store.ts';
import type { MachineStore } from '../machines/machine-store.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { MissingPaths } from '../missing-pages/missing-paths.ts';
import type { OwnerNewsStore } from '../owners/news/owner-news-store.ts';
import type { SignIns } from '../owners/sign-ins.ts';

/**
 * All that a site keeps, shared by its servers. Each interface has a contract suite that every
 * adapter runs; a method rejects when the store cannot be reached.
 */
export interface Stores {
  /** What visitors sent, messages to friends too, and the queue of its deliveries. */
  leads: LeadStore;
  /** Searches that visitors have saved: in the place of the leads, for their queue. */
  savedSearches: SavedSearchStore;
  /** Documents that owners handed in, each with its lead. */
  handedIn: HandedInStore;
  /** Which owners want news of their homes by mail. */
  ownerNews: OwnerNewsStore;
  /** Counts of forms, crash reports, messages to friends and failed sign-ins. */
  limits: RateLimits;
  /** Sessions of owners: any store of express-session. */
  sessions: Store;
  /** When owners signed in. */
  signIns: SignIns;
  drafts: DraftStore;
  catalogueCopies: CatalogueCopies;
  /** Pages that were asked for and are not there. */
  missingPages: MissingPaths;
  /** Numbers for the ids of a CRM that are no numbers. */
  crmIds: CrmIds;
  /** Requests to refresh the catalogue at once. */
  refreshRequests: RefreshRequests;
  /** Views of homes that the CRM has not been told. */
  viewCounts: ViewCounts;
  /** What is remembered of homes, to tell what changes. */
  seenItems: SeenItems;
  /** Servers on other machines; undefined where there is one machine alone. */
  machines?: MachineStore | undefined;
  /** Closes all of them, once nothing uses them any more. */
  close(): Promise<void>;
}

/** The parts of {@link Stores} that are stores. */
export type StoreName = Exclude<keyof Stores, 'close'>;

export interface OpenOptions {
  /** The session secret: what is kept can only be read, or counted, with it. */
  secret: string;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets; without it `now`. */
  elapsed?: () => number;
}

/** Leads, and what changes or is erased with them. */
export type LeadStores = Pick<Stores, 'leads' | 'savedSearches' | 'handedIn'>;

/** Where the stores of a site are. */
export interface StoresAdapter {
  /**
   * Opens the stores for a server, or gives up after a time of its own.
   * @throws StoreError for the first that cannot be opened; those before are closed.
   */
  open(config: StoresConfig, options: OpenOptions): Promise<Stores>;
  /**
   * Opens the leads, and what is kept with them, for a command beside servers that may be running;
   * undefined when the site has none yet. Closing the leads closes both.
   * @throws StoreError
   */
  openLeads(config: StoresConfig): Promise<LeadStores | undefined>;
  /** The same with the counts of missing pages. */
  openMissingPages(config: StoresConfig): Promise<MissingPaths | undefined>;
  /**
   * Opens the requests to refresh for a command, beside servers that may be running.
   * @throws StoreError
   */
  openRefreshRequests(config: StoresConfig): Promise<RefreshRequests>;
  /**
   * Writes all that must not be lost into an empty folder, beside servers that may be running.
   * Messages to friends, counts of limits and of missing pages are left out: they are soon old.
   * @returns the folder whose `handed-in` has the documents of owners: this one, or DATA_DIR.
   * @throws when a store cannot be read.
   */
  backUp(config: StoresConfig, folder: string): Promise<string>;
  /**
   * Opens nothing, and runs `work` while no server has the stores open.
   * @throws StoreError while one has.
   */
  whileClosed<T>(config: StoresConfig, work: () => Promise<T>): Promise<T>;
  /**
   * Puts what {@link backUp} wrote in the place of what is there, which is moved into another
   * folder. For the work of {@link whileClosed}.
   * @throws before anything is moved when what it brings cannot be used.
   */
  restore(config: StoresConfig, options: RestoreOptions): Promise<Restored>;
}

export interface RestoreOptions {
  /** What a backup wrote. */
  from: string;
  /** An empty folder that takes what is replaced. */
  replaced: string;
}

/** What a restore brought. */
export interface Restored {
  /** Number of leads; undefined where the backup has none. */
  leads: number | undefined;
  hasSessions: boolean;
  hasCatalogue: boolean;
  hasCrmIds: boolean;
  /** Number of documents that owners had handed in. */
  documents: number;
}

/** What an adapter may read of the configuration. */
export interface StoresConfig {
  /** Folder for data that outlives a run. */
  dataDir: string;
  /** Of PostgreSQL, where the stores are there. */
  databaseUrl?: string | undefined;
  /** Whether a lead is kept in `dataDir` while the database does not answer. */
  spool?: boolean | undefined;
}
