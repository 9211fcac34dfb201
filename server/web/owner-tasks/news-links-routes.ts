import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import { requestLocale } from '../../platform/http/request-locale.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { LINK_KEY } from '../../platform/signed-links.ts';
import type { Log } from '../../platform/log.ts';
import { localeOf } from '../../services/mail/mail-locale.ts';
import {
  NEWS_LINK_USES,
  type NewsLinks,
  type NewsLinkUse,
} from '../../services/owners/news/news-links.ts';
import type { OwnerNewsStore } from '../../services/owners/news/owner-news-store.ts';
import { nextDue, type OwnerNews } from '../../services/owners/news/owner-news.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import {
  notStored,
  sendOver,
  sendSignedPage,
  type SignedPageContent,
} from '../pages/signed-page.ts';

interface Options {
  news: { store: Pick<OwnerNewsStore, 'find' | 'confirm' | 'end'>; links: NewsLinks };
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

type Params = { use: string; id: string };

/** A choice behind a signed link; one that has ended is none any more. */
interface Opened {
  source: PageSource;
  use: NewsLinkUse;
  news: OwnerNews | undefined;
  locale: Locale;
}

/**
 * Ends news by a POST from anywhere and without cookies, as mail programs send it (RFC 8058): the
 * key of the link is what allows it. Everything else is left to the other handlers.
 */
export function oneClickNews(live: PageSource, options: Options): RequestHandler {
  const isEnd: RequestHandler<Params> = ({ params }, _res, next) =>
    next(params.use === 'end' ? undefined : 'router');
  return Router().post('/:use/:id', isEnd, open(live, options), act(options));
}

/**
 * The pages behind the links of mails with news: confirming and ending it. Opening one changes
 * nothing; its button does.
 */
export function ownerNewsLinks(live: PageSource, options: Options): RequestHandler {
  return Router()
    .use('/:use/:id', open(live, options))
    .get('/:use/:id', show())
    .post('/:use/:id', act(options));
}

function open(live: PageSource, { news: { store, links }, now }: Options): RequestHandler<Params> {
  return async (req, res, next) => {
    const source = captureSource(live);
    const { id } = req.params;
    const use = NEWS_LINK_USES.find((one) => one === req.params.use);
    const key = queryOf(req).get(LINK_KEY) ?? '';
    const isOpen = use !== undefined && links.opens(use, id, key, now());
    const news = isOpen ? await store.find(id) : undefined;
    const locale = news
      ? localeOf(source, news.locale)
      : requestLocale(req, source.site.info.languages);
    // What has ended has: the link that ends it says so again.
    if (isOpen && (news || use === 'end')) {
      res.locals['news'] = { source, use, news, locale } satisfies Opened;
      return next();
    }
    await sendOver(req, res, source, (t) => t('signed.over'));
  };
}

function show(): RequestHandler<Params> {
  return async (req, res) => {
    const opened = openedIn(res);
    const isDone = opened.use === 'end' ? !opened.news : opened.news?.state === 'active';
    await send(req, opened, res, isDone ? donePage(opened) : askPage(opened));
  };
}

function act({ news: { store }, log, now }: Options): RequestHandler<Params> {
  return async (req, res) => {
    const opened = openedIn(res);
    const { news, use, source, locale } = opened;
    try {
      if (news && use === 'end') await store.end(news.id);
      else if (news) await store.confirm(news.id, now(), nextDue(news.frequency, news.id, now()));
    } catch (error) {
      log.error({ err: error }, 'what a link about news does could not be stored');
      const content = notStored(source.i18n.t(locale), askPage(opened));
      return send(req, opened, res, content, 503);
    }
    await send(req, opened, res, donePage(opened));
  };
}

function askPage({ source, locale, use }: Opened): SignedPageContent {
  const t = source.i18n.t(locale);
  return {
    title: t(`ownerNews.${use}.title`),
    paragraphs: [t(`ownerNews.${use}.text`)],
    submit: t(`ownerNews.${use}.submit`),
  };
}

function donePage({ source, locale, use }: Opened): SignedPageContent {
  const t = source.i18n.t(locale);
  return { title: t(`ownerNews.${use}.done`), paragraphs: [t(`ownerNews.${use}.doneText`)] };
}

function send(
  req: Request<Params>,
  { source, locale }: Opened,
  res: Response,
  content: SignedPageContent,
  status = 200,
): Promise<void> {
  return sendSignedPage(res, source, { locale, path: req.baseUrl, status, content });
}

function openedIn({ locals }: Response): Opened {
  return locals['news'] as Opened;
}
