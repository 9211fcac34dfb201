import { storeAllowed } from '../../../services/mail/strangers/stranger-limits.ts';
import type { Request, RequestHandler, Response } from 'express';
import {
  LANGUAGE_PARAMETER,
  saveSearchHref,
  SEARCH_SENT,
} from '../../../../views/routing/save-search-href.ts';
import { withQuery } from '../../../../views/routing/with-query.ts';
import { CONFIRMATION_WINDOW, MAX_CONFIRMATIONS } from '../../../services/alerts/saved-search.ts';
import { newConfirmation } from '../../../services/alerts/search-message.ts';
import { captureSource, type PageSource } from '../../pages/page-source.ts';
import { notStored, sendSignedPage, type SignedPageContent } from '../../pages/signed-page.ts';
import { acceptForm, faultRefusal } from '../accept-form.ts';
import { waitText } from '../../../../views/domain/format/wait-text.ts';
import { redirect } from '../form-steps.ts';
import { limitForms, noteReturned } from '../limit-forms.ts';
import { fillsHoneypot } from '../store-lead.ts';
import {
  formPage,
  languageOf,
  newSearch,
  readForm,
  type SavedForm,
  savedForm,
} from './saved-form.ts';
import type { SubscriptionOptions } from './subscription-options.ts';

/** The form that saves the search of a list. */
export function showForm(live: PageSource): RequestHandler {
  return async (req, res, next) => {
    const form = savedForm(live, req);
    if (!form) return next('router');
    await sendForm(req, res, form, formPage(form));
  };
}

/**
 * Takes the form: 303 to a page that is the same whether the address is known, has got too many
 * confirmations, or is typed by a program; 422 with faults, 429 and 503 as of other forms.
 */
export function takeForm(live: PageSource, options: SubscriptionOptions): RequestHandler {
  return async (req, res, next) => {
    const form = savedForm(live, req);
    if (!form) return next('router');
    const read = readForm(form, req.body);
    const faulty = faultRefusal(read);
    if (faulty) await noteReturned(req, options);
    const refusal =
      faulty ??
      (await acceptForm(res, {
        limit: () => limitForms(req, res, options),
        store: async () => {
          if (!fillsHoneypot(req.body)) await ask(form, read, options);
        },
        log: options.log,
        failure: 'a saved search could not be stored',
      }));
    if (!refusal) {
      const language = new URLSearchParams({ [LANGUAGE_PARAMETER]: form.locale });
      return redirect(res, withQuery(SEARCH_SENT, language));
    }
    const page = formPage(form, read);
    const { t, locale } = form;
    const { status, wait } = refusal;
    const told = {
      422: () => page,
      429: () => ({
        ...page,
        warning: t('forms.notice.tooOften', { wait: waitText(wait, locale) }),
        hasPhone: true,
      }),
      503: () => notStored(t, page),
    };
    await sendForm(req, res, form, told[status](), status);
  };
}

/** Stores the search with its confirmation, if the mailbox may get one. */
async function ask(
  form: SavedForm,
  read: ReturnType<typeof readForm>,
  { searches, leads, now }: SubscriptionOptions,
): Promise<void> {
  const time = now();
  const search = newSearch(form, read, time);
  const allowance = await leads.strangers.take(search.email, time);
  if (!allowance.isAllowed) {
    if (allowance.retryAfter !== undefined) return;
    throw new Error('mails to typed addresses cannot be counted');
  }
  const limit = { count: MAX_CONFIRMATIONS, since: time - CONFIRMATION_WINDOW };
  const request = () => searches.store.request(search, newConfirmation(search), limit);
  const isStored = await storeAllowed(allowance, () => leads.refused.watch(request));
  if (isStored) leads.wake();
}

/** What to do now: the same for every address. */
export function showSent(live: PageSource): RequestHandler {
  return async (req, res) => {
    const source = captureSource(live);
    const locale = languageOf(source, req);
    const t = source.i18n.t(locale);
    const content = {
      title: t('savedSearch.sent.title'),
      paragraphs: [t('savedSearch.sent.text'), t('savedSearch.sent.missing')],
    };
    await sendSignedPage(res, source, { locale, path: req.baseUrl + req.path, content });
  };
}

function sendForm(
  req: Request,
  res: Response,
  { source, locale, query }: SavedForm,
  content: SignedPageContent,
  status = 200,
): Promise<void> {
  const { languages } = source.site.info;
  const alternates = Object.fromEntries(
    languages.map((language) => [language, saveSearchHref(language, query)]),
  );
  const path = req.baseUrl + req.path;
  return sendSignedPage(res, source, { locale, path, status, content, alternates });
}
