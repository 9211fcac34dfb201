import type { Request, Response } from 'express';
import { HONEYPOT, SENDING_KEY } from '../../views/domain/forms/form-names.ts';
import { PROOF } from '../../views/domain/forms/form-proof.ts';
import type { LeadContent } from '../leads/lead-content.ts';
import type { Leads } from '../leads/leads.ts';
import { newLead } from '../leads/new-lead.ts';
import { fieldOf } from '../routes/form-body.ts';

interface Sent {
  form: string;
  content: LeadContent;
  /** The site's. */
  origin: string;
  /** What is one sending, whatever its words are. */
  once?: string;
}

/** Whether the field is filled in that people do not see. */
export function isTrapped(body: unknown): boolean {
  return (fieldOf(body, HONEYPOT) ?? '') !== '';
}

/**
 * Stores the lead of a form and lets it be delivered; the browser gets the cookie by which the page
 * that thanks finds it.
 * @returns its id, that of the first if it was sent before.
 * @throws when it cannot be stored.
 */
export async function storeLead(
  req: Request,
  res: Response,
  { form, content, origin, once }: Sent,
  { leads, now }: { leads: Leads; now: () => number },
): Promise<string> {
  const time = now();
  const judged = { content, proof: fieldOf(req.body, PROOF), origin, now: time };
  const sending = {
    form,
    content,
    key: fieldOf(req.body, SENDING_KEY),
    once,
    visitor: `${req.ip} ${req.headers['user-agent']}`,
    quarantine: isTrapped(req.body) ? 'honeypot' : await leads.spam.judge(judged),
  };
  const { id } = await leads.store.accept(newLead(sending, time));
  leads.cookie.set(res, id, time);
  leads.wake();
  return id;
}
