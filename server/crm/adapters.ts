import type { Config } from '../config.ts';
import { demoCrm } from './demo/crm.ts';
import type { Crm } from './port.ts';

/** Which adapter speaks to the CRM that the configuration names. */
export const CRM_ADAPTERS: Readonly<Record<Config['crm'], (config: Config) => Crm>> = {
  demo: demoCrm,
};
