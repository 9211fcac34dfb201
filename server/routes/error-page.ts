import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import type { Page } from '../../views/domain/site/page.ts';
import type { I18n } from '../i18n.ts';
import { type PageSource, renderPage } from './page-source.ts';

/** Pages that no agency writes: a 404, and an error of ours. Each is one module of that name. */
export type ErrorPageName = 'not-found' | 'server-error';

const TITLES = { 'not-found': 'error.notFoundTitle', 'server-error': 'error.serverTitle' } as const;

/** The HTML of an error page in one language; never to be kept, never to be indexed. */
export function renderErrorPage(
  source: PageSource,
  name: ErrorPageName,
  locale: Locale,
  path: string,
): Promise<string> {
  const page = errorPage(source.i18n, name);
  const subject = { kind: 'page', page } as const;
  const query = new URLSearchParams();
  return renderPage(source, { locale, subject, path, query, alternates: {} });
}

function errorPage(i18n: I18n, name: ErrorPageName): Page {
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
}
