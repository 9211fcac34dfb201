import type { WireRecord } from '../wire-values.ts';
import { BAD_CUSTOMER, CrmRefusal } from './wire-answer.ts';

/** Id of a home that does not exist: the largest that a CRM's database holds. */
export const NO_HOME = 2_147_483_647;
/** Milliseconds for which it is remembered whether an endpoint filters. */
const CHECKED_FOR = 3_600_000;

interface Check {
  at: number;
  isFiltered: Promise<boolean>;
}

/**
 * Whether endpoints of the CRM heed the home that they are asked for: then they have nothing of one
 * that does not exist. Records that name no home count only where that was seen.
 */
export class FilterCheck {
  readonly #checks = new Map<string, Check>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param ask what the endpoint has of {@link NO_HOME}.
   * @throws when the CRM cannot be asked; that is not remembered.
   */
  async isFiltered(
    endpoint: string,
    ask: () => Promise<readonly WireRecord[]>,
    isFilled: (record: WireRecord) => boolean,
  ): Promise<boolean> {
    const known = this.#checks.get(endpoint);
    if (known && this.#now() - known.at < CHECKED_FOR) return known.isFiltered;
    const check = { at: this.#now(), isFiltered: hasNone(ask, isFilled) };
    this.#checks.set(endpoint, check);
    try {
      return await check.isFiltered;
    } catch (error) {
      if (this.#checks.get(endpoint) === check) this.#checks.delete(endpoint);
      throw error;
    }
  }
}

/** A refusal of a home that does not exist is an answer, too. */
async function hasNone(
  ask: () => Promise<readonly WireRecord[]>,
  isFilled: (record: WireRecord) => boolean,
): Promise<boolean> {
  try {
    return !(await ask()).some(isFilled);
  } catch (error) {
    if (error instanceof CrmRefusal && error.code !== BAD_CUSTOMER) return true;
    throw error;
  }
}
