import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { LeadPort } from '../crm/lead-port.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Mail, Mailer } from '../mail/mail.ts';
import { StrangerLimits } from '../mail/strangers/stranger-limits.ts';
import type { StrangerMail } from '../mail/strangers/stranger-mail.ts';
import { type Deliver, DeliveryWorker } from './delivery-worker.ts';
import { readLeadContent } from './model/lead-content.ts';
import type { LeadStore, LeasedDelivery } from './model/lead-store.ts';
import type { Leads } from './leads.ts';
import { recipientHash } from './friends/recipient-hash.ts';
import { LeadLinks } from './model/lead-links.ts';
import { KnownProfiles } from './known-profiles.ts';
import { LeadCookie, PROFILE_COOKIE, SENT_LEAD_COOKIE } from './lead-cookie.ts';
import { RefusedLeads } from './refused-leads.ts';
import { WaitingLists } from './open-houses/waiting-lists.ts';
import { FormProofs } from './spam/form-proofs.ts';
import { SpamFilter } from './spam/spam-filter.ts';

/** The mail about a lead to one of its readers. */
type MailOf<M extends Mail | undefined = Mail | undefined> = (
  delivery: LeasedDelivery,
) => M | Promise<M>;

export interface LeadsOptions {
  config: SiteUrl;
  store: LeadStore;
  /** The session secret. */
  secret: string;
  crm: LeadPort;
  mailer: Mailer;
  /** What goes to a typed address is made by `strangerMail` alone. */
  mails: (links: LeadLinks) => { toAgency: MailOf; toVisitor: MailOf<StrangerMail | undefined> };
  /** Counts the places at open houses anew, for pages. */
  countSeats?: (() => Promise<void>) | undefined;
  /** Counts for comparing leads with earlier ones. */
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
}

export interface CreatedLeads extends Leads {
  store: LeadStore;
  worker: DeliveryWorker;
  refused: RefusedLeads;
  waitingLists: WaitingLists;
}

/** The leads of a site: their store, and the worker that delivers them once it is started. */
export function createLeads(options: LeadsOptions): CreatedLeads {
  const { config, store, secret, crm, mailer, limits, log, now, timers } = options;
  const links = new LeadLinks(secret);
  const mails = options.mails(links);
  const byMail =
    (mailOf: MailOf): Deliver =>
    async (delivery, signal) =>
      sendTo(mailer, await mailOf(delivery), signal);
  const worker = new DeliveryWorker({
    store,
    deliver: {
      'agency-mail': byMail(mails.toAgency),
      'visitor-mail': byMail(mails.toVisitor),
      crm: ({ lead: { id, content, contentVersion } }, signal) =>
        crm.deliver(id, readLeadContent(content, contentVersion).lead, signal),
    },
    now,
    timers,
    log,
  });
  const proofs = new FormProofs(secret);
  const wake = () => void worker.wake();
  const waitingLists = new WaitingLists({ store, wake, now, timers, log });
  return {
    store,
    worker,
    refused: new RefusedLeads(now),
    proofs,
    spam: new SpamFilter({ proofs, limits, log }),
    strangers: new StrangerLimits({ limits, log }),
    links,
    recipientHash: (email) => recipientHash(secret, email),
    cookie: new LeadCookie(SENT_LEAD_COOKIE, secret, config),
    profiles: new KnownProfiles({
      cookie: new LeadCookie(PROFILE_COOKIE, secret, config),
      store,
      crm,
      timers,
      log,
    }),
    countSeats: options.countSeats ?? (async () => {}),
    fillPlaces: () => waitingLists.fill(),
    waitingLists,
    wake,
  };
}

/** Nothing is sent, and nothing stays due, where nobody has an address. */
async function sendTo(mailer: Mailer, mail: Mail | undefined, signal: AbortSignal): Promise<void> {
  if (mail) await mailer.send(mail, signal);
}
