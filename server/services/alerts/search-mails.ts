import { SEARCH_CONFIRMATION, SEARCH_REMINDER } from '../leads/model/destinations.ts';
import type { LeasedDelivery } from '../leads/model/lead-store.ts';
import { localeOf } from '../mail/mail-locale.ts';
import { type StrangerMail, strangerMail } from '../mail/strangers/stranger-mail.ts';
import type { SavedSearchStore } from './saved-search-store.ts';
import type { SavedSearch } from './saved-search.ts';
import { readSearchMessage } from './search-message.ts';
import { longDay, searchLine, type SearchSource, searchWords } from './search-words.ts';
import type { SubscriptionLinks } from './subscription-links.ts';

interface Options {
  source: SearchSource;
  store: Pick<SavedSearchStore, 'find'>;
  links: SubscriptionLinks;
}

type MailOf = (delivery: Pick<LeasedDelivery, 'lead'>) => Promise<StrangerMail | undefined>;

/**
 * The mails about a search itself, by the name in place of a form's. Undefined for what has become
 * pointless: the search was erased, confirmed, prolonged or ended since.
 */
export function searchMails(options: Options): Record<string, MailOf> {
  const about = (mailOf: typeof confirmation): MailOf => {
    return async ({ lead }) => {
      const search = await options.store.find(readSearchMessage(lead.content).search);
      return search && mailOf(options, lead, search);
    };
  };
  return { [SEARCH_CONFIRMATION]: about(confirmation), [SEARCH_REMINDER]: about(reminder) };
}

/** All that an address gets before it is confirmed. */
function confirmation(
  { source, links }: Options,
  message: LeasedDelivery['lead'],
  search: SavedSearch,
): StrangerMail | undefined {
  if (search.state !== 'unconfirmed') return undefined;
  const locale = localeOf(source, search.locale);
  const words = searchWords(source, search, locale);
  return strangerMail(source, { id: message.id, to: search.email, locale }, ({ url }, t) => {
    const site = new URL(url).host;
    return {
      kind: t('savedSearch.kind'),
      reference: t(`savedSearch.frequencies.${search.frequency}`),
      subject: t('savedSearch.confirm.subject', { site: source.site.info.name }),
      title: t('savedSearch.confirm.title'),
      paragraphs: [searchLine(words), t('savedSearch.confirm.text')],
      buttons: [
        {
          text: t('savedSearch.confirm.submit'),
          href: source.origin + links.to('confirm', search.id, search.createdAt),
        },
      ],
      why: t('savedSearch.confirm.why', { site }),
    };
  });
}

/** That a search ends, with the link that lets it last. */
function reminder(
  { source, links }: Options,
  message: LeasedDelivery['lead'],
  search: SavedSearch,
): StrangerMail | undefined {
  const { expiresAt, remindedAt } = search;
  if (search.state !== 'active' || expiresAt === undefined || remindedAt === undefined)
    return undefined;
  const locale = localeOf(source, search.locale);
  const words = searchWords(source, search, locale);
  const linkTo = (use: 'keep' | 'searches', id: string) =>
    source.origin + links.to(use, id, message.receivedAt);
  const unsubscribe = unsubscribeUrl(source, links, search.person, message.receivedAt);
  const envelope = { id: message.id, to: search.email, locale, unsubscribe };
  return strangerMail(source, envelope, ({ url }, t) => ({
    kind: t('savedSearch.kind'),
    reference: t(`savedSearch.frequencies.${search.frequency}`),
    subject: t('savedSearch.reminder.subject', { site: source.site.info.name }),
    title: t('savedSearch.reminder.title', { day: longDay(expiresAt, locale) }),
    paragraphs: [searchLine(words), t('savedSearch.reminder.text')],
    buttons: [
      { text: t('savedSearch.keep.submit'), href: linkTo('keep', search.id) },
      { text: t('savedSearch.manage.open'), href: linkTo('searches', search.person) },
    ],
    why: t('savedSearch.why', { site: new URL(url).host }),
  }));
}

/**
 * The URL of `List-Unsubscribe` in each mail to a person about their searches (`Mail.unsubscribe`).
 * @param now milliseconds since 1970.
 */
export function unsubscribeUrl(
  { origin }: Pick<SearchSource, 'origin'>,
  links: SubscriptionLinks,
  person: string,
  now: number,
): string {
  return origin + links.to('end', person, now);
}
