import type { Locale } from '../../../views/domain/locale.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import type { Manager, Property } from '../../../views/domain/property/property.ts';

/**
 * The CRM's homes, projects and team (spec section 7). Every call accepts a signal, which is
 * aborted when the answer is no longer needed.
 */
export interface CataloguePort {
  /** Identifies the CRM and the agency in it: the disk copy of another must never be served. */
  readonly source: string;
  /**
   * Whether the data are files that people edit: then missing items were deleted, and each mistake
   * is logged by name.
   */
  readonly isOfFiles?: boolean;
  /**
   * Called with what is served of the disk copy, before anything is asked for: what the adapter
   * makes until its first whole answer shares with it what is equal (`withSharedParts`), so that
   * a catalogue is not in memory twice. Absent if the adapter keeps nothing.
   */
  continuesFrom?(copy: ItemsById): void;
  /**
   * A string that changes whenever `properties()`, `projects()` or `team()` would answer
   * differently, and is cheap to request; '' when the CRM has none.
   * @throws when the CRM cannot be reached or answers with an error.
   */
  version(signal?: AbortSignal): Promise<string>;
  /**
   * Every home that the site may show. Items that are invalid by the domain's schema are left out
   * and listed in `dropped`, and so are items that are shown in spite of a mistake. The catalogue
   * freezes them: an adapter that keeps them gives the same object while an item has not changed,
   * which is then neither checked nor held in memory again, and a new one when it has.
   * @throws when the CRM cannot be reached or answers with an error; a partial answer throws too.
   */
  properties(signal?: AbortSignal): Promise<{ items: Property[]; dropped: DroppedItem[] }>;
  /** Every project that the site may show; otherwise like `properties()`. */
  projects(signal?: AbortSignal): Promise<{ items: Project[]; dropped: DroppedItem[] }>;
  team(signal?: AbortSignal): Promise<Manager[]>;
  /**
   * What the last answer lacked although it is served, a line each for the operator; absent if an
   * answer is whole or fails.
   */
  warnings?(): readonly string[];
  /**
   * Languages of the last answer that the CRM refused or failed to give, so that texts of before may
   * be kept; absent if an answer has all or fails.
   */
  missingLanguages?(): readonly Locale[];
}

/** Homes and projects that are served, by id: frozen, and without what visitors may not see. */
export interface ItemsById {
  byId: ReadonlyMap<number, Property>;
  projectById: ReadonlyMap<number, Project>;
}

export interface DroppedItem {
  /** File or id in the CRM. */
  item: string;
  reason: string;
  /** The part that is shown in spite of the mistake; undefined if the item is left out. */
  shown?: 'last good version' | 'rest';
}
