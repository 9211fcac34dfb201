import { TELL_A_FRIEND } from '../../../views/forms/tell-a-friend/friend-fields.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import { fileMailer } from '../mail/file-mailer.ts';
import type { Mailer } from '../mail/mail.ts';
import type { MailSource } from '../mail/mail-source.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { mailFolder } from '../mail/written-mails.ts';
import { type CreatedLeads, createLeads, type LeadsOptions } from './create-leads.ts';
import { friendMail } from './friends/friend-mail.ts';
import { createLeadMaintenance, type LeadMaintenance } from './lead-maintenance.ts';
import type { StrangerMail } from '../mail/strangers/stranger-mail.ts';
import type { LeadLinks } from './model/lead-links.ts';
import { PROOF_REQUEST, QUARANTINE_LIST } from './model/destinations.ts';
import type { Destination, LeasedDelivery } from './model/lead-store.ts';
import { quarantineMail } from './quarantine/quarantine-mail.ts';
import { proofMail } from './proofs/proof-mail.ts';
import { agencyMail, visitorMail } from './lead-mails.ts';

export interface LeadsConfig extends SiteUrl {
  dataDir: string;
  /** Days after which a lead is erased. */
  leadsKeepDays: number;
  /** Mail server; without one messages are files below DATA_DIR. */
  smtpUrl: string | undefined;
}

interface Options extends Omit<LeadsOptions, 'config' | 'mailer' | 'mails'> {
  /** The site that the mails are written for. */
  source: MailSource;
}

export interface OpenedLeads extends CreatedLeads {
  /** Watches and copies the stored leads once it is started. */
  maintenance: LeadMaintenance;
}

/**
 * Opens the leads of a site, which are delivered to its CRM and by mail once the worker is started.
 */
export function openLeads(config: LeadsConfig, { source, ...options }: Options): OpenedLeads {
  const leads = createLeads({
    ...options,
    config,
    mailer: mailerOf(config, source),
    mails: (links) => ({
      toAgency: (delivery) =>
        delivery.lead.form === QUARANTINE_LIST
          ? quarantineMail({ source, links, store: options.store }, delivery)
          : agencyMail(source, delivery),
      toVisitor: (delivery) => toVisitor(source, links, delivery, options.now()),
    }),
  });
  const { worker, refused, waitingLists } = leads;
  const answeredAt = (destination: Destination) => worker.answeredAt(destination);
  const { leadsKeepDays: keepDays, dataDir } = config;
  const kept = { keepDays, mailDir: mailFolder(dataDir), wake: leads.wake, waitingLists };
  const maintenance = createLeadMaintenance({ ...options, ...kept, answeredAt, refused });
  return { ...leads, maintenance };
}

/** Mails to addresses that were typed: each made by `strangerMail`. */
function toVisitor(
  source: MailSource,
  links: LeadLinks,
  delivery: LeasedDelivery,
  now: number,
): StrangerMail | undefined {
  const { form } = delivery.lead;
  if (form === TELL_A_FRIEND) return friendMail(source, delivery);
  if (form === PROOF_REQUEST) return proofMail(source, links, delivery);
  return visitorMail(source, links, delivery, now);
}

function mailerOf({ smtpUrl, dataDir }: LeadsConfig, source: MailSource): Mailer {
  const sender = () => ({
    name: source.site.info.name,
    address: source.site.info.siteEmail,
  });
  return smtpUrl ? smtpMailer(smtpUrl, sender) : fileMailer(mailFolder(dataDir), sender);
}
