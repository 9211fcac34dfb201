import type { Manager, Property } from '../../views/domain/property.ts';

/**
 * The one way out to the agency's CRM (design.md, idea 6). Adapters translate their wire into the
 * domain's words; nothing behind this port knows a CRM.
 */
export interface CrmPort {
  /**
   * Every home the site may show. Items that break the domain's schema are left out and counted
   * in `dropped`, with where and why.
   * @throws when the CRM cannot be reached or answers with an error; a partial answer throws too.
   */
  properties(): Promise<{ items: Property[]; dropped: DroppedItem[] }>;
  team(): Promise<Manager[]>;
}

export interface DroppedItem {
  /** File or id in the CRM. */
  item: string;
  reason: string;
}
