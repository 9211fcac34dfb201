import {
  type AgencyContent,
  EmulatedAgency,
} from '../../../server/crm/emulator/emulated-agency.ts';
import { type Emulator, startEmulator } from '../../../server/crm/emulator/emulator.ts';
import { CrmCalls } from '../../../server/crm/http/crm-calls.ts';
import { wireOptionsSchema } from '../../../server/crm/wire-options.ts';

const OPTIONS = wireOptionsSchema.parse({});

export interface EmulatedCrm {
  agency: EmulatedAgency;
  emulator: Emulator;
  calls: CrmCalls;
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
    ...(documents !== undefined && { documents }),
  });
  const calls = new CrmCalls(emulator.config);
  return {
    agency,
    emulator,
    calls,
    close: async () => {
      await calls.destroy();
      await emulator.close();
    },
  };
}
