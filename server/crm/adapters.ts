import type { Config } from '../config.ts';
import { demoCrm } from './demo/crm.ts';
import type { Crm } from './port.ts';

/** The adapter for each value of the configuration's `crm`. */
export const CRM_ADAPTERS: Readonly<Record<Config['crm'], (config: Config) => Crm>> = {
  demo: demoCrm,
};
