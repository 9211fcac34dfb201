import { readSection, SECTION_PARAMETER } from '../../../views/domain/history/sections.ts';
import type { SignInField } from '../../../views/domain/owner/owner-page.ts';
import {
  HOME_PARAMETER,
  homePath,
  readHomeId,
  withPlace,
} from '../../../views/routing/owner-path.ts';
import { UnclearRefusal } from '../../services/crm/owner-port.ts';
import type { RateLimits } from '../../services/limits/rate-limits.ts';
import type { Log } from '../../platform/log.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { fieldOf } from '../forms/form-body.ts';
import { callCrm, CrmDown } from './call-crm.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import type { Owners } from '../../services/owners/owners.ts';
import { storeUnreachable } from '../../services/owners/sessions.ts';
import { addressKey } from '../../services/limits/address-key.ts';
import { startAttempt } from '../../services/owners/sign-in-limits.ts';

export interface SignInOptions {
  owners: Owners;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Characters of a password or an e-mail address: no password hash is made of more. */
const MAX_LENGTH = 1000;

/**
 * Handles the form of the sign-in (spec section 7, submitLogin): 303 to the owner's homes, or the
 * sign-in again, with 401 and the same text for every mistake.
 * @throws CrmDown; HttpError 503 when the session or its time cannot be stored, or the attempts
 * cannot be counted.
 */
export async function handleSignIn(exchange: OwnerExchange, options: SignInOptions): Promise<void> {
  const { req, res, request } = exchange;
  const { owners, limits, log, now } = options;
  const email = fieldOf(req.body, 'email')?.trim() ?? '';
  const password = fieldOf(req.body, 'password') ?? '';
  const section = readSection(fieldOf(req.body, SECTION_PARAMETER));
  const home = readHomeId(fieldOf(req.body, HOME_PARAMETER));
  const typed = { email, ...(section && { section }), ...(home !== undefined && { home }) };
  const missing = missingOf({ email, password });
  if (missing.length > 0) return sendSignIn(exchange, { ...typed, missing }, 422);
  if (!owners.sessions.canBegin(req)) {
    log.error(
      'no owner can sign in: the request came by http, which TRUST_PROXY or the proxy says',
    );
    return sendSignIn(exchange, { ...typed, notice: 'unavailable' }, 503);
  }
  const attempt = await startAttempt(limits, { email, address: req.ip }, now());
  if (!attempt.isAllowed) {
    res.set('Retry-After', String(attempt.retryAfter));
    return sendSignIn(exchange, { ...typed, notice: 'tooOften' }, 429);
  }
  const owner = await ownerOf(exchange, options, { email, password }).catch(
    async (error: unknown) => {
      // Failures of the CRM do not count against the visitor; a full queue does, and leaving it.
      const isUnclear = error instanceof CrmDown && error.cause instanceof UnclearRefusal;
      if (error instanceof CrmDown && !isUnclear) await attempt.giveBack();
      throw error;
    },
  );
  if (!owner) return sendSignIn(exchange, { ...typed, notice: 'failed' }, 401);
  await attempt.giveBack();
  const { id, firstName, name, email: mailbox, propertyIds } = owner;
  const before = await owners.signIns.note(id, now()).catch((error: unknown) => {
    throw storeUnreachable(error);
  });
  await owners.sessions.begin(req, {
    id,
    ...(firstName !== undefined && { firstName }),
    name,
    email,
    mailbox,
    propertyIds,
    standing: owners.standings.kept(owner.standing),
    ...(before !== undefined && { before }),
  });
  // An owner with one home need not choose, nor one who comes from the page of a home.
  const next = propertyIds.length === 1 ? propertyIds[0] : propertyIds.find((one) => one === home);
  const path =
    request.history && next !== undefined
      ? homePath(request.history.pagePath, next)
      : request.login.pagePath;
  redirect(res, 303, withPlace(path, { section }));
}

function ownerOf(
  { req, res, request }: OwnerExchange,
  { owners }: SignInOptions,
  { email, password }: Record<SignInField, string>,
) {
  if (email.length > MAX_LENGTH || password.length > MAX_LENGTH) return Promise.resolve(undefined);
  const left = new AbortController();
  const leave = () => left.abort(Object.assign(new Error('left'), { code: 'ECONNABORTED' }));
  res.once('close', leave);
  if (res.closed) leave();
  const check = () =>
    callCrm(owners.timers, (signal) => owners.crm.signIn(email, password, request.locale, signal));
  return owners.queue.run(addressKey(req.ip), check, left.signal);
}

function missingOf(typed: Record<SignInField, string>): SignInField[] {
  return (['email', 'password'] as const).filter((name) => typed[name] === '');
}
