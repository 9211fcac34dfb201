import { formKind, isFormName } from '../../../../views/forms/form-kinds.ts';
import { localeOf, urlIn } from '../../mail/mail-locale.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import { type StrangerMail, strangerMail } from '../../mail/strangers/stranger-mail.ts';
import type { LeadLinks } from '../model/lead-links.ts';
import type { LeasedDelivery } from '../model/lead-store.ts';
import { readProofRequest } from './proof-request.ts';

/** The mail with the link by which the sender of a doubtful lead proves it. */
export function proofMail(
  source: MailSource,
  links: LeadLinks,
  { lead }: Pick<LeasedDelivery, 'lead'>,
): StrangerMail {
  const { locale: language, email, about, form, ...of } = readProofRequest(lead.content);
  const locale = localeOf(source, language);
  const { origin } = source;
  return strangerMail(source, { id: lead.id, to: email, locale }, (site, t) => {
    const { host } = new URL(site.url);
    return {
      kind: isFormName(form) ? formKind(form).leadName(t) : t('forms.kind.contact'),
      reference: of.reference,
      title: t('proof.mail.title'),
      paragraphs: [t('proof.mail.text', { site: host })],
      about: about && { ...about, url: urlIn(locale, about.url) },
      buttons: [
        {
          text: t('proof.mail.submit'),
          href: origin + links.to('proof', of.lead, lead.receivedAt),
        },
      ],
      why: t('mail.why', { site: host }),
    };
  });
}
