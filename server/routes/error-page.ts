import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import type { Page } from '../../views/domain/site/page.ts';
import { perItem } from '../../views/domain/memo/per-item.ts';
import type { I18n } from '../i18n.ts';
import { type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageSource } from './page-source.ts';

/** Pages that no agency writes: 404 and 500. Each is one module of that name. */
export type ErrorPageName = 'not-found' | 'server-error';

const TITLES = { 'not-found': 'error.notFoundTitle', 'server-error': 'error.serverTitle' } as const;

/** Never to be indexed. */
export const ERROR_HEADERS = { 'x-robots-tag': 'noindex' };

interface AskedErrorPage {
  status: number;
  locale: Locale;
  /** Of the request. */
  path: string;
}

/** An error page in one language; never to be kept. */
export function errorPageAnswer(
  source: PageSource,
  name: ErrorPageName,
  { status, locale, path }: AskedErrorPage,
): Promise<PageAnswer> {
  const page = errorPage(source.i18n, name);
  const subject = { kind: 'page', page } as const;
  const query = new URLSearchParams();
  const asked = { locale, subject, path, query, alternates: {} };
  const headers = ERROR_HEADERS;
  return pageAnswer(source, asked, { status, cacheRule: 'no-store', headers });
}

const errorPage = perItem((i18n: I18n, name: ErrorPageName): Page => {
  const title = Object.fromEntries(LOCALES.map((locale) => [locale, i18n.t(locale)(TITLES[name])]));
  const shown = { position: 'main', span: 12, sort: 1, status: 'Published' } as const;
  return {
    id: 1,
    parentId: null,
    name,
    status: 'Published',
    params: {
      title,
      description: {},
      metadata: { robots: 'noindex' },
      path: {},
      modules: [{ id: 1, relations: { type: name }, ...shown, content: {} }],
    },
  };
});
