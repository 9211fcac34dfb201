import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { Locale } from '../../../../views/domain/locale.ts';
import { openHouseText } from '../../../../views/domain/open-house/open-house-words.ts';
import type { schema } from '../../../../views/modules/signed-page/schema.ts';
import type { ShownContent } from '../../../services/leads/model/lead-content.ts';
import type { StoredLead } from '../../../services/leads/model/lead-store.ts';

type Content = z.input<typeof schema>;

/** What was sent, and the requested file. */
export function sentMessage(
  t: TFunction,
  { reference }: Pick<StoredLead, 'reference'>,
  { answers, about }: ShownContent,
  file: string | undefined,
): Content {
  return {
    title: t('thanks.answers'),
    reference,
    ...(about && { paragraphs: [about.title] }),
    rows: answers.map(({ label, value }) => ({ label, value })),
    ...(file !== undefined && { link: { text: t('thanks.fileOpen'), href: file } }),
  };
}

/** What the button to call off a registration will do; for one that is called off, that it is. */
export function callOffPage(
  t: TFunction,
  locale: Locale,
  { reference, seat }: Pick<StoredLead, 'reference' | 'seat'>,
  { details, about }: ShownContent,
): Content {
  const { openHouse } = details ?? {};
  const when = openHouse ? openHouseText(openHouse, locale) : '';
  const rows = [
    ...(about ? [{ label: t('openHouse.home'), value: about.title }] : []),
    { label: t('forms.fields.openHouse'), value: when },
  ];
  if (seat === 'called-off') {
    const done = {
      title: t('openHouse.callOff.doneTitle'),
      paragraphs: [t('openHouse.callOff.done')],
    };
    return { ...done, reference, rows };
  }
  return {
    title: t('openHouse.callOff.title'),
    reference,
    paragraphs: [t('openHouse.callOff.text')],
    rows,
    submit: t('openHouse.callOff.submit'),
  };
}

/** What the button will do, with what was sent; for a lead that is delivered, that it is done. */
export function messagePage(
  t: TFunction,
  use: 'proof' | 'release',
  { reference, quarantine }: Pick<StoredLead, 'reference' | 'quarantine'>,
  content: ShownContent,
): Content {
  if (quarantine === undefined) {
    return {
      title: t(`signed.${use}.doneTitle`),
      reference,
      paragraphs: use === 'release' ? [t('signed.release.done')] : [],
    };
  }
  const { answers } = use === 'release' ? (content.agency ?? content) : content;
  return {
    title: t(`signed.${use}.title`),
    reference,
    paragraphs: [t(`signed.${use}.text`)],
    rows: answers.map(({ label, value }) => ({ label, value })),
    submit: t(`signed.${use}.submit`),
  };
}
