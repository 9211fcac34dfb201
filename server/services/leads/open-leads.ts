import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { HandedInStore } from '../handed-in/handed-in-store.ts';
import { fileMailer } from '../mail/file-mailer.ts';
import type { Mailer } from '../mail/mail.ts';
import type { MailSource } from '../mail/mail-source.ts';
import type { StrangerMail } from '../mail/strangers/stranger-mail.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { mailFolder } from '../mail/written-mails.ts';
import { type CreatedLeads, createLeads, type LeadsOptions, type MailOf } from './create-leads.ts';
import { createLeadMaintenance, type LeadMaintenance } from './lead-maintenance.ts';
import type { Destination } from './model/lead-store.ts';
import { told } from './told.ts';

export interface LeadsConfig extends SiteUrl {
  dataDir: string;
  /** Days after which a lead is erased. */
  leadsKeepDays: number;
  /** Mail server; without one messages are files below DATA_DIR. */
  smtpUrl: string | undefined;
}

interface Options extends Omit<LeadsOptions, 'config' | 'mailer' | 'told'> {
  /** The site that the mails are written for. */
  source: MailSource;
  /** What visitors get of messages that other services store, by the name in place of a form's. */
  mails?: Readonly<Record<string, MailOf<StrangerMail>>> | undefined;
  /** What owners hand in, which goes with its lead. */
  handedIn: HandedInStore;
}

export interface OpenedLeads extends CreatedLeads {
  /** Watches and copies the stored leads once it is started. */
  maintenance: LeadMaintenance;
}

/**
 * Opens the leads of a site, which are delivered to its CRM and by mail once the worker is started.
 */
export function openLeads(
  config: LeadsConfig,
  { source, mails, ...options }: Options,
): OpenedLeads {
  const leads = createLeads({
    ...options,
    config,
    mailer: mailerOf(config, source),
    told: (links) => told({ source, mails, links, store: options.store, now: options.now }),
  });
  const { worker, refused, waitingLists } = leads;
  const answeredAt = (destination: Destination) => worker.answeredAt(destination);
  const { leadsKeepDays: keepDays, dataDir } = config;
  const kept = { keepDays, mailDir: mailFolder(dataDir), wake: leads.wake, waitingLists };
  const maintenance = createLeadMaintenance({ ...options, ...kept, answeredAt, refused });
  return { ...leads, maintenance };
}

function mailerOf({ smtpUrl, dataDir }: LeadsConfig, source: MailSource): Mailer {
  const sender = () => ({
    name: source.site.info.name,
    address: source.site.info.siteEmail,
  });
  return smtpUrl ? smtpMailer(smtpUrl, sender) : fileMailer(mailFolder(dataDir), sender);
}
