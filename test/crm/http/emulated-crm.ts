import path from 'node:path';
import { agencyInFiles } from '../../../server/crm/emulator/demo-agency.ts';
import {
  type AgencyContent,
  EmulatedAgency,
} from '../../../server/crm/emulator/emulated-agency.ts';
import { type Emulator, startEmulator } from '../../../server/crm/emulator/emulator.ts';
import { CrmCalls } from '../../../server/crm/http/crm-calls.ts';
import { wireOptionsSchema } from '../../../server/crm/wire-options.ts';

/** What no error or log may hold. */
export const SECRETS = { customer: 'Agency Seventeen', password: 'p&ss+w0rd' };

const OPTIONS = wireOptionsSchema.parse({});

/** A CRM of our own that holds the agency of a folder, documents of owners included. */
export async function emulatedAgency(dir: string): Promise<EmulatedCrm> {
  return emulatedCrm(await agencyInFiles(dir), path.join(dir, 'owners/documents'));
}

export interface EmulatedCrm {
  agency: EmulatedAgency;
  emulator: Emulator;
  calls: CrmCalls;
  /** The environment of a site that has it for its CRM. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** A CRM of our own with this content, and calls to it. */
export async function emulatedCrm(
  content: Partial<AgencyContent> = {},
  documents?: string,
): Promise<EmulatedCrm> {
  const agency = new EmulatedAgency(
    { homes: [], projects: [], people: [], owners: [], ...content },
    OPTIONS,
  );
  const emulator = await startEmulator({
    agency,
    options: OPTIONS,
    credentials: SECRETS,
    ...(documents !== undefined && { documents }),
  });
  const calls = new CrmCalls(emulator.config);
  const { url, customer, password } = emulator.config;
  return {
    agency,
    emulator,
    calls,
    env: { CRM: 'http', CRM_URL: url, CRM_CUSTOMER: customer, CRM_PASSWORD: password },
    close: async () => {
      await calls.destroy();
      await emulator.close();
    },
  };
}
