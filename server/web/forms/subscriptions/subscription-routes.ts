import { type Request, type RequestHandler, type Response, Router } from 'express';
import { isLocale } from '../../../../views/domain/locale.ts';
import { hasLanguage } from '../../../../views/domain/site/languages.ts';
import { readItemNumber } from '../../../services/alerts/item-number.ts';
import type { SearchChanges } from '../../../services/alerts/saved-search-store.ts';
import { FREQUENCIES, SEARCH_AGE } from '../../../services/alerts/saved-search.ts';

import { captureSource, type PageSource } from '../../pages/page-source.ts';
import { notStored, type SignedPageContent } from '../../pages/signed-page.ts';
import { acceptForm } from '../accept-form.ts';
import { fieldOf, formBody, optionalFormBody } from '../form-body.ts';
import { redirect } from '../form-steps.ts';
import {
  type LinkParams,
  type Opened,
  openedBy,
  openedIn,
  openSubscription,
  sendOpened,
} from './opened-subscription.ts';
import { showForm, showSent, takeForm } from './save-search.ts';
import { searchLead } from './search-lead.ts';
import {
  ACTION,
  confirmedPage,
  confirmPage,
  endedPage,
  endPage,
  erasedPage,
  HOME,
  hidePage,
  keepPage,
  SEARCH,
  searchesPage,
} from './subscription-pages.ts';
import type { SubscriptionOptions } from './subscription-options.ts';

const LINK = '/:use/:id';

/**
 * Saved searches: the form that saves one, and the pages behind the signed links of its mails.
 * Opening a link changes nothing, as programs that check mails open them all; a button does.
 */
export function subscriptions(live: PageSource, options: SubscriptionOptions): RequestHandler {
  return Router()
    .get('/new', showForm(live))
    .post('/new', ...formBody(live), takeForm(live, options))
    .get('/sent', showSent(live))
    .use(LINK, openSubscription(live, options))
    .get(LINK, show(options))
    .post(LINK, optionalFormBody(live), act(options));
}

/**
 * Ends all searches of a person by a POST without cookies and from anywhere, as mail programs send
 * it (RFC 8058, section 3.2): the signed URL is the permission, and nothing of the body is read. The
 * button of the page posts to the same URL. A key that does not open is left to the other handlers,
 * which take nothing from elsewhere.
 */
export function oneClick(live: PageSource, options: SubscriptionOptions): RequestHandler {
  return Router().post('/:use/:id', endAll(live, options));
}

function endAll(live: PageSource, options: SubscriptionOptions): RequestHandler<LinkParams> {
  return async (req, res, next) => {
    if (req.params.use !== 'end') return next();
    const opened = await openedBy(req, captureSource(live), options);
    if (!opened) return next();
    await perform(req, res, opened, options, {
      work: async () => {
        await options.searches.store.endAll(opened.person, options.now());
      },
      before: () => endPage(opened, opened.searches),
      after: () => endedPage(opened, managed(opened, options)),
    });
  };
}

/** URL of the page with all searches of the person. */
function managed({ person }: Opened, { searches, now }: SubscriptionOptions): string {
  return searches.links.to('searches', person, now());
}

function show(options: SubscriptionOptions): RequestHandler<LinkParams> {
  return async (req, res) => {
    const opened = openedIn(res);
    await sendOpened(req, res, opened, await pageOf(opened, options));
  };
}

/** The page of a link, before its button is pressed. */
async function pageOf(opened: Opened, options: SubscriptionOptions): Promise<SignedPageContent> {
  const { use, search, searches, person, home } = opened;
  if (use === 'confirm' && search) {
    return search.state === 'unconfirmed'
      ? confirmPage(opened, search)
      : confirmedPage(opened, search, managed(opened, options));
  }
  if (use === 'keep' && search) return keepPage(opened, search);
  if (use === 'hide' && home !== undefined) return hidePage(opened, home);
  if (use === 'end') return endPage(opened, searches);
  return searchesPage(opened, searches, await options.searches.store.hiddenHomes(person));
}

function act(options: SubscriptionOptions): RequestHandler<LinkParams> {
  return async (req, res) => {
    const opened = openedIn(res);
    const { use, search, home } = opened;
    if (use === 'confirm' && search) return confirm(req, res, { ...opened, search }, options);
    if (use === 'keep' && search) return keep(req, res, { ...opened, search }, options);
    if (use === 'hide' && home !== undefined) return hide(req, res, { ...opened, home }, options);
    return manage(req, res, opened, options);
  };
}

type About<K extends 'search' | 'home'> = Opened & Required<{ [N in K]: NonNullable<Opened[N]> }>;

