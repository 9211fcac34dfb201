import type { TFunction } from 'i18next';
import { dayWords } from '../../../../views/domain/history/day-words.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { conjunction } from '../../../../views/domain/text/conjunction.ts';
import { withPlace } from '../../../../views/routing/owner-path.ts';
import type { SitePaths } from '../../../../views/routing/site-paths.ts';
import { OWNER_NEWS, OWNER_NEWS_CONFIRMATION } from '../../leads/model/destinations.ts';
import type { LeasedDelivery } from '../../leads/model/lead-store.ts';
import { localeOf } from '../../mail/mail-locale.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import { type StrangerMail, strangerMail } from '../../mail/strangers/stranger-mail.ts';
import { NEWS_KINDS } from './news-entries.ts';
import type { NewsLinks } from './news-links.ts';
import { readNewsMessage } from './news-message.ts';
import type { OwnerNewsStore } from './owner-news-store.ts';
import type { OwnerNews } from './owner-news.ts';

interface Options {
  source: MailSource & { paths: SitePaths };
  store: Pick<OwnerNewsStore, 'find'>;
  links: NewsLinks;
}

type Message = ReturnType<typeof readNewsMessage>;
type MailOf = (delivery: Pick<LeasedDelivery, 'lead'>) => Promise<StrangerMail | undefined>;

/**
 * The mails to owners about news, by the name in place of a form's. Undefined for what has become
 * pointless: the choice was confirmed, ended or erased since.
 */
export function newsMails(options: Options): Readonly<Record<string, MailOf>> {
  const about =
    (state: OwnerNews['state'], mailOf: typeof confirmation): MailOf =>
    async ({ lead }) => {
      const message = readNewsMessage(lead.content);
      const news = await options.store.find(message.news);
      return news?.state === state ? mailOf(options, lead, { news, message }) : undefined;
    };
  return {
    [OWNER_NEWS_CONFIRMATION]: about('unconfirmed', confirmation),
    [OWNER_NEWS]: about('active', weekly),
  };
}

interface Told {
  news: OwnerNews;
  message: Message;
}

/** All that an owner gets before it is confirmed. */
function confirmation(
  { source, links }: Options,
  lead: LeasedDelivery['lead'],
  { news, message }: Told,
): StrangerMail {
  const locale = localeOf(source, news.locale);
  return strangerMail(source, { id: lead.id, to: news.email, locale }, (_site, t) => ({
    kind: t('ownerNews.kind'),
    reference: t(`ownerNews.frequencies.${news.frequency}`),
    subject: `${t('ownerNews.confirm.title')} · ${source.site.info.name}`,
    title: t('ownerNews.confirm.title'),
    paragraphs: [message.title, t('ownerNews.confirm.text')],
    buttons: [
      {
        text: t('ownerNews.confirm.submit'),
        href: source.origin + links.to('confirm', news.id, news.createdAt),
      },
    ],
    why: t('ownerNews.confirm.why'),
  }));
}

/** What is new, by the numbers that the page shows, and the way to it. */
function weekly(
  { source, links }: Options,
  lead: LeasedDelivery['lead'],
  { news, message }: Told,
): StrangerMail {
  const locale = localeOf(source, news.locale);
  const end = source.origin + links.to('end', news.id, lead.receivedAt);
  const envelope = { id: lead.id, to: news.email, locale, unsubscribe: end };
  const login = source.paths.named('login', locale);
  return strangerMail(source, envelope, (_site, t) => ({
    kind: t('ownerNews.kind'),
    reference: t(`ownerNews.frequencies.${news.frequency}`),
    subject: `${t('ownerNews.title')} · ${source.site.info.name}`,
    title: t('ownerNews.title'),
    paragraphs: [message.title, ...newsLines(t, locale, message)],
    buttons: [
      ...(login === undefined
        ? []
        : [{ text: t('ownerNews.read'), href: source.origin + withPlace(login, news) }]),
      { text: t('ownerNews.end.link'), href: end },
    ],
    why: t('ownerNews.why'),
  }));
}

/** A sentence each: what was added, the views of the week, what is planned next. */
function newsLines(t: TFunction, locale: Locale, { counts, views, next }: Message): string[] {
  const added = NEWS_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [t(`ownerNews.added.${kind}`, { count })] : [];
  });
  const [day = '', time = ''] = next?.startTime.split('T') ?? [];
  return [
    added.length === 0
      ? t('ownerNews.nothing')
      : t('ownerNews.since', { list: conjunction(added, locale) }),
    ...(views === undefined ? [] : [t('owner.letter.views', { count: views })]),
    ...(next
      ? [
          t('owner.letter.next', {
            what: next.what,
            day: dayWords(day, locale),
            time,
          }),
        ]
      : []),
  ];
}
