import type { Request, Response } from 'express';
import { HONEYPOT, SENDING_KEY } from '../../../views/domain/forms/form-names.ts';
import { PROOF } from '../../../views/domain/forms/form-proof.ts';
import { openHouseKey } from '../../../views/domain/open-house/open-house.ts';
import type { OpenHousePlaces } from '../../../views/forms/form-kind.ts';
import type { LeadContent } from '../../services/leads/model/lead-content.ts';
import type { Leads } from '../../services/leads/leads.ts';
import {
  type Allowance,
  isUnknown,
  storeAllowed,
} from '../../services/mail/strangers/stranger-limits.ts';
import type { StoredLead } from '../../services/leads/model/lead-store.ts';
import { newLead } from '../../services/leads/model/new-lead.ts';
import { newProofRequest } from '../../services/leads/proofs/proof-request.ts';
import type { RateLimits } from '../../services/limits/rate-limits.ts';
import { fieldOf } from './form-body.ts';
import { wasReturned } from './limit-forms.ts';

interface Sent {
  form: string;
  content: LeadContent;
  /** Origin of the site. */
  origin: string;
  /** Identifies one submission, whatever its text. */
  once?: string;
  /** What it takes places of. */
  registration?: OpenHousePlaces | undefined;
}

/** Whether the honeypot field is filled in. */
export function fillsHoneypot(body: unknown): boolean {
  return (fieldOf(body, HONEYPOT) ?? '') !== '';
}

/**
 * Stores the lead of a form and starts its delivery; the browser gets the cookie by which the
 * thank-you page finds it. The visitor's mail is counted, now or when it is sent: the lead goes without
 * one beyond that.
 * @returns its id and reference; for a duplicate those of the first.
 * @throws when it cannot be stored.
 */
export async function storeLead(
  req: Request,
  res: Response,
  { form, content, origin, once, registration }: Sent,
  { leads, limits, now }: { leads: Leads; limits: RateLimits; now: () => number },
): Promise<Pick<StoredLead, 'id' | 'reference'>> {
  const time = now();
  const isReturned = await wasReturned(req, { limits, now });
  const judged = { content, proof: fieldOf(req.body, PROOF), origin, now: time, isReturned };
  const isProgram = fillsHoneypot(req.body);
  const quarantine = isProgram ? 'honeypot' : await leads.spam.judge(judged);
  const isDoubtful = quarantine !== undefined;
  const { email } = content.lead.person;
  const allowance =
    isProgram || email === undefined
      ? undefined
      : await leads.strangers.take(email, time, { isDoubtful });
  const mail = mailFor(allowance, isDoubtful);
  const sending = {
    form,
    content: { ...content, details: { ...content.details, mail } },
    key: fieldOf(req.body, SENDING_KEY),
    once,
    visitor: `${req.ip} ${req.headers['user-agent']}`,
    quarantine,
    registration: registration && {
      event: openHouseKey(registration.homeId, registration.start),
      people: registration.people,
      places: registration.places,
    },
  };
  const lead = newLead(sending, time);
  const proofRequest = mail === 'proof' ? newProofRequest(lead, content, time) : undefined;
  let ids: Pick<StoredLead, 'id' | 'reference'> = lead;
  await storeAllowed(allowance, async () => {
    const { isNew, id, reference } = await leads.refused.watch(() =>
      leads.store.accept(lead, proofRequest),
    );
    ids = { id, reference };
    return isNew;
  });
  leads.cookie.set(res, ids.id, time, req.headers.cookie);
  if (registration) await leads.countSeats();
  leads.wake();
  return ids;
}

function mailFor(
  allowance: Allowance | undefined,
  isDoubtful: boolean,
): NonNullable<LeadContent['details']>['mail'] {
  if (allowance && isUnknown(allowance) && !isDoubtful) return 'uncounted';
  if (!allowance?.isAllowed) return 'none';
  return isDoubtful ? 'proof' : 'confirmation';
}
