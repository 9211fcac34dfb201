import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { placeholderEmail } from '../../../../views/domain/format/no-email.ts';
import { PermanentRefusal } from '../../../platform/delivery-failures.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import { textLine } from '../demand-text.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { DeliverableLead, LeadPort } from '../lead-port.ts';
import { isRecord, recordsIn, textIn, type WireRecord, withoutAbsent } from '../wire-values.ts';
import type { CrmCalls } from './crm-calls.ts';
import { CrmRefusal } from './wire-answer.ts';
import type { CrmTables } from './crm-tables.ts';
import { LeadCalls } from './lead-calls.ts';
import { addressLength } from './leads/address-length.ts';
import { leadParts } from './leads/lead-parts.ts';
import { leadToWire, type WireLead } from './leads/lead-to-wire.ts';
import type { CrmTypes } from './leads/wire-places.ts';
import { requestTypes } from './request-types.ts';

/** Leads whose delivered parts are remembered. */
const REMEMBERED = 1000;
/** Characters of a key that is sent as it is; of a longer one its hash is sent. */
const MAX_KEY = 40;

/**
 * The CRM's inbox behind HTTP. Nothing shows that the CRM knows a repetition, so that what this
 * process has delivered is not sent again; a lead whose answer was lost may be there twice, with one
 * key by which people see that.
 */
export function httpLeads(calls: CrmCalls, config: HttpCrmConfig, tables: CrmTables): LeadPort {
  const leads = new LeadCalls(calls, config.options);
  const delivered = new LRUCache<string, number>({ max: REMEMBERED });
  const flights = new SingleFlight<void>();
  return {
    async deliver(key, lead, signal) {
      // Before the first refresh of the homes they have not been fetched.
      const known = lead.kind === 'demand' ? await tables.known() : tables.current;
      const crmTypes: CrmTypes = (ids) => [
        ...new Set(ids.flatMap((id) => requestTypes(id, known, config.options))),
      ];
      const wire = leadToWire(lead, { crmTypes, purposes: config.options.purposes });
      const shared = withoutAbsent({ SiteId: config.siteId, OfficeID: config.officeId });
      const own = withoutKeyField(wire, config.options.keyField, shared);
      await flights.do(key, () => sendTo(key, lead, own, signal));
    },
    async knowsEnough(email, signal) {
      const person = await personWith(email.trim(), signal);
      const known = isRecord(person) ? person : recordsIn(person)[0];
      return known !== undefined && hasNameAndPhone(known);
    },
  };

  /** An unknown person is `null`, or a refusal with the code of a missing record. */
  async function personWith(email: string, signal: AbortSignal | undefined): Promise<unknown> {
    try {
      return await calls.call('GetPersonByEmail', { Email: email }, { signal });
    } catch (error) {
      const { wrongPasswordCodes } = config.options;
      if (!(error instanceof CrmRefusal) || !wrongPasswordCodes.includes(error.code ?? 0))
        throw error;
      return undefined;
    }
  }

  /**
   * A person who gave no address is sent without one, as nothing says that the CRM needs it; to one
   * that refuses them, with a placeholder.
   */
  async function sendTo(
    key: string,
    { person: { email, phoneNumber }, language }: DeliverableLead,
    lead: WireLead,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    try {
      await send(key, lead, signal);
    } catch (error) {
      if (email !== undefined || !(error instanceof PermanentRefusal)) throw error;
      const parameters = { ...lead.parameters, Email: placeholderEmail(phoneNumber, language) };
      await send(key, { ...lead, parameters }, signal);
    }
  }

  async function send(key: string, lead: WireLead, signal: AbortSignal | undefined): Promise<void> {
    const shown = shortKey(key);
    const isDemand = lead.endpoint === 'DemandRegister';
    const keyed = isDemand ? { ...lead, text: `${lead.text}\nRef. ${shown}`.trim() } : lead;
    const keyOf = (part: number): WireRecord =>
      isDemand && part === 1
        ? {}
        : { [config.options.keyField]: part === 1 ? shown : `${shown} ${part}` };
    const parts = leadParts(keyed, (call) => addressLength(config, call), keyOf);
    for (const [index, { endpoint, parameters }] of parts.entries()) {
      if (index < (delivered.get(key) ?? 0)) continue;
      await leads.send(endpoint, parameters, signal);
      delivered.set(key, index + 1);
    }
  }
}

/** The lead with nothing of a form in the field of the key; what was there is in the text. */
function withoutKeyField(
  { endpoint, parameters: given, text }: WireLead,
  keyField: string,
  shared: WireRecord,
): WireLead {
  const { [keyField]: taken, ...parameters } = given;
  const lines = [text, textLine(keyField, textIn(taken))].filter(Boolean);
  return { endpoint, parameters: { ...parameters, ...shared }, text: lines.join('\n') };
}

function shortKey(key: string): string {
  if (key.length <= MAX_KEY) return key;
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

function hasNameAndPhone(person: WireRecord): boolean {
  const phone = textIn(person['PhoneNumber']) ?? textIn(person['GSM']);
  return textIn(person['Name']) !== undefined && phone !== undefined;
}
