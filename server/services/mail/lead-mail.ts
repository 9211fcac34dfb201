import type { TFunction } from 'i18next';
import type { Locale } from '../../../views/domain/locale.ts';
import type { LeadMail, MailSite } from '../../../views/mail/lead-mail.ts';
import { mailContent, type MailContent } from '../../../views/mail/mail-content.ts';
import { mailSite } from '../../../views/mail/mail-site.ts';
import { mailText } from '../../../views/mail/mail-text.ts';
import type { MailSource } from './mail-source.ts';
import type { Mail } from './mail.ts';
import { mailColours } from './mail-colours.ts';

type MailBodies = Pick<Mail, 'subject' | 'html' | 'text'>;

/** The subject and both bodies of a mail about a lead, in the language and colours of the site. */
export function leadMail(source: MailSource, mail: LeadMail): MailBodies {
  return mailBodies(source, mail.locale, (site, t) => mailContent(mail, site, t));
}

/** The same of any mail. */
export function mailBodies(
  source: MailSource,
  locale: Locale,
  contentOf: (site: MailSite, t: TFunction) => MailContent,
): MailBodies {
  const { site, origin, renderer } = source;
  const t = source.i18n.t(locale);
  const ofSite = mailSite({ t, site, locale, origin }, mailColours(site.info));
  const content = contentOf(ofSite, t);
  return {
    subject: content.subject,
    html: renderer.renderMail({ content, site: ofSite, locale }),
    text: mailText(content, ofSite, locale),
  };
}