async function confirm(
  req: Request,
  res: Response,
  opened: About<'search'>,
  options: SubscriptionOptions,
): Promise<void> {
  const { search, source } = opened;
  const { searches, leads, now } = options;
  const isUnconfirmed = search.state === 'unconfirmed';
  const erases = isUnconfirmed && fieldOf(req.body, ACTION) === 'erase';
  await perform(req, res, opened, options, {
    work: async () => {
      if (erases) await searches.store.eraseUnconfirmed(search.id);
      if (erases || !isUnconfirmed) return;
      const at = now();
      const lead = searchLead(source, search, at);
      const expiresAt = at + SEARCH_AGE;
      const confirmed = await leads.refused.watch(() =>
        searches.store.confirm(search.id, { at, expiresAt, lead }),
      );
      if (!confirmed) throw new Error('the search was erased meanwhile');
      leads.wake();
    },
    before: () => confirmPage(opened, search),
    after: () =>
      erases ? erasedPage(opened) : confirmedPage(opened, search, managed(opened, options)),
  });
}

/** A search lasts a year from now on; one that was over is active again. */
async function keep(
  req: Request,
  res: Response,
  opened: About<'search'>,
  options: SubscriptionOptions,
): Promise<void> {
  const { search, person } = opened;
  const { searches, now } = options;
  const expiresAt = now() + SEARCH_AGE;
  const changes = { expiresAt, ...(search.state === 'ended' && { state: 'active' as const }) };
  await perform(req, res, opened, options, {
    work: async () => {
      await searches.store.change(person, search.id, changes, now());
    },
    before: () => keepPage(opened, search),
    after: () => keepPage(opened, { ...search, expiresAt }, managed(opened, options)),
  });
}

async function hide(
  req: Request,
  res: Response,
  opened: About<'home'>,
  options: SubscriptionOptions,
): Promise<void> {
  const { person, home } = opened;
  await perform(req, res, opened, options, {
    work: () => options.searches.store.hide(person, home, options.now()),
    before: () => hidePage(opened, home),
    after: () => hidePage(opened, home, managed(opened, options)),
  });
}

/** Does what a button of the page of all searches says, and shows the page anew. */
async function manage(
  req: Request,
  res: Response,
  opened: Opened,
  options: SubscriptionOptions,
): Promise<void> {
  const { person, searches } = opened;
  const { store } = options.searches;
  const refusal = await acceptForm(res, {
    store: () => change(req.body, opened, options),
    log: options.log,
    failure: 'a saved search could not be changed',
  });
  if (!refusal) return redirect(res, req.originalUrl);
  const page = searchesPage(opened, searches, await store.hiddenHomes(person).catch(() => []));
  await sendOpened(req, res, opened, notStored(opened.t, page), refusal.status);
}

async function change(body: unknown, opened: Opened, options: SubscriptionOptions): Promise<void> {
  const { person } = opened;
  const { searches, now } = options;
  const action = fieldOf(body, ACTION);
  const home = readItemNumber(fieldOf(body, HOME));
  if (action === 'show' && home !== undefined) return searches.store.showAgain(person, home);
  const id = fieldOf(body, SEARCH) ?? '';
  const changes = changesOf(action, body, opened, now());
  if (changes) await searches.store.change(person, id, changes, now());
}

function changesOf(
  action: string | undefined,
  body: unknown,
  { source }: Opened,
  now: number,
): SearchChanges | undefined {
  if (action === 'pause') return { state: 'paused' };
  if (action === 'end') return { state: 'ended' };
  if (action === 'resume') return { state: 'active', expiresAt: now + SEARCH_AGE };
  if (action !== 'change') return undefined;
  const frequency = FREQUENCIES.find((one) => one === fieldOf(body, 'frequency'));
  const locale = fieldOf(body, 'language');
  const isOffered = isLocale(locale) && hasLanguage(source.site.info.languages, locale);
  return { ...(frequency && { frequency }), ...(isOffered && { locale }) };
}

interface Action {
  work: () => Promise<void>;
  /** The page of the button, for what could not be stored. */
  before: () => SignedPageContent;
  after: () => SignedPageContent;
}

async function perform(
  req: Request,
  res: Response,
  opened: Opened,
  { log }: SubscriptionOptions,
  { work, before, after }: Action,
): Promise<void> {
  const refusal = await acceptForm(res, {
    store: work,
    log,
    failure: 'what a link of a mail does could not be stored',
  });
  if (!refusal) return sendOpened(req, res, opened, after());
  await sendOpened(req, res, opened, notStored(opened.t, before()), refusal.status);
}
