import type { LeadFormProps } from '../../client/forms/LeadFormFrame.tsx';
import type { FormNotice } from '../domain/forms/form-field.ts';
import { waitText } from '../domain/format/wait-text.ts';
import { phoneOf } from '../domain/format/phone.ts';
import type { PageContext } from '../page-context.ts';

/** Note above the button of a form with personal data. */
export function privacyNote({ t, links }: PageContext): LeadFormProps['privacy'] {
  return { text: t('forms.privacy'), link: t('forms.privacyLink'), href: links.page('privacy') };
}

/** Why a form was not accepted, and whom to call. */
export function noticeText(ctx: PageContext, notice: FormNotice): LeadFormProps['notice'] {
  const { t, site, locale, form } = ctx;
  const wait = waitText(form?.wait, locale);
  return { text: t(`forms.notice.${notice}`, { wait }), phone: phoneOf(site.info.phone) };
}

/** Messages that there is no network, with whom to call, and that the network is back. */
export function networkNotes({ t, site }: PageContext): LeadFormProps['network'] {
  return {
    away: { text: t('forms.offline'), phone: phoneOf(site.info.phone) },
    back: { text: t('forms.online') },
  };
}
