import type { Locale } from '../../views/domain/locale.ts';
import type { Page } from '../../views/domain/site/page.ts';
import { readPath } from '../../views/routing/request-path.ts';
import type { SitePaths } from '../../views/routing/site-paths.ts';

/** What a request to an owner's page is for. */
export type OwnerAction = 'login' | 'sign-out';

/** A page of the site at its canonical URL path. */
interface PageAt {
  page: Page;
  pagePath: string;
}

export interface OwnerRequest extends PageAt {
  locale: Locale;
  action: OwnerAction;
  /** The page for signing in. */
  login: PageAt;
}

/** Segments below the page for signing in. */
const BELOW_LOGIN: Readonly<Record<string, OwnerAction>> = { '': 'login', '/sign-out': 'sign-out' };

/** What a canonical URL path asks of the owners' pages; undefined where none of them is. */
export function ownerRequest(paths: SitePaths, path: string): OwnerRequest | undefined {
  const { locale } = readPath(path);
  const page = paths.page('login');
  const pagePath = locale && paths.named('login', locale);
  if (!page || locale === undefined || pagePath === undefined) return undefined;
  const login = { page, pagePath };
  const action = path.startsWith(pagePath) ? BELOW_LOGIN[path.slice(pagePath.length)] : undefined;
  return action && { ...login, locale, action, login };
}
