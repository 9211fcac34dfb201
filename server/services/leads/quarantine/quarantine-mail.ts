import type { TFunction } from 'i18next';
import { formKind, isFormName } from '../../../../views/forms/form-kinds.ts';
import { agencyLanguage } from '../../../../views/domain/site/languages.ts';
import { fullNameOf, type ShownRow } from '../../../../views/mail/mail-rows.ts';
import { visitorLine } from '../../../../views/mail/mail-words.ts';
import { mailBodies } from '../../mail/lead-mail.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import type { Mail } from '../../mail/mail.ts';
import { shownContentOf } from '../model/lead-content.ts';
import type { LeadLinks } from '../model/lead-links.ts';
import type { LeadStore, LeasedDelivery, StoredLead } from '../model/lead-store.ts';
import { LISTED_PERIOD } from './quarantine-list.ts';

/** Leads that a list shows; it names the number of the others. */
const MAX_SHOWN = 50;

interface Options {
  source: MailSource;
  links: LeadLinks;
  store: Pick<LeadStore, 'quarantined'>;
}

/**
 * The daily list of what is in quarantine, to the agency, in its language: who wrote what, and a
 * link that says what *not spam* does.
 */
export async function quarantineMail(
  { source, links, store }: Options,
  { lead }: Pick<LeasedDelivery, 'lead'>,
): Promise<Mail> {
  const all = await store.quarantined(lead.receivedAt - LISTED_PERIOD);
  const { info } = source.site;
  const locale = agencyLanguage(info);
  const bodies = mailBodies(source, locale, (site, t) => {
    const title = t('quarantine.mail.title', { number: String(all.length) });
    const more = all.length - MAX_SHOWN;
    return {
      subject: `${title} · ${site.name}`,
      preview: t('quarantine.mail.text'),
      title,
      kind: t('quarantine.mail.kind'),
      reference: String(all.length),
      paragraphs: [
        t('quarantine.mail.text'),
        ...(more > 0 ? [t('quarantine.mail.more', { number: String(more) })] : []),
      ],
      isAboutFirst: false,
      tableTitle: t('quarantine.mail.heading'),
      rows: all.slice(0, MAX_SHOWN).flatMap((one) => rowsOf(t, one, source.origin, links)),
      buttons: [],
      foot: [t('mail.from', { site: new URL(site.url).host })],
    };
  });
  return { id: lead.id, to: info.siteEmail, ...bodies };
}

function rowsOf(
  t: TFunction,
  lead: StoredLead,
  origin: string,
  links: LeadLinks,
): readonly ShownRow[] {
  const { person, words } = writtenIn(lead);
  const kind = isFormName(lead.form) ? formKind(lead.form).leadName(t) : t('forms.kind.contact');
  return [
    { label: `${kind} ${lead.reference}`, value: [person, words].filter(Boolean).join('\n') },
    {
      label: '',
      value: t('quarantine.mail.release'),
      href: origin + links.to('release', lead.id, lead.receivedAt),
    },
  ];
}

/** Who wrote what; nothing of a lead that cannot be read, which is listed all the same. */
function writtenIn(lead: StoredLead): { person: string; words: string } {
  try {
    const { lead: sent, answers } = shownContentOf(lead);
    const words = answers.find(({ field }) => field === 'Content')?.value ?? '';
    const { email } = sent.person;
    const name = fullNameOf(sent.person);
    const person = email === undefined ? name : `${name}, ${visitorLine(email)}`;
    return { person, words: visitorLine(words) };
  } catch {
    return { person: visitorLine(lead.email), words: '' };
  }
}
