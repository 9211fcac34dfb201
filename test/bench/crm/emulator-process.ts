// Serves emulated CRMs on loopback, in a process of its own. Sent orders by the bench, and answers each.
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import {
  type AgencyContent,
  EmulatedAgency,
} from '../../../server/services/crm/emulator/emulated-agency.ts';
import { type Emulator, startEmulator } from '../../../server/services/crm/emulator/emulator.ts';
import type { Fault } from '../../../server/services/crm/emulator/faults.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { plainText } from '../../../views/domain/text/rich-text.ts';
import { manyHomes } from '../many-homes.ts';
import { withPictures } from '../pictured-homes.ts';

/** What the bench may ask; `crm` is the place of an emulated CRM among those that were started. */
export type Order =
  | { do: 'start'; with: 'demo' | 'nothing' }
  | { do: 'fill'; crm: number; homes: number; hoursAgo: number }
  | { do: 'fault'; crm: number; fault: Fault }
  | { do: 'count'; crm: number };

const DEMO = new URL('../../../server/demo/', import.meta.url).pathname;

const options = wireOptionsSchema.parse({});
const NOTHING: AgencyContent = { homes: [], projects: [], people: [], owners: [] };
const started: { agency: EmulatedAgency; emulator: Emulator }[] = [];

/** The base address of a new CRM; or the calls that it was sent since it was last asked. */
async function follow(order: Order): Promise<string | number> {
  if (order.do === 'start') {
    const content = order.with === 'demo' ? await agencyInFiles(DEMO) : NOTHING;
    const agency = new EmulatedAgency(content, options);
    const emulator = await startEmulator({ agency, options });
    started.push({ agency, emulator });
    return emulator.config.url;
  }
  const { agency, emulator } = started[order.crm]!;
  if (order.do === 'fault') emulator.fault = order.fault;
  if (order.do === 'fill') {
    const homes = manyHomes(order.homes).map(withPictures).map(inEachLanguage);
    agency.replace({ ...NOTHING, homes }, Date.now() - order.hoursAgo * 3600_000);
  }
  const { length } = emulator.calls;
  if (order.do === 'count') emulator.calls.length = 0;
  return length;
}

/** With a text in each language: a home came whole if it has all of them. */
function inEachLanguage(home: Property): Property {
  const text = plainText(home.description.nl ?? '');
  const texts = LOCALES.map((locale) => [locale, `${locale}: ${text}`]);
  return { ...home, description: Object.fromEntries(texts) };
}

process.on('message', (order: Order) => {
  void follow(order).then((answer) => process.send?.(answer));
});
