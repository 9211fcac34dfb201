import { ALL_CAPABILITIES } from '../capabilities.ts';
import type { Crm } from '../port.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoInbox } from './inbox.ts';
import { demoOwners } from './owners.ts';

interface DemoFolders {
  /** Folder of the agency, with its homes and owners. */
  siteDir: string;
  /** Folder for the leads. */
  dataDir: string;
}

/**
 * The CRM of an agency without one: homes and owners are files in its own folder, and leads become
 * files in the data folder.
 * @param options `now` in milliseconds since 1970.
 */
export function demoCrm({ siteDir, dataDir }: DemoFolders, { now }: { now: () => number }): Crm {
  return {
    capabilities: { ...ALL_CAPABILITIES, views: false },
    catalogue: demoCatalogue(siteDir, now),
    owners: demoOwners(siteDir, now),
    leads: demoInbox(dataDir),
  };
}
