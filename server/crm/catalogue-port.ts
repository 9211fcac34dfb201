import type { Project } from '../../views/domain/project/project.ts';
import type { Manager, Property } from '../../views/domain/property/property.ts';

/**
 * The CRM's homes, projects and people (spec section 7). Every call may be given a signal: it is
 * aborted when nobody waits for the answer any more.
 */
export interface CataloguePort {
  /** Names the CRM and the agency in it: a copy of another's homes must never be served. */
  readonly source: string;
  /**
   * Something that changes whenever `properties()`, `projects()` or `team()` would answer differently,
   * and costs little to ask for; '' when the CRM cannot tell.
   * @throws when the CRM cannot be reached or answers with an error.
   */
  version(signal?: AbortSignal): Promise<string>;
  /**
   * Every home the site may show. Items that break the domain's schema are left out and counted
   * in `dropped`, with where and why.
   * @throws when the CRM cannot be reached or answers with an error; a partial answer throws too.
   */
  properties(signal?: AbortSignal): Promise<{ items: Property[]; dropped: DroppedItem[] }>;
  /** Every new-build project the site may show, under the same terms as homes. */
  projects(signal?: AbortSignal): Promise<{ items: Project[]; dropped: DroppedItem[] }>;
  team(signal?: AbortSignal): Promise<Manager[]>;
}

export interface DroppedItem {
  /** File or id in the CRM. */
  item: string;
  reason: string;
}
