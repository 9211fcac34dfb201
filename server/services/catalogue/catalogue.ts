import type { DataPort } from '../../../views/data-port.ts';
import type { ListItem } from '../../../views/domain/list/list-item.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { StreetAddress } from '../../../views/domain/place/address.ts';
import type { CataloguePort } from '../crm/catalogue-port.ts';
import type { Log } from '../../platform/log.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { CatalogueCopies } from './catalogue-copies.ts';
import type { Indexed, PictureSource } from './data-port.ts';
import type { Gazetteer } from './index/gazetteer.ts';
import type { Seats } from './open-houses.ts';
import type { RefreshRecord } from './refresh-record.ts';
import type { CatalogueData } from './snapshot.ts';

export interface CatalogueParts {
  crm: CataloguePort;
  pictures: PictureSource;
  /** Called with the data that is about to be served, and awaited. */
  prepare?: (data: CatalogueData) => Promise<void>;
  log: Log;
  now: () => number;
  timers: Timers;
  /** From them the site starts when the CRM does not answer. */
  copies: CatalogueCopies;
  /** Identifies the running program; the copy of any other is validated. */
  release?: string | undefined;
  /** The site's session secret, with which a copy in a file seals the streets that are hidden. */
  secret: string;
  /** Labels that make a home sold (spec section 4), read anew at each call. */
  ignoredLabels: () => readonly number[];
  /** Places that can be searched for, with or without homes. */
  gazetteer: Gazetteer;
  /** Which open houses are full; none without it. */
  seats?: Seats | undefined;
}

/** The agency's homes and team in memory (docs/house.md, "The path of a home"). */
export interface Catalogue {
  /** Changes with every change of what is shown; '' until there is data. */
  readonly version: string;
  /** Whether there is data to serve: from the CRM, or from the disk copy. */
  readonly ready: boolean;
  /** When the CRM last sent or confirmed the data served now, in milliseconds since 1970. */
  readonly asOf: number | undefined;
  /** Number of homes served. */
  readonly size: number;
  /** The data served now. */
  readonly data: CatalogueData;
  /** The same with its index; replaced as a whole. */
  readonly indexed: Indexed;
  /** The street of an item that does not publish it, for the agency's mails; else undefined. */
  hiddenAddress(item: ListItem): StreetAddress | undefined;
  readonly record: Pick<
    RefreshRecord,
    'failures' | 'failuresInARow' | 'broken' | 'isHeldBack' | 'isFromCrm' | 'mayLack'
  >;
  /** Messages for the operator about faults that do not stop the site; empty if there are none. */
  concerns(): readonly string[];
  /** Makes the first refresh; resolves after a timeout if the CRM has not answered by then. */
  start(): Promise<void>;
  /**
   * Asks the CRM for changes, and if there are any replaces the data as a whole. Never rejects:
   * failures are logged and the last snapshot stays. Refreshes never overlap: calls during one
   * share the next, so that each sees what had changed when it was made.
   */
  refresh(): Promise<void>;
  /** Resolves when no refresh is under way. */
  idle(): Promise<void>;
  /** Makes what only searches need, in slices; the first search does it at once otherwise. */
  prepareSearches(): Promise<void>;
  /** The data port for pages in this language; bound to the current snapshot. */
  port(locale: Locale): DataPort;
}
