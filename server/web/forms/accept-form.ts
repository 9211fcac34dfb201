import type { Response } from 'express';
import type { FormNotice, ParsedForm } from '../../../views/domain/forms/form-field.ts';
import type { Log } from '../../platform/log.ts';

/** Why a form is not accepted: its page is sent again by this status, with what was typed. */
export interface FormRefusal {
  status: 422 | 429 | 503;
  /** What the page says; the faults of fields stand beside them. */
  notice?: FormNotice;
  /** Seconds until it may be sent again. */
  wait?: number;
}

/** 422 for a form with faults; undefined for one without. */
export function faultRefusal({ faults }: ParsedForm): FormRefusal | undefined {
  return Object.keys(faults).length > 0 ? { status: 422 } : undefined;
}

interface Acceptance {
  /**
   * Counts the form: the seconds after which the next is allowed if there were too many. Undefined
   * where a signed link allows it once.
   */
  limit?: () => Promise<number | undefined>;
  /** Stores what was sent. */
  store: () => Promise<void>;
  log: Log;
  /** What the log says when it cannot be stored. */
  failure: string;
}

/**
 * Counts and stores a form without faults. An error is logged.
 * @returns undefined when it is stored; 429, with `Retry-After`, when there were too many; 503 when
 * `limit` or `store` throws.
 */
export async function acceptForm(
  res: Response,
  { limit, store, log, failure }: Acceptance,
): Promise<FormRefusal | undefined> {
  try {
    const retryAfter = await limit?.();
    if (retryAfter !== undefined) {
      res.set('Retry-After', String(retryAfter));
      return { status: 429, notice: 'tooOften', wait: retryAfter };
    }
    await store();
    return undefined;
  } catch (error) {
    log.error({ err: error, id: res.locals.requestId }, failure);
    return { status: 503, notice: 'notStored' };
  }
}
