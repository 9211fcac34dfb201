// Serves the agency in SITE_DIR on the CRM's wire (docs/crm-wire.md), until it is stopped:
//   npm run crm-emulator [-- <port> [<fault>]]
// CRM_OPTIONS changes what it answers as it changes what the site reads.
import path from 'node:path';
import { readConfig } from '../config.ts';
import { agencyInFiles } from '../services/crm/emulator/demo-agency.ts';
import { EmulatedAgency } from '../services/crm/emulator/emulated-agency.ts';
import { startEmulator } from '../services/crm/emulator/emulator.ts';
import { FAULTS, type Fault } from '../services/crm/emulator/faults.ts';
import { commandFailure, UsageError } from './command-failure.ts';

const DEFAULT_PORT = 3902;

const [port = String(DEFAULT_PORT), fault = 'none'] = process.argv.slice(2);
try {
  if (!/^\d{1,5}$/.test(port)) throw new UsageError(`"${port}" is no port`);
  if (!isFault(fault)) throw new UsageError(`"${fault}" is none of: ${FAULTS.join(', ')}`);
  const { siteDir, crmOptions: options } = readConfig();
  const agency = new EmulatedAgency(await agencyInFiles(siteDir, Date.now), options);
  const emulator = await startEmulator({
    agency,
    options,
    documents: path.join(siteDir, 'owners/documents'),
    port: Number(port),
  });
  emulator.fault = fault;
  const { url, customer, password } = emulator.config;
  process.stdout.write(
    `CRM=http CRM_URL=${url} CRM_CUSTOMER=${customer} CRM_PASSWORD=${password} npm start\n`,
  );
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}

function isFault(name: string): name is Fault {
  return FAULTS.some((one) => one === name);
}
