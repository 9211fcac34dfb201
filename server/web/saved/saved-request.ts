import type { Request } from 'express';
import { readSaved, type Saved, SAVED_COOKIE } from '../../../views/domain/saved/saved-cookie.ts';
import { SAVED_PAGE } from '../../../views/domain/site/saved-page.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import { readPath } from '../../../views/routing/request-path.ts';
import { cookieIn } from '../../platform/http/cookie-in.ts';
import type { PageSource } from '../pages/page-source.ts';

/** A request at the path of the saved homes. */
export interface SavedRequest {
  source: PageSource;
  locale: Locale;
  page: Page;
  /** Its canonical URL path. */
  path: string;
  optionSince: OptionSince;
}

/** When an item went under option, by its key; undefined where that is not known. */
export type OptionSince = (key: string) => number | undefined;

/** Undefined for any other path. */
export function savedRequest(
  source: PageSource,
  path: string,
  optionSince: OptionSince,
): SavedRequest | undefined {
  const { locale } = readPath(path);
  const page = source.paths.page(SAVED_PAGE);
  if (locale === undefined || !page || source.paths.pathOf(page, locale) !== path) return undefined;
  return { source, locale, page, path, optionSince };
}

/** What the browser of a request has saved. */
export function savedIn({ headers }: Pick<Request, 'headers'>): Saved {
  return readSaved(cookieIn(headers.cookie, SAVED_COOKIE));
}
