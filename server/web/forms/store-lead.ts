import type { Request, Response } from 'express';
import { HONEYPOT, SENDING_KEY } from '../../../views/domain/forms/form-names.ts';
import { PROOF } from '../../../views/domain/forms/form-proof.ts';
import type { LeadContent } from '../../services/leads/model/lead-content.ts';
import type { Leads } from '../../services/leads/leads.ts';
import type { NewLead } from '../../services/leads/model/lead-store.ts';
import { newLead } from '../../services/leads/model/new-lead.ts';
import { fieldOf } from './form-body.ts';

interface Sent {
  form: string;
  content: LeadContent;
  /** Origin of the site. */
  origin: string;
  /** Identifies one submission, whatever its text. */
  once?: string;
}

/** Whether the honeypot field is filled in. */
export function fillsHoneypot(body: unknown): boolean {
  return (fieldOf(body, HONEYPOT) ?? '') !== '';
}

/**
 * Stores the lead of a form and starts its delivery; the browser gets the cookie by which the
 * thank-you page finds it.
 * @returns its id; for a duplicate that of the first.
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
    quarantine: fillsHoneypot(req.body) ? 'honeypot' : await leads.spam.judge(judged),
  };
  const id = await accepted(leads, newLead(sending, time));
  leads.cookie.set(res, id, time);
  leads.wake();
  return id;
}

async function accepted({ store, refused }: Leads, lead: NewLead): Promise<string> {
  try {
    const { id } = await store.accept(lead);
    refused.stored();
    return id;
  } catch (error) {
    refused.refused(error);
    throw error;
  }
}
