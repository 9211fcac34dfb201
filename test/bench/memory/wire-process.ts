// Serves a CRM of full homes on loopback, in a process of its own, whose memory is not the site's. Its
// arguments are the service and the number of homes. Sends the environment of a site that has it for
// its CRM; then it is sent changes, and answers each.
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { EmulatedAgency } from '../../../server/services/crm/emulator/emulated-agency.ts';
import { startEmulator } from '../../../server/services/crm/emulator/emulator.ts';
import { agencyEstates } from '../../../server/services/crm/whise-emulator/agency-estates.ts';
import { startWhiseEmulator } from '../../../server/services/crm/whise-emulator/whise-emulator.ts';
import { whiseOptionsSchema } from '../../../server/services/crm/whise-options.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { crmEnv } from '../crm/emulators.ts';
import { fullHomes } from './full-agency.ts';

export type Service = 'http' | 'whise';

/** The first homes get this price, in euro. */
export interface Change {
  homes: number;
  price: number;
}

interface Emulated {
  env: Record<string, string>;
  /** Replaces its homes. @param now milliseconds since 1970, when they changed. */
  replace: (homes: readonly Property[], now: number) => void;
}

const DEMO = new URL('../../../server/demo/', import.meta.url).pathname;
const HOUR = 3600_000;

const SERVICES: Readonly<Record<Service, () => Promise<Emulated>>> = {
  http: async () => {
    const options = wireOptionsSchema.parse({});
    const content = await agencyInFiles(DEMO);
    const agency = new EmulatedAgency({ ...content, homes: [] }, options);
    const { config } = await startEmulator({ agency, options });
    return {
      env: crmEnv(config.url),
      replace: (homes, now) => agency.replace({ ...content, homes }, now),
    };
  },
  whise: async () => {
    const options = whiseOptionsSchema.parse({});
    const content = await agencyInFiles(DEMO);
    const { config, estates } = await startWhiseEmulator({ options, now: Date.now });
    return {
      env: {
        CRM: 'whise',
        WHISE_URL: config.url,
        WHISE_USERNAME: config.username,
        WHISE_PASSWORD: config.password,
        WHISE_CLIENT_ID: String(config.clientId),
      },
      replace: (homes, now) => estates.replace(agencyEstates({ ...content, homes }), now),
    };
  },
};

const [service, count] = process.argv.slice(2);
const { env, replace } = await SERVICES[service as Service]();
let homes: readonly Property[] = fullHomes(Number(count));
// Long ago: what is new counts as changed.
replace(homes, Date.now() - HOUR);
process.on('message', (change: Change) => {
  homes = homes.map((home, at) => (at < change.homes ? { ...home, price: change.price } : home));
  replace(homes, Date.now());
  process.send?.('changed');
});
process.send?.(env);
