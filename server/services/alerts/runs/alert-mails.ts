import type { DataPort } from '../../../../views/data-port.ts';
import { SEARCH_ALERT } from '../../leads/model/destinations.ts';
import type { LeasedDelivery } from '../../leads/model/lead-store.ts';
import { localeOf } from '../../mail/mail-locale.ts';
import { type StrangerMail, strangerMail } from '../../mail/strangers/stranger-mail.ts';
import { itemOfNumber, numberOfItem } from '../item-number.ts';
import type { SavedSearch } from '../saved-search.ts';
import type { SavedSearchStore } from '../saved-search-store.ts';
import { unsubscribeUrl } from '../search-mails.ts';
import { searchLine, type SearchSource, searchWords } from '../search-words.ts';
import { hiddenHomeId, type SubscriptionLinks } from '../subscription-links.ts';
import { readAlertMessage } from './alert-message.ts';
import { alertWords } from './alert-words.ts';
import { type ShownHome, stillTrue } from './still-true.ts';

interface Options {
  source: SearchSource;
  store: Pick<SavedSearchStore, 'find' | 'hiddenHomes'>;
  links: SubscriptionLinks;
  /** Milliseconds since 1970. */
  now: () => number;
}

type MailOf = (delivery: Pick<LeasedDelivery, 'lead'>) => Promise<StrangerMail | undefined>;
type Message = ReturnType<typeof readAlertMessage>;

/**
 * The mails about homes, by the name in place of a form's. What is not true any more when one is
 * sent, which may be days later, is left out; undefined where nothing is left of it, or the searches
 * have ended.
 */
export function alertMails(options: Options): Record<string, MailOf> {
  return { [SEARCH_ALERT]: ({ lead }) => alertMail(options, lead) };
}

async function alertMail(
  options: Options,
  lead: LeasedDelivery['lead'],
): Promise<StrangerMail | undefined> {
  const { source, links } = options;
  const message = readAlertMessage(lead.content);
  const { person } = message;
  const searches = await activeSearches(options, message);
  const [first] = searches;
  if (!first) return undefined;
  const locale = localeOf(source, first.locale);
  const data = source.catalogue.port(locale);
  const homes = await homesLeft(options, data, message, new Set(searches.map(({ id }) => id)));
  if (homes.length === 0) return undefined;
  const { origin, site } = source;
  const linkTo = (use: 'searches' | 'hide' | 'end', id: string) =>
    origin + links.to(use, id, lead.receivedAt);
  const unsubscribe = unsubscribeUrl(source, links, person, lead.receivedAt);
  const envelope = { id: lead.id, to: first.email, locale, unsubscribe };
  return strangerMail(source, envelope, ({ url }, t) => ({
    kind: t('savedSearch.kind'),
    ...alertWords(
      { locale, t, origin, site, data },
      {
        homes,
        searches: searches.map((search) => {
          const words = searchWords(source, search, locale);
          return { title: words.title, line: searchLine(words), url: origin + words.href };
        }),
        hide: (item) => ({
          text: t('alert.hide'),
          href: linkTo('hide', hiddenHomeId(person, numberOfItem(item))),
        }),
      },
    ),
    footLinks: [
      { text: t('savedSearch.manage.open'), href: linkTo('searches', person) },
      { text: t('savedSearch.end.submit'), href: linkTo('end', person) },
    ],
    why: t('savedSearch.why', { site: new URL(url).host }),
  }));
}

async function activeSearches(
  { store, now }: Options,
  { searches: ids }: Message,
): Promise<SavedSearch[]> {
  const searches = await Promise.all(ids.map((id) => store.find(id)));
  return searches.filter(
    (search) => search?.state === 'active' && (search.expiresAt ?? Infinity) > now(),
  ) as SavedSearch[];
}

/** The homes that are still on offer, that an active search finds, and that are not hidden. */
async function homesLeft(
  { source, store, now }: Options,
  data: DataPort,
  { person, homes }: Message,
  active: ReadonlySet<string>,
): Promise<ShownHome[]> {
  const hidden = await store.hiddenHomes(person);
  const isHidden = new Set(hidden.map(({ home }) => home));
  const basis = { ignoredLabels: source.site.info.ignoredLabels, now: now() };
  return homes.flatMap(({ home, foundBy, happenings }) => {
    const isWanted = !isHidden.has(home) && (foundBy?.some((id) => active.has(id)) ?? true);
    const item = isWanted ? itemOfNumber(data, home) : undefined;
    return (item && stillTrue(item, happenings, basis)) ?? [];
  });
}
