import type { DataPort } from '../../views/data-port.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { CataloguePort } from '../crm/catalogue-port.ts';
import type { Log } from '../log.ts';
import type { Timers } from '../concurrency/timers.ts';
import type { PictureSource } from './data-port.ts';
import type { Gazetteer } from './index/gazetteer.ts';
import type { RefreshRecord } from './refresh-record.ts';
import type { CatalogueData } from './snapshot.ts';

export interface CatalogueParts {
  crm: CataloguePort;
  pictures: PictureSource;
  /** Told of what is about to be served, and waited for. */
  prepare?: (data: CatalogueData) => Promise<void>;
  log: Log;
  now: () => number;
  timers: Timers;
  /** Folder of the copy that the site starts from when the CRM is silent. */
  dataDir: string;
  /** Labels that make a home sold (spec section 4), as the site's data has them now. */
  ignoredLabels: () => readonly number[];
  /** Places that can be searched by, whether they have homes or not. */
  gazetteer: Gazetteer;
}

/** The agency's homes and people in memory (docs/house.md, "The path of a home"). */
export interface Catalogue {
  /** Changes whenever a home or a person does; '' until something is known. */
  readonly version: string;
  /** Something can be served: from the CRM, or from the copy on disk. */
  readonly ready: boolean;
  /** When the CRM last gave or confirmed the homes now served, in milliseconds since 1970. */
  readonly asOf: number | undefined;
  /** Homes that are served. */
  readonly size: number;
  /** All that is served, of this moment. */
  readonly data: CatalogueData;
  readonly record: Pick<RefreshRecord, 'failures' | 'failuresInARow' | 'broken' | 'isHeldBack'>;
  /** What a person should look into although pages are served; empty when all is well. */
  concerns(): readonly string[];
  /** The first refresh; it resolves without it when the CRM takes its time. */
  start(): Promise<void>;
  /**
   * Asks the CRM whether something changed, and if so swaps in what it says, all at once. Never
   * rejects: what fails is logged and the last snapshot stays. Refreshes never overlap: calls during
   * one share the next, so that each sees what had changed when it was made.
   */
  refresh(): Promise<void>;
  /** Settles when no refresh is under way. */
  idle(): Promise<void>;
  /** The data as pages in this language ask for it; it keeps to the snapshot of this moment. */
  port(locale: Locale): DataPort;
}
