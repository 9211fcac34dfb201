import type { Request, RequestHandler, Response } from 'express';
import { LINK_KEY } from '../../../platform/signed-links.ts';
import { queryOf } from '../../../platform/http/request-query.ts';
import type { SavedSearch } from '../../../services/alerts/saved-search.ts';
import {
  readHiddenHomeId,
  SUBSCRIPTION_USES,
  type SubscriptionUse,
} from '../../../services/alerts/subscription-links.ts';
import { localeOf } from '../../../services/mail/mail-locale.ts';
import { captureSource, type PageSource } from '../../pages/page-source.ts';
import { sendOver, sendSignedPage, type SignedPageContent } from '../../pages/signed-page.ts';
import type { SubscriptionOptions } from './subscription-options.ts';
import type { Shown } from './subscription-pages.ts';

/** What is behind a signed link that opens. */
export interface Opened extends Shown {
  use: SubscriptionUse;
  person: string;
  /** Of links about a search: that one. */
  search?: SavedSearch | undefined;
  /** The confirmed searches of the person, the newest first. */
  searches: readonly SavedSearch[];
  /** Of a link about a home: its number. */
  home?: number | undefined;
}

export type LinkParams = { use: string; id: string };

/** Opens the link of a request for the handlers behind it, or answers that it does not open. */
export function openSubscription(
  live: PageSource,
  options: SubscriptionOptions,
): RequestHandler<LinkParams> {
  return async (req, res, next) => {
    const source = captureSource(live);
    const opened = await openedBy(req, source, options);
    // The link is wrong or has expired, or nothing is kept any more.
    if (!opened) return sendOver(req, res, source, (t) => t('savedSearch.over'));
    res.locals['subscription'] = opened;
    next();
  };
}

export function openedIn({ locals }: Pick<Response, 'locals'>): Opened {
  return locals['subscription'] as Opened;
}

/** Undefined where the key is wrong or has expired, or nothing is kept that it is about. */
export async function openedBy(
  req: Request<LinkParams>,
  source: PageSource,
  { searches: { store, links }, now }: SubscriptionOptions,
): Promise<Opened | undefined> {
  const { id } = req.params;
  const use = SUBSCRIPTION_USES.find((one) => one === req.params.use);
  const key = queryOf(req).get(LINK_KEY) ?? '';
  if (!use || !links.opens(use, id, key, now())) return undefined;
  if (use === 'confirm' || use === 'keep') {
    const search = await store.find(id);
    if (!search || (use === 'keep' && search.state === 'unconfirmed')) return undefined;
    const searches = await store.ofPerson(search.person);
    return { ...shownIn(source, search), use, person: search.person, search, searches };
  }
  const hidden = use === 'hide' ? readHiddenHomeId(id) : undefined;
  const person = hidden?.person ?? id;
  const searches = await store.ofPerson(person);
  const [newest] = searches;
  if (!newest) return undefined;
  return { ...shownIn(source, newest), use, person, searches, home: hidden?.home };
}

function shownIn(source: PageSource, search: SavedSearch): Shown {
  const locale = localeOf(source, search.locale);
  return { source, locale, t: source.i18n.t(locale) };
}

export function sendOpened(
  req: Request,
  res: Response,
  { source, locale }: Shown,
  content: SignedPageContent,
  status = 200,
): Promise<void> {
  return sendSignedPage(res, source, { locale, path: req.baseUrl, status, content });
}
