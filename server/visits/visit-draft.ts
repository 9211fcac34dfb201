import { randomUUID } from 'node:crypto';
import { sameEmail } from '../../views/domain/format/same-email.ts';
import type { FormValues } from '../../views/domain/forms/form-field.ts';

/**
 * The draft of a visit request keeps two things besides what was typed: `key`, by which what one
 * person sends about one home, project or unit is one lead however often they go back, and `sent`,
 * what they have sent it for (`AskedVisit.what`).
 */
export type VisitDraft = FormValues & Readonly<Partial<Record<'key' | 'sent', string>>>;

const SEPARATOR = ' ';

/**
 * The draft of which a page has a copy, else that of the cookie; what was sent since is known by
 * the cookie.
 */
export function newerOf(copy: VisitDraft | undefined, kept: VisitDraft): VisitDraft {
  if (!copy) return kept;
  return copy.key === kept.key && kept.sent !== undefined ? { ...copy, sent: kept.sent } : copy;
}

/** The draft after the e-mail was given; that of another person begins anew. */
export function withEmail(draft: VisitDraft, typed: VisitDraft): VisitDraft {
  const { Email = '' } = typed;
  const isSame = draft.key !== undefined && sameEmail(draft.Email ?? '', Email);
  return isSame ? { ...draft, Email } : { Email, key: randomUUID() };
}

/** Whether this visit was asked for in this browser by the person of the draft. */
export function wasSent(draft: VisitDraft, what: string): boolean {
  return sentOf(draft).includes(what);
}

/** The draft once a request was sent: the profile is in the lead and kept nowhere else. */
export function afterSending(draft: VisitDraft, what: string): VisitDraft {
  const { Email, key } = draft;
  const sent = [...new Set([...sentOf(draft), what])].join(SEPARATOR);
  return { ...(Email !== undefined && { Email }), ...(key !== undefined && { key }), sent };
}

/** What makes two sendings one lead (server/leads/new-lead.ts). */
export function onceOf(draft: VisitDraft, what: string): string {
  return ['visit', draft.key, what].join(SEPARATOR);
}

function sentOf(draft: VisitDraft): string[] {
  return draft.sent?.split(SEPARATOR) ?? [];
}
