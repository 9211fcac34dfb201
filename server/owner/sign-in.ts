import { readSection, SECTION_PARAMETER } from '../../views/domain/history/sections.ts';
import type { SignInField } from '../../views/domain/owner/owner-page.ts';
import { withSection } from '../../views/routing/owner-path.ts';
import { UnclearRefusal } from '../crm/owner-port.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { redirect } from '../http/redirect.ts';
import { fieldOf } from '../routes/form-body.ts';
import { askCrm, CrmDown } from './ask-crm.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import type { Owners } from './owners.ts';
import { storeUnreachable } from './sessions.ts';
import { startAttempt } from './sign-in-limits.ts';

export interface SignInOptions {
  owners: Owners;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Characters; no password hash is made of more. */
const MAX_LENGTH = 1000;

/**
 * Takes the form of the sign-in (spec section 7, submitLogin): 303 to the owner's homes, or the
 * sign-in again, by 401 and with the same words whatever was wrong.
 * @throws CrmDown; HttpError 503 when the session or its time cannot be stored, or nothing can be
 * counted.
 */
export async function takeSignIn(exchange: OwnerExchange, options: SignInOptions): Promise<void> {
  const { req, res, asked } = exchange;
  const { owners, limits, log, now } = options;
  const email = fieldOf(req.body, 'email')?.trim() ?? '';
  const password = fieldOf(req.body, 'password') ?? '';
  const section = readSection(fieldOf(req.body, SECTION_PARAMETER));
  const typed = { email, ...(section && { section }) };
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
      // Nobody's mistake counts against the visitor.
      const isUnclear = error instanceof CrmDown && error.cause instanceof UnclearRefusal;
      if (error instanceof CrmDown && !isUnclear) await attempt.giveBack();
      throw error;
    },
  );
  if (!owner) return sendSignIn(exchange, { ...typed, notice: 'failed' }, 401);
  await attempt.giveBack();
  const { id, firstName, name, propertyIds } = owner;
  const before = await owners.signIns.note(id, now()).catch((error: unknown) => {
    throw storeUnreachable(error);
  });
  await owners.sessions.begin(req, {
    id,
    ...(firstName !== undefined && { firstName }),
    name,
    propertyIds,
    ...(before !== undefined && { before }),
  });
  // Who has one home has nothing to choose.
  const next = propertyIds.length === 1 ? (asked.history ?? asked.login) : asked.login;
  redirect(res, 303, withSection(next.pagePath, section));
}

function ownerOf(
  { asked }: OwnerExchange,
  { owners }: SignInOptions,
  { email, password }: Record<SignInField, string>,
) {
  if (email.length > MAX_LENGTH || password.length > MAX_LENGTH) return Promise.resolve(undefined);
  return askCrm(owners.timers, (signal) =>
    owners.crm.signIn(email, password, asked.locale, signal),
  );
}

function missingOf(typed: Record<SignInField, string>): SignInField[] {
  return (['email', 'password'] as const).filter((name) => typed[name] === '');
}
