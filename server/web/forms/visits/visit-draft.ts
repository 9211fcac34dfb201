import { randomUUID } from 'node:crypto';
import { sameEmail } from '../../../../views/domain/format/same-email.ts';
import type { FormValues } from '../../../../views/domain/forms/form-field.ts';

/**
 * The draft of a visit request has two entries besides the typed values: `key`, by which repeated
 * requests of one person about one home, project or unit are one lead, and `sent`, the items
 * already requested (`VisitRequest.what`).
 */
export type VisitDraft = FormValues & Readonly<Partial<Record<'key' | 'sent', string>>>;

const SEPARATOR = ' ';

/** The draft in a page's copy, else that of the cookie; `sent` is taken from the cookie. */
export function newerOf(copy: VisitDraft | undefined, kept: VisitDraft): VisitDraft {
  if (!copy) return kept;
  return copy.key === kept.key && kept.sent !== undefined ? { ...copy, sent: kept.sent } : copy;
}

/** The draft after the e-mail step; another person's draft starts again. */
export function withEmail(draft: VisitDraft, typed: VisitDraft): VisitDraft {
  const { Email = '' } = typed;
  const isSame = draft.key !== undefined && sameEmail(draft.Email ?? '', Email);
  return isSame ? { ...draft, Email } : { Email, key: randomUUID() };
}

/** Whether the person of the draft has requested this visit in this browser. */
export function isSent(draft: VisitDraft, what: string): boolean {
  return sentOf(draft).includes(what);
}

/** The draft after a request was sent: the profile is stored in the lead only. */
export function afterSending(draft: VisitDraft, what: string): VisitDraft {
  const { Email, key } = draft;
  const sent = [...new Set([...sentOf(draft), what])].join(SEPARATOR);
  return { ...(Email !== undefined && { Email }), ...(key !== undefined && { key }), sent };
}

/** Identifies submissions that are one lead (server/services/leads/model/new-lead.ts). */
export function stepKey(draft: VisitDraft, what: string): string {
  return ['visit', draft.key, what].join(SEPARATOR);
}

function sentOf(draft: VisitDraft): string[] {
  return draft.sent?.split(SEPARATOR) ?? [];
}
