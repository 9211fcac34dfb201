import type { Config } from './config.ts';
import { demoCrm } from './services/crm/demo/crm.ts';
import { httpCrm } from './services/crm/http/http-crm.ts';
import type { Crm } from './services/crm/port.ts';

/** Dependencies of an adapter besides the configuration. */
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

/**
 * A new adapter to the homes in the agency's folder, which remembers no earlier version of them;
 * undefined where the configured CRM has them.
 */
export function folderCrm(config: Config, now: () => number): Crm | undefined {
  return config.crm === 'demo' ? CRM_ADAPTERS.demo(config, { now }) : undefined;
}
