import type { TFunction } from 'i18next';
import type { z } from 'zod';
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
