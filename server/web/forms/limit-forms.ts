import type { Request, Response } from 'express';
import type { Log } from '../../platform/log.ts';
import { addressKey } from '../../services/limits/address-key.ts';
import type { RateLimits } from '../../services/limits/rate-limits.ts';
import { PROOF } from '../../../views/domain/forms/form-proof.ts';
import type { Leads } from '../../services/leads/leads.ts';
import {
  FORM_LIMIT,
  FORMS_PER_PROOF_LIMIT,
  PROVED_FORM_LIMIT,
  RETURNED_FORM_MARK,
} from '../../services/limits/rate-rules.ts';
import { fieldOf } from './form-body.ts';

interface Options {
  leads: Pick<Leads, 'proofs'>;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Counts a form of the visitor's IP address: with a proof of its own under a larger bound, as many
 * people may share the address. Returns the seconds after which the next is allowed if
 * there were too many, else undefined. If the counts cannot be reached a form is allowed, so that
 * no lead is lost.
 */
export async function limitForms(
  req: Request,
  res: Response,
  { leads, limits, log, now }: Options,
): Promise<number | undefined> {
  try {
    const proof = leads.proofs.read(fieldOf(req.body, PROOF), now());
    const isProved =
      proof.kind === 'holds' &&
      (await limits.take(FORMS_PER_PROOF_LIMIT, proof.token, now())).isAllowed;
    const rule = isProved ? PROVED_FORM_LIMIT : FORM_LIMIT;
    const verdict = await limits.take(rule, addressKey(req.ip), now());
    return verdict.isAllowed ? undefined : verdict.retryAfter;
  } catch (error) {
    log.error({ err: error, id: res.locals.requestId }, 'the rate limits cannot be used');
    return undefined;
  }
}

/**
 * Notes that a visitor gets a form back with a mistake: they have seen it since then, however soon
 * it is sent again.
 */
export async function noteReturned(req: Request, { limits, log, now }: Omit<Options, 'leads'>) {
  try {
    await limits.take(RETURNED_FORM_MARK, visitorKey(req), now());
  } catch (error) {
    log.error({ err: error }, 'the rate limits cannot be used');
  }
}

/** Whether a form came back to this visitor lately. */
export async function wasReturned(
  req: Request,
  { limits, now }: Pick<Options, 'limits' | 'now'>,
): Promise<boolean> {
  try {
    return !(await limits.peek(RETURNED_FORM_MARK, visitorKey(req), now())).isAllowed;
  } catch {
    // The count of forms has logged it.
    return false;
  }
}

function visitorKey(req: Request): string {
  return `${addressKey(req.ip)} ${req.headers['user-agent'] ?? ''}`;
}
