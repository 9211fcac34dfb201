// Serves the agency in SITE_DIR on the CRM's wire (docs/crm-wire.md), until it is stopped:
//   npm run crm-emulator [-- <port> [<fault>] [<behaviour>=<value> ...]]
// CRM_OPTIONS changes what it answers as it changes what the site reads. On Whise's (docs/whise.md):
//   npm run crm-emulator -- whise [<port> [<fault>]]
import path from 'node:path';
import { readConfig } from '../config.ts';
import { agencyInFiles } from '../services/crm/emulator/demo-agency.ts';
import { EmulatedAgency } from '../services/crm/emulator/emulated-agency.ts';
import { startEmulator } from '../services/crm/emulator/emulator.ts';
import { FAULTS } from '../services/crm/emulator/faults.ts';
import { whiseOptionsSchema } from '../services/crm/whise-options.ts';
import { WIRE_BEHAVIOURS } from '../services/crm/emulator/behaviour.ts';
import { agencyEstates } from '../services/crm/whise-emulator/agency-estates.ts';
import { startWhiseEmulator } from '../services/crm/whise-emulator/whise-emulator.ts';
import { WHISE_FAULTS } from '../services/crm/whise-emulator/whise-faults.ts';
import { commandFailure, UsageError } from './command-failure.ts';

const DEFAULT_PORT = 3902;

const WHISE = 'whise';

const isBehaviour = (text: string) => text.includes('=');
const given = process.argv.slice(2).filter((text) => !isBehaviour(text));
const isWhise = given[0] === WHISE;
const [port = String(DEFAULT_PORT), fault = 'none'] = isWhise ? given.slice(1) : given;
try {
  if (!/^\d{1,5}$/.test(port)) throw new UsageError(`"${port}" is no port`);
  process.stdout.write(`${await (isWhise ? serveWhise() : serveCrm())} npm start\n`);
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}

/** @returns the settings by which a site reaches it. */
async function serveCrm(): Promise<string> {
  const known = oneOf(FAULTS, fault);
  const { siteDir, crmOptions: options } = readConfig();
  const agency = new EmulatedAgency(await agencyInFiles(siteDir, Date.now), options);
  const emulator = await startEmulator({
    agency,
    options,
    documents: path.join(siteDir, 'owners/documents'),
    port: Number(port),
  });
  emulator.fault = known;
  Object.assign(agency.behaviour, behaviourIn(process.argv.slice(2).filter(isBehaviour)));
  const { url, customer, password } = emulator.config;
  return `CRM=http CRM_URL=${url} CRM_CUSTOMER=${customer} CRM_PASSWORD=${password}`;
}

/** @param texts such as `count=none`. */
function behaviourIn(texts: readonly string[]): Record<string, string> {
  const names = Object.keys(WIRE_BEHAVIOURS) as (keyof typeof WIRE_BEHAVIOURS)[];
  const pairs = texts.map((text) => {
    const [name = '', value = ''] = text.split('=');
    const switchName = oneOf(names, name);
    return [switchName, oneOf<string>(WIRE_BEHAVIOURS[switchName], value)];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

async function serveWhise(): Promise<string> {
  const known = oneOf(WHISE_FAULTS, fault);
  const { siteDir } = readConfig();
  const estates = agencyEstates(await agencyInFiles(siteDir, Date.now));
  const options = whiseOptionsSchema.parse({});
  const emulator = await startWhiseEmulator({ options, port: Number(port), now: Date.now });
  emulator.estates.replace(estates, Date.now());
  emulator.fault = known;
  const { url, username, password, clientId } = emulator.config;
  return (
    `CRM=whise WHISE_URL=${url} WHISE_USERNAME=${username} WHISE_PASSWORD=${password} ` +
    `WHISE_CLIENT_ID=${clientId}`
  );
}

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const known = names.find((one) => one === name);
  if (known === undefined) throw new UsageError(`"${name}" is none of: ${names.join(', ')}`);
  return known;
}
