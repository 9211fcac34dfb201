import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import type { I18n } from '../../platform/i18n.ts';
import { builtInPage } from './built-in-page.ts';
import { type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageSource } from './page-source.ts';

/** The site's own error pages, each with one module: 404, 500, and refusals. */
const PAGES = {
  'not-found': { title: 'error.notFoundTitle', type: 'not-found', content: {} },
  'server-error': { title: 'error.serverTitle', type: 'server-error', content: {} },
  foreign: { title: 'error.refusedTitle', type: 'refused', content: { reason: 'foreign' } },
  'too-large': { title: 'error.refusedTitle', type: 'refused', content: { reason: 'tooLarge' } },
  'no-form': { title: 'error.refusedTitle', type: 'refused', content: { reason: 'noForm' } },
  expired: { title: 'error.noFileTitle', type: 'refused', content: { reason: 'expired' } },
  'no-file': { title: 'error.noFileTitle', type: 'refused', content: { reason: 'noFile' } },
  'file-later': { title: 'error.noFileTitle', type: 'refused', content: { reason: 'fileLater' } },
  'too-many-places': {
    title: 'error.tooManyPlacesTitle',
    type: 'refused',
    content: { reason: 'tooManyPlaces' },
  },
  busy: { title: 'error.busyTitle', type: 'refused', content: { reason: 'busy' } },
} as const;

export type ErrorPageName = keyof typeof PAGES;

/** Never to be indexed. */
export const ERROR_HEADERS = { 'x-robots-tag': 'noindex' };

interface ErrorPageRequest {
  status: number;
  locale: Locale;
  /** Path of the request. */
  path: string;
}

/** An error page in one language; never cached. */
export function errorPageAnswer(
  source: PageSource,
  name: ErrorPageName,
  { status, locale, path }: ErrorPageRequest,
): Promise<PageAnswer> {
  const page = errorPage(source.i18n, name);
  const subject = { kind: 'page', page } as const;
  const query = new URLSearchParams();
  const request = { locale, subject, path, query, alternates: {} };
  const headers = ERROR_HEADERS;
  return pageAnswer(source, request, { status, cacheRule: 'no-store', headers });
}

const errorPage = perItem((i18n: I18n, name: ErrorPageName): Page => {
  const { title, type, content } = PAGES[name];
  const titles = LOCALES.map((locale) => [locale, i18n.t(locale)(title)] as const);
  return builtInPage(name, Object.fromEntries(titles), type, content);
});
