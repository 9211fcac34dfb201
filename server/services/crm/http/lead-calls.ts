import { DestinationDown, PermanentRefusal } from '../../../platform/delivery-failures.ts';
import type { WireOptions } from '../wire-options.ts';
import type { CrmCalls } from './crm-calls.ts';
import { CrmUnreachable } from './crm-requests.ts';
import { BAD_CUSTOMER, CrmGarbage, CrmRefusal } from './wire-answer.ts';

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
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    if (this.#isDown) await this.#askForOne(signal);
    try {
      await this.#calls.call(endpoint, parameters, { signal, kind: 'write' });
    } catch (error) {
      signal?.throwIfAborted();
      if (isOutOfService(error)) throw this.#down(error);
      await this.#askForOne(signal);
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
      const isOfCrm = [CrmUnreachable, CrmGarbage, CrmRefusal].some(
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

function isOutOfService(error: unknown): boolean {
  if (error instanceof CrmUnreachable) return error.isUnheard;
  return error instanceof CrmRefusal && error.code === BAD_CUSTOMER;
}
