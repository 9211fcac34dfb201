import type { Config } from '../config.ts';
import { demoCrm } from './demo/crm.ts';
import { httpCrm } from './http/http-crm.ts';
import type { Crm } from './port.ts';

/** What an adapter is given besides the configuration. */
export interface AdapterOptions {
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The adapter for each value of the configuration's `crm`. */
export const CRM_ADAPTERS: Readonly<
  Record<Config['crm'], (config: Config, options: AdapterOptions) => Crm>
> = {
  demo: demoCrm,
  http: ({ httpCrm: access }, { now }) => {
    if (!access) throw new Error('CRM=http without its settings');
    return httpCrm(access, { now });
  },
};
