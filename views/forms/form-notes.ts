import type { LeadFormProps } from '../../client/forms/LeadFormFrame.tsx';
import type { FormNotice } from '../domain/forms/form-field.ts';
import { formKind, type FormName } from './form-kinds.ts';
import { waitText } from '../domain/format/wait-text.ts';
import { phoneOf } from '../domain/format/phone.ts';
import type { PageContext } from '../page-context.ts';

/** Note above the button of a form with personal data: what is true of that form. */
export function privacyNote({ t, links }: PageContext, name: FormName): LeadFormProps['privacy'] {
  const { fieldNames } = formKind(name);
  const isDemand = name === 'demand' || name === 'demand-wizard';
  if (name === 'call')
    return {
      text: t('forms.privacyCall'),
      link: t('forms.privacyLink'),
      href: links.page('privacy'),
    };
  const other = fieldNames.includes('IsReceivedEmail') ? 'forms.privacy' : 'forms.privacyAnswer';
  return {
    text: t(isDemand ? 'forms.privacyDemand' : other),
    link: t('forms.privacyLink'),
    href: links.page('privacy'),
  };
}

/** Why a form was not accepted, and whom to call. */
export function noticeText(ctx: PageContext, notice: FormNotice): LeadFormProps['notice'] {
  const { t, site, locale, form } = ctx;
  const texts = {
    tooOften: () => t('forms.notice.tooOften', { wait: waitText(form?.wait, locale) }),
    notStored: () => t('forms.notice.notStored'),
    lost: () => t('forms.notice.lost'),
  } satisfies Record<FormNotice, () => string>;
  return { text: texts[notice](), phone: phoneOf(site.info.phone) };
}

/** Messages that there is no network, with whom to call, and that the network is back. */
export function networkNotes({ t, site }: PageContext): LeadFormProps['network'] {
  return {
    away: { text: t('forms.offline'), phone: phoneOf(site.info.phone) },
    back: { text: t('forms.online') },
  };
}
