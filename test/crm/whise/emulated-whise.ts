import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { Crm } from '../../../server/services/crm/port.ts';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { agencyEstates } from '../../../server/services/crm/whise-emulator/agency-estates.ts';
import {
  startWhiseEmulator,
  type WhiseEmulator,
} from '../../../server/services/crm/whise-emulator/whise-emulator.ts';
import type { WireRecord } from '../../../server/services/crm/wire-values.ts';
import { WhiseCalls } from '../../../server/services/crm/whise/whise-calls.ts';
import { crmFromWhise } from '../../../server/services/crm/whise/whise-crm.ts';
import type { WhiseConfig } from '../../../server/services/crm/whise-config.ts';
import {
  type WhiseOptions,
  whiseOptionsSchema,
} from '../../../server/services/crm/whise-options.ts';

/** What no error or log may hold. */
export const SECRETS = { username: 'agency@seventeen.example', password: 'p&ss+w0rd' };

const OPTIONS = whiseOptionsSchema.parse({});
const SAMPLE = path.resolve(import.meta.dirname, '../../fixtures/whise/estates-list.json');

/** The estates of the recorded answer, by id. */
export function sampleEstates(): Map<number, WireRecord & { id: number }> {
  const { estates } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as {
    estates: (WireRecord & { id: number })[];
  };
  return new Map(estates.map((estate) => [estate.id, estate]));
}

export interface EmulatedWhise {
  emulator: WhiseEmulator;
  calls: WhiseCalls;
  /** A new adapter to it, with other options than the defaults, for a site in these languages. */
  open: (options?: Partial<WhiseOptions>, languages?: readonly Locale[]) => Crm;
  /** The environment of a site that has it for its CRM. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

interface Options {
  now?: () => number;
  config?: Partial<WhiseConfig>;
}

/** A Whise of our own with these estates, and calls to it. */
export async function emulatedWhise(
  estates: readonly WireRecord[] = [],
  { now = Date.now, config = {} }: Options = {},
): Promise<EmulatedWhise> {
  const credentials = { ...SECRETS, clientId: 9001, officeId: config.officeId };
  const emulator = await startWhiseEmulator({ options: OPTIONS, credentials, now });
  emulator.estates.replace(estates, now());
  const calls = new WhiseCalls({ ...emulator.config, ...config }, now);
  const { url, username, password, clientId } = emulator.config;
  return {
    emulator,
    calls,
    open: (changed = {}, languages = LOCALES) =>
      crmFromWhise(
        calls,
        { ...emulator.config, ...config, options: { ...OPTIONS, ...changed } },
        { now, languages: async () => languages },
      ),
    env: {
      CRM: 'whise',
      WHISE_URL: url,
      WHISE_USERNAME: username,
      WHISE_PASSWORD: password,
      WHISE_CLIENT_ID: String(clientId),
    },
    close: async () => {
      await calls.destroy();
      await emulator.close();
    },
  };
}

/** A Whise of our own that holds the agency of a folder. */
export async function agencyInWhise(dir: string, now: () => number): Promise<EmulatedWhise> {
  return emulatedWhise(agencyEstates(await agencyInFiles(dir, now)), { now });
}
