import { phoneKey } from '../../views/domain/format/phone-key.ts';
import { isLocale } from '../../views/domain/locale.ts';
import { brusselsDate, parseDate } from '../../views/domain/format/date.ts';
import type { StoredLead } from '../services/leads/model/lead-store.ts';
import { UsageError } from './command-failure.ts';
import { contentOf } from './lead-content.ts';

/** Which leads a command is about; all of them without any of these. */
export interface LeadFilter {
  /** Of the visitor. */
  email?: string | undefined;
  /** Of the visitor, however it is written. */
  phone?: string | undefined;
  /** Name of the form. */
  form?: string | undefined;
  /** E-mail of the office or person that answers. */
  office?: string | undefined;
  /** First and last day, in Brussels: `2026-11-24`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a lead is wanted. @throws UsageError for a day that is not one. */
export function wantedLeads({ email, phone, form, office, from, to }: LeadFilter) {
  for (const day of [from, to]) {
    if (day !== undefined && parseDate(day) !== day)
      throw new UsageError(`${day} is no day, such as 2026-11-24\n`);
  }
  return (lead: StoredLead): boolean => {
    const day = brusselsDate(lead.receivedAt) ?? '';
    return (
      (email === undefined || lead.email === email.trim().toLowerCase()) &&
      (phone === undefined || hasPhone(lead, phone)) &&
      (form === undefined || lead.form === form) &&
      (office === undefined || officeOf(lead) === office.trim().toLowerCase()) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to)
    );
  };
}

function officeOf(lead: StoredLead): string | undefined {
  const { office } = Object(contentOf(lead)) as { office?: { email?: unknown } };
  return typeof office?.email === 'string' ? office.email.toLowerCase() : undefined;
}

/** Whether the visitor gave this number, each read as in the visitor's language. */
function hasPhone(lead: StoredLead, phone: string): boolean {
  const { lead: sent } = Object(contentOf(lead)) as {
    lead?: { person?: unknown; language?: unknown };
  };
  const { phoneNumber } = Object(sent?.person) as { phoneNumber?: unknown };
  if (typeof phoneNumber !== 'string') return false;
  const language = isLocale(sent?.language) ? sent.language : undefined;
  return phoneKey(phoneNumber, language) === phoneKey(phone, language);
}
