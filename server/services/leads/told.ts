import { TELL_A_FRIEND } from '../../../views/forms/tell-a-friend/friend-fields.ts';
import type { MailSource } from '../mail/mail-source.ts';
import type { Mail } from '../mail/mail.ts';
import type { StrangerMail } from '../mail/strangers/stranger-mail.ts';
import type { MailOf, Told } from './create-leads.ts';
import { friendMail } from './friends/friend-mail.ts';
import { agencyMail, visitorMail } from './lead-mails.ts';
import {
  OPEN_HOUSE_PLACE,
  PROOF_REQUEST,
  QUARANTINE_LIST,
  VISIT_REMINDER,
  VISIT_STEP,
} from './model/destinations.ts';
import { readLeadContent } from './model/lead-content.ts';
import type { LeadLinks } from './model/lead-links.ts';
import type { LeadStore, LeasedDelivery } from './model/lead-store.ts';
import { isPlaceKept } from './open-houses/kept-place.ts';
import { proofMail } from './proofs/proof-mail.ts';
import { quarantineMail } from './quarantine/quarantine-mail.ts';
import type { VisitLinks } from './visits/visit-links.ts';
import { agencyVisitMail, toldStep } from './visits/visit-mails.ts';
import { visitToCrm } from './visits/visit-to-crm.ts';
import { reminderMail, visitorVisitMail } from './visits/visitor-mails.ts';

interface Options {
  source: MailSource;
  /** What visitors get of messages that other services store, by the name in place of a form's. */
  mails?: Readonly<Record<string, MailOf<StrangerMail>>> | undefined;
  links: { leads: LeadLinks; visits: VisitLinks };
  store: Pick<LeadStore, 'find' | 'quarantined' | 'visitSteps'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What each destination gets of a lead, or of a message that is stored as one. */
export function told(options: Options): Told {
  const { source, store } = options;
  return {
    toAgency: (delivery) => toAgency(options, delivery),
    toVisitor: (delivery) => toVisitor(options, delivery),
    toCrm: async (delivery) => {
      const { form, content, contentVersion } = delivery.lead;
      if (form === VISIT_STEP) return visitToCrm(source, store, delivery);
      return readLeadContent(content, contentVersion).lead;
    },
  };
}

async function toAgency(
  { source, links, store }: Options,
  delivery: LeasedDelivery,
): Promise<Mail | undefined> {
  const { form } = delivery.lead;
  if (form === QUARANTINE_LIST)
    return quarantineMail({ source, links: links.leads, store }, delivery);
  if (form !== VISIT_STEP) return agencyMail(source, links, delivery);
  const step = await toldStep(store, delivery);
  return step && agencyVisitMail(source, links.visits, step);
}

/** Mails to addresses that were typed: each made by `strangerMail`. */
async function toVisitor(
  { source, links, store, now, mails = {} }: Options,
  delivery: LeasedDelivery,
): Promise<StrangerMail | undefined> {
  const { form } = delivery.lead;
  if (Object.hasOwn(mails, form)) return mails[form]?.(delivery);
  if (form === TELL_A_FRIEND) return friendMail(source, delivery);
  if (form === PROOF_REQUEST) return proofMail(source, links.leads, delivery);
  if (form === OPEN_HOUSE_PLACE && !(await isPlaceKept(store, delivery, now()))) return undefined;
  if (form !== VISIT_STEP && form !== VISIT_REMINDER) {
    return visitorMail(source, links.leads, delivery, now());
  }
  const step = await toldStep(store, delivery);
  if (!step) return undefined;
  if (form === VISIT_STEP) return visitorVisitMail(source, links.visits, step);
  const isDue = !step.isAnswered && isAhead(step.state.start, now());
  return isDue ? reminderMail(source, links.visits, step) : undefined;
}

/** A reminder that waited for the mail server until the visit began is not sent. */
function isAhead(start: number | undefined, now: number): boolean {
  return start !== undefined && now < start;
}
