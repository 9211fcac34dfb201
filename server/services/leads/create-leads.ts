import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { DeliverableLead, LeadPort } from '../crm/lead-port.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Mail, Mailer } from '../mail/mail.ts';
import { StrangerLimits } from '../mail/strangers/stranger-limits.ts';
import type { StrangerMail } from '../mail/strangers/stranger-mail.ts';
import { type Deliver, DeliveryWorker } from './delivery-worker.ts';
import { countedFirst } from './counted-first.ts';
import type { LeadStore, LeasedDelivery } from './model/lead-store.ts';
import type { Leads } from './leads.ts';
import { recipientHash } from './friends/recipient-hash.ts';
import { LeadLinks } from './model/lead-links.ts';
import { KnownProfiles } from './known-profiles.ts';
import { LeadCookie, PROFILE_COOKIE, SENT_LEAD_COOKIE } from './lead-cookie.ts';
import { RefusedLeads } from './refused-leads.ts';
import { NO_OPEN_HOUSES, type OpenHousesNow, WaitingLists } from './open-houses/waiting-lists.ts';
import { FormProofs } from './spam/form-proofs.ts';
import { SpamFilter } from './spam/spam-filter.ts';
import { VisitLinks } from './visits/visit-links.ts';

/** The mail about a lead to one of its readers; undefined where it has become pointless. */
export type MailOf<M extends Mail = Mail> = (
  delivery: LeasedDelivery,
) => M | undefined | Promise<M | undefined>;

/** What a destination gets. */
export interface Told {
  toAgency: MailOf;
  /** What goes to a typed address is made by `strangerMail` alone. */
  toVisitor: MailOf<StrangerMail>;
  /** Undefined where the lead was erased. */
  toCrm: (delivery: LeasedDelivery) => Promise<DeliverableLead | undefined>;
}

export interface LeadsOptions {
  config: SiteUrl;
  store: LeadStore;
  /** The session secret. */
  secret: string;
  crm: LeadPort;
  mailer: Mailer;
  told: (links: { leads: LeadLinks; visits: VisitLinks }) => Told;
  /** Counts the places at open houses anew, for pages. */
  countSeats?: (() => Promise<void>) | undefined;
  /** The open houses of the catalogue; none without it. */
  openHouses?: OpenHousesNow | undefined;
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
  const visitLinks = new VisitLinks(secret);
  const told = options.told({ leads: links, visits: visitLinks });
  const byMail =
    (mailOf: MailOf): Deliver =>
    async (delivery, signal) =>
      sendTo(mailer, await mailOf(delivery), signal);
  const strangers = new StrangerLimits({ limits, log });
  const worker = new DeliveryWorker({
    store,
    deliver: {
      'agency-mail': byMail(told.toAgency),
      'visitor-mail': countedFirst(strangers, now, byMail(told.toVisitor)),
      crm: async (delivery, signal) => {
        const lead = await told.toCrm(delivery);
        if (lead) await crm.deliver(delivery.lead.id, lead, signal);
      },
    },
    now,
    timers,
    log,
  });
  const proofs = new FormProofs(secret);
  const wake = () => void worker.wake();
  const { openHouses = NO_OPEN_HOUSES } = options;
  const waitingLists = new WaitingLists({ store, openHouses, wake, now, timers, log });
  return {
    store,
    worker,
    refused: new RefusedLeads(now),
    proofs,
    spam: new SpamFilter({ proofs, limits, log }),
    strangers,
    links,
    visitLinks,
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

/** No mail is sent, and no delivery stays due, where there is no recipient. */
async function sendTo(mailer: Mailer, mail: Mail | undefined, signal: AbortSignal): Promise<void> {
  if (mail) await mailer.send(mail, signal);
}
