import path from 'node:path';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import {
  type AgencyContent,
  EmulatedAgency,
} from '../../../server/services/crm/emulator/emulated-agency.ts';
import { type Emulator, startEmulator } from '../../../server/services/crm/emulator/emulator.ts';
import { CrmCalls } from '../../../server/services/crm/http/crm-calls.ts';
import { crmFromCalls } from '../../../server/services/crm/http/http-crm.ts';
import type { Crm } from '../../../server/services/crm/port.ts';
import { type WireOptions, wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';

/** What no error or log may hold. */
export const SECRETS = { customer: 'Agency Seventeen', password: 'p&ss+w0rd' };

const OPTIONS = wireOptionsSchema.parse({});

/** A CRM of our own that holds the agency of a folder, documents of owners included. */
export async function emulatedAgency(
  dir: string,
  served: Partial<WireOptions> = {},
): Promise<EmulatedCrm> {
  const documents = path.join(dir, 'owners/documents');
  return emulatedCrm(await agencyInFiles(dir), { documents, served });
}

export interface EmulatedCrm {
  agency: EmulatedAgency;
  emulator: Emulator;
  calls: CrmCalls;
  /** A new adapter to it, which uses the calls; with other options than the defaults. */
  open: (options?: Partial<WireOptions>) => Crm;
  /** The environment of a site that has it for its CRM. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

interface Options {
  /** Folder with the files of documents. */
  documents?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How it answers, where that is not by default. */
  served?: Partial<WireOptions>;
}

/** A CRM of our own with this content, and calls to it. */
export async function emulatedCrm(
  content: Partial<AgencyContent> = {},
  { documents, now = Date.now, served = {} }: Options = {},
): Promise<EmulatedCrm> {
  const agency = new EmulatedAgency(
    { homes: [], projects: [], people: [], owners: [], ...content },
    { ...OPTIONS, ...served },
  );
  const emulator = await startEmulator({
    agency,
    options: OPTIONS,
    credentials: SECRETS,
    ...(documents !== undefined && { documents }),
  });
  const calls = new CrmCalls(emulator.config, now);
  const { url, customer, password } = emulator.config;
  return {
    agency,
    emulator,
    calls,
    open: (changed = {}) =>
      crmFromCalls(calls, { ...emulator.config, options: { ...OPTIONS, ...changed } }, now),
    env: { CRM: 'http', CRM_URL: url, CRM_CUSTOMER: customer, CRM_PASSWORD: password },
    close: async () => {
      await calls.destroy();
      await emulator.close();
    },
  };
}
