import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import { DestinationDown, PermanentRefusal } from '../../../platform/delivery-failures.ts';
import { InvalidCrmAnswer, CrmUnreachable } from '../calls/crm-unreachable.ts';
import type { DeliverableLead, LeadPort } from '../lead-port.ts';
import { flagIn, idIn, type WireRecord } from '../wire-values.ts';
import type { WhiseConfig } from '../whise-config.ts';
import type { EstateSource } from './estate-source.ts';
import { WhiseRefusal } from './whise-answer.ts';
import type { WhiseCalls } from './whise-calls.ts';
import { WhiseLoginRefused } from './whise-tokens.ts';
import { contactAlone, estateIdsOf, leadToContact } from './leads/lead-to-contact.ts';

const UPSERT = 'v1/contacts/upsert';
/** Keys of deliveries that are remembered. */
const MAX_KEYS = 10_000;

export const NO_OFFICE =
  'Whise needs an office with a contact, and no estate tells one: set WHISE_OFFICE_ID, or ' +
  'contactOfficeIds in WHISE_OPTIONS';

interface LeadParts {
  calls: WhiseCalls;
  source: EstateSource;
  config: WhiseConfig;
  /** The office of an estate, or any; undefined if none is known. */
  officeOf: (estateId: number | undefined) => number | undefined;
}

/**
 * The inbox of Whise: contacts with a comment. Whise has no key for a message: one that was
 * delivered by this process is not sent again; another process may send it again, and its key in
 * the comment tells (docs/whise.md, "Leads").
 */
export class WhiseLeads implements LeadPort {
  readonly #parts: LeadParts;
  readonly #flights = new SingleFlight<void>();
  readonly #delivered = new Set<string>();
  /** Why the last lead was sent with its comment alone. */
  #refusal: string | undefined;
  #isDown = false;

  constructor(parts: LeadParts) {
    this.#parts = parts;
  }

  async deliver(key: string, lead: DeliverableLead, signal?: AbortSignal): Promise<void> {
    await this.#flights.do(key, async () => {
      if (this.#delivered.has(key)) return;
      if (this.#isDown) await this.#probe(signal);
      const { config } = this.#parts;
      const recipient = { options: config.options, officeIds: await this.#offices(lead, signal) };
      const contact = leadToContact(key, lead, recipient);
      await this.#handOver(contact, contactAlone(contact, config.options), signal);
      this.#remember(key);
    });
  }

  /** What an operator shall know of the leads that were taken. */
  warnings(): readonly string[] {
    if (this.#refusal === undefined) return [];
    return [`Whise takes leads with their comment alone: ${this.#refusal}`];
  }

  /** Contacts cannot be looked up: a visitor is asked for everything. */
  knowsEnough(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /**
   * Sends the contact; one that is refused, so that nothing of it was stored, is sent once more with
   * what Whise needs, as its comment says everything.
   */
  async #handOver(contact: WireRecord, alone: WireRecord, signal: AbortSignal | undefined) {
    try {
      await this.#send(contact, signal);
      this.#refusal = undefined;
    } catch (error) {
      if (!(error instanceof WhiseRefusal)) throw error;
      const refused = new PermanentRefusal(error.message, { cause: error });
      if (error.isPartial) throw refused;
      try {
        await this.#send(alone, signal);
      } catch (second) {
        throw second instanceof WhiseRefusal ? refused : second;
      }
      this.#refusal = error.message;
    }
  }

  async #send(contact: WireRecord, signal: AbortSignal | undefined): Promise<void> {
    const { calls } = this.#parts;
    try {
      const answer = await calls.call(UPSERT, contact, { signal, kind: 'write' });
      // False fields are missing on the wire: an answer that says nothing may be a refusal.
      const isTaken = flagIn(answer['isValidRequest']) === true || idIn(answer['contactId']);
      if (!isTaken) throw new PermanentRefusal(`${UPSERT} does not say whether it was done`);
    } catch (error) {
      signal?.throwIfAborted();
      if (isOutOfService(error)) throw this.#down(error);
      if (error instanceof WhiseRefusal || error instanceof PermanentRefusal) throw error;
      await this.#probe(signal);
      throw error;
    }
  }

  /**
   * A call that only reads: while Whise is down the same lead is not handed over again and again.
   * @throws DestinationDown
   */
  async #probe(signal: AbortSignal | undefined): Promise<void> {
    await this.#reading(() => this.#parts.source.head(signal), signal);
    this.#isDown = false;
  }

  async #reading<T>(read: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    try {
      return await read();
    } catch (error) {
      signal?.throwIfAborted();
      const kinds = [CrmUnreachable, InvalidCrmAnswer, WhiseRefusal, WhiseLoginRefused];
      throw kinds.some((kind) => error instanceof kind) ? this.#down(error) : error;
    }
  }

  #down(error: unknown): DestinationDown {
    this.#isDown = true;
    return new DestinationDown(error instanceof Error ? error.message : '', { cause: error });
  }

  /** Whise needs an office with a contact. */
  async #offices(
    lead: DeliverableLead,
    signal: AbortSignal | undefined,
  ): Promise<readonly number[]> {
    const { config, officeOf, source } = this.#parts;
    if (config.options.contactOfficeIds) return config.options.contactOfficeIds;
    const known = config.officeId ?? officeOf(estateIdsOf(lead)[0]);
    const office = known ?? (await this.#reading(() => source.office(signal), signal));
    if (office === undefined) throw new DestinationDown(NO_OFFICE);
    return [office];
  }

  #remember(key: string): void {
    const [oldest] = this.#delivered;
    if (this.#delivered.size >= MAX_KEYS && oldest !== undefined) this.#delivered.delete(oldest);
    this.#delivered.add(key);
  }
}

function isOutOfService(error: unknown): boolean {
  if (error instanceof CrmUnreachable) return error.isUnheard;
  if (error instanceof WhiseRefusal) return error.isOfAccess;
  return error instanceof WhiseLoginRefused;
}
