import { DestinationDown, PermanentRefusal } from '../../../platform/delivery-failures.ts';
import type { WireOptions } from '../wire-options.ts';
import { idIn, isRecord, textIn } from '../wire-values.ts';
import type { CrmCalls } from './crm-calls.ts';
import { CrmRejection } from '../calls/crm-rejection.ts';
import { InvalidCrmAnswer, CrmUnreachable } from '../calls/crm-unreachable.ts';
import { BAD_CUSTOMER, CrmRefusal } from './wire-answer.ts';
import type { Endpoint } from './wire/endpoints.ts';

/** The message for a lead that the CRM answers without a fault, and has not taken. */
const NOT_STORED = 'the answer is not that it was stored';

/**
 * Delivers leads to the CRM, and classifies failures. While the CRM is down it is probed by a
 * request for a home before a lead is sent again: it may store leads without answering, and not
 * recognize a repetition by its key.
 */
export class LeadCalls {
  readonly #calls: CrmCalls;
  readonly #options: WireOptions;
  #isDown = false;

  constructor(calls: CrmCalls, options: WireOptions) {
    this.#calls = calls;
    this.#options = options;
  }

  /** @throws DestinationDown, PermanentRefusal, or any error for a failure that may pass. */
  async send(
    endpoint: Endpoint,
    parameters: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    if (this.#isDown) await this.#askForOne(signal);
    try {
      const value = await this.#calls.send(endpoint, parameters, { signal, kind: 'write' });
      if (!isStored(value)) throw new CrmRefusal(endpoint, undefined, NOT_STORED);
    } catch (error) {
      signal?.throwIfAborted();
      if (isOutOfService(error)) throw this.#down(error);
      await this.#askForOne(signal);
      const isOfCall = error instanceof CrmRejection && error.isOfCall;
      if (isOfCall) throw new PermanentRefusal(error.message, { cause: error });
      if (!(error instanceof CrmRefusal)) throw error;
      if (this.#options.passingCodes.includes(error.code ?? 0)) throw error;
      throw new PermanentRefusal(error.message, { cause: error });
    }
  }

  /**
   * A read-only call that every CRM answers.
   * @throws DestinationDown
   */
  async #askForOne(signal: AbortSignal | undefined): Promise<void> {
    const one = { Limit1: 1, Limit2: 1, DisplayFields: ['ID'] };
    try {
      // Not repeated: the next probe is.
      await this.#calls.call('GetPropertyList', one, { signal, kind: 'write' });
      this.#isDown = false;
    } catch (error) {
      signal?.throwIfAborted();
      const isOfCrm = [CrmUnreachable, InvalidCrmAnswer, CrmRefusal, CrmRejection].some(
        (kind) => error instanceof kind,
      );
      throw isOfCrm ? this.#down(error) : error;
    }
  }

  #down(error: unknown): DestinationDown {
    this.#isDown = true;
    return new DestinationDown(error instanceof Error ? error.message : '', { cause: error });
  }
}

/** Whether a lead is stored: the CRM says that it is, or gives the id of what it stored. */
function isStored(value: unknown): boolean {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const isTrue = one === true || textIn(one)?.toLowerCase() === 'true';
  return isTrue || idIn(isRecord(one) ? one['ID'] : one) !== undefined;
}

function isOutOfService(error: unknown): boolean {
  if (error instanceof CrmUnreachable) return error.isUnheard;
  if (error instanceof CrmRejection) return !error.isOfCall;
  return error instanceof CrmRefusal && error.code === BAD_CUSTOMER;
}
