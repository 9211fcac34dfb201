import { LeadForm } from '../../client/islands/LeadForm.tsx';
import { CONTACT_FIELDS } from '../domain/forms/contact-fields.ts';
import type { PageContext } from '../page-context.ts';
import { formTexts } from '../ui/form/form-texts.ts';
import { Island } from '../ui/Island.tsx';

/** The contact form of a page, posted to the page itself (views/subjects/contact-form.ts). */
export function ContactForm({ ctx }: { ctx: PageContext }) {
  const { t, links, path, refused } = ctx;
  const props = {
    action: path,
    fields: CONTACT_FIELDS,
    texts: formTexts(t, CONTACT_FIELDS, t('forms.sendQuestion')),
    privacy: {
      text: t('forms.privacy'),
      link: t('forms.privacyLink'),
      href: links.page('privacy'),
    },
    ...(refused && { refused }),
    notice: refused?.notice && t(`forms.notice.${refused.notice}`),
  };
  return <Island ctx={ctx} of={LeadForm} props={props} when="interaction" />;
}
