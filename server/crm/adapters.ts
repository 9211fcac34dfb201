import type { Config } from '../config.ts';
import { createDemoAdapter } from './demo-adapter.ts';
import type { CrmPort } from './port.ts';

/** Which adapter speaks to the CRM that the configuration names. */
export const CRM_ADAPTERS: Readonly<Record<Config['crm'], (config: Config) => CrmPort>> = {
  demo: (config) => createDemoAdapter(config.siteDir),
};
