import type { LeadMail } from '../../views/mail/lead-mail.ts';
import { mailContent } from '../../views/mail/mail-content.ts';
import { mailSite } from '../../views/mail/mail-site.ts';
import { mailText } from '../../views/mail/mail-text.ts';
import type { PageSource } from '../routes/page-source.ts';
import type { Mail } from './mail.ts';
import { mailColours } from './mail-colours.ts';

type Source = Pick<PageSource, 'i18n' | 'site' | 'origin' | 'renderer'>;

/** The subject and both bodies of a mail about a lead, in the language and colours of the site. */
export function leadMail(source: Source, mail: LeadMail): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { site, origin, renderer } = source;
  const { locale } = mail;
  const t = source.i18n.t(locale);
  const ofSite = mailSite({ t, site, locale, origin }, mailColours(site.info));
  const content = mailContent(mail, ofSite, t);
  return {
    subject: content.subject,
    html: renderer.renderMail({ content, site: ofSite, locale }),
    text: mailText(content, ofSite, locale),
  };
}
