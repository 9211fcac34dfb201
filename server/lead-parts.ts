import path from 'node:path';
import { TELL_A_FRIEND } from '../views/forms/tell-a-friend/friend-fields.ts';
import { systemTimers } from './concurrency/timers.ts';
import type { Config } from './config.ts';
import type { LeadPort } from './crm/lead-port.ts';
import { friendMail } from './friends/friend-mail.ts';
import { createLeads, type CreatedLeads } from './leads/create-leads.ts';
import { agencyMail, visitorMail } from './leads/lead-mails.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Log } from './log.ts';
import { fileMailer } from './mail/file-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import type { PageSource } from './routes/page-source.ts';

export interface LeadPartsOptions {
  config: Config;
  /** The session secret. */
  secret: string;
  crm: LeadPort;
  /** The site that the mails are written for. */
  source: PageSource;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The leads of a site, delivered to its CRM and by mail: by SMTP, or to files below DATA_DIR.
 * @throws when DATA_DIR cannot be written.
 */
export function buildLeads(options: LeadPartsOptions): CreatedLeads {
  const { config, source } = options;
  const sender = () => ({
    name: source.site.info.name,
    address: source.site.info.siteEmail,
  });
  return createLeads({
    ...options,
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, sender)
      : fileMailer(path.join(config.dataDir, 'mail'), sender),
    mails: {
      toAgency: (delivery) => agencyMail(source, delivery),
      toVisitor: (delivery) =>
        delivery.lead.form === TELL_A_FRIEND
          ? friendMail(source, delivery)
          : visitorMail(source, delivery),
    },
    timers: systemTimers,
  });
}
