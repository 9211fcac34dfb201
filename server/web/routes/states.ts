import { Router, type Request, type RequestHandler } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import { hasLanguage } from '../../../views/domain/site/languages.ts';
import { moduleStates } from '../../../views/modules/states.ts';
import { toursOn } from '../../../views/subjects/tours-on.ts';
import { PAGE_STATES, pageStates } from '../../../views/subjects/page-states.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { preferredLocale } from '../../platform/http/request-locale.ts';
import type { Headers } from '../../platform/http/security-headers.ts';
import { ERROR_HEADERS } from '../pages/error-page.ts';
import { type PageAnswer, pageAnswer, sendUncached } from '../pages/page-answer.ts';
import { type PageRequest, captureSource, type PageSource } from '../pages/page-source.ts';
import { moduleInState, overviewPage, stateData } from './state-pages.ts';

/** URL path of the states of modules and pages. */
export const STATES = '/states';

/**
 * For developers: `/states/{locale}` names every kind of module and every state of a page,
 * `/states/{locale}/{kind}?width=390` shows a kind's states in frames beside their data, and
 * `/states/{locale}/{kind}/{number}` is one state alone.
 */
export function states(live: PageSource): RequestHandler {
  const toLanguage: RequestHandler = (req, res) =>
    redirect(
      res.vary('Accept-Language'),
      302,
      `${STATES}/${preferredLocale(req, live.site.info.languages)}`,
    );
  return Router().get('/', toLanguage).get('/:locale{/:kind}{/:number}', shownState(live));
}

function shownState(live: PageSource): RequestHandler {
  return async (req, res, next) => {
    const answer = await answerOf(captureSource(live), req);
    return answer ? sendUncached(res, answer) : next();
  };
}

function answerOf(source: PageSource, req: Request): Promise<PageAnswer> | undefined {
  const { locale, kind, number } = req.params as Record<string, string | undefined>;
  const { languages } = source.site.info;
  if (!hasLanguage(languages, locale)) return undefined;
  const rest = [kind, number].flatMap((part) => (part === undefined ? [] : [`/${part}`])).join('');
  const page = pageOf(source, locale, kind, number, queryOf(req));
  if (!page) return undefined;
  const alternates = Object.fromEntries(languages.map((one) => [one, `${STATES}/${one}${rest}`]));
  const own = { ...page, alternates };
  const framed = number === undefined ? {} : inFrames(source, own);
  return pageAnswer(source, own, { headers: { ...ERROR_HEADERS, ...framed } });
}

function pageOf(
  source: PageSource,
  locale: Locale,
  kind: string | undefined,
  number: string | undefined,
  query: URLSearchParams,
): PageRequest | undefined {
  if (kind === undefined) return overviewPage(source, locale, index(source, locale));
  const ofKind = Object.entries(moduleStates).find(([name]) => name === kind)?.[1];
  if (!ofKind) return undefined;
  if (number === undefined) {
    const frames = ofKind.map((state, at) => ({
      name: state.name,
      href: `${STATES}/${locale}/${kind}/${at + 1}`,
      data: stateData(kind, state),
    }));
    const width = Number(query.get('width'));
    return overviewPage(source, locale, { title: kind, frames, width });
  }
  const state = ofKind[Number(number) - 1];
  return state && moduleInState(source, locale, kind, state);
}

function index({ paths, catalogue }: PageSource, locale: Locale) {
  const kinds = Object.keys(moduleStates);
  const pages = pageStates(paths, catalogue.port(locale), locale);
  return {
    title: 'States',
    groups: [
      {
        title: 'Modules',
        links: kinds.map((text) => ({ text, href: `${STATES}/${locale}/${text}` })),
      },
      {
        title: 'Pages',
        links: PAGE_STATES.flatMap((text) => {
          const href = pages[text];
          return href === undefined ? [] : [{ text, href }];
        }),
      },
    ],
  };
}

/** The headers of a page, which may be in a frame of the overview. */
function inFrames({ security, site }: PageSource, { subject }: PageRequest): Headers {
  const { info } = site;
  const headers = security.ofPage(subject.page, info, toursOn(subject, info));
  const own = headers['content-security-policy'] ?? '';
  return {
    'content-security-policy': own.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
}
