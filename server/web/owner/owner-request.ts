import type { Locale } from '../../../views/domain/locale.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import {
  documentPath,
  HISTORY_FILES,
  homePath,
  OWNER_TASKS,
  type OwnerTask,
  ownerNewsPath,
  ownerTaskPath,
  readHomeId,
  type HistoryFile,
  historyFilePath,
  sessionPath,
  signOutEverywherePath,
  signOutPath,
} from '../../../views/routing/owner-path.ts';
import { readPath } from '../../../views/routing/request-path.ts';
import type { SitePaths } from '../../../views/routing/site-paths.ts';

/** The action of a request to an owner's page. */
export type OwnerAction =
  | 'login'
  | 'session'
  /** Below the history, and nothing that is there. */
  | 'missing'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'history'
  | 'document'
  | OwnerTask
  | 'news'
  | HistoryFile;

/** A page of the site at its canonical URL path. */
export interface PageAt {
  page: Page;
  pagePath: string;
}

export interface OwnerRequest extends PageAt {
  locale: Locale;
  action: OwnerAction;
  /** The home that the path names. */
  homeId?: number;
  /** The name of the requested document; '' otherwise. */
  fileName: string;
  /** The page for signing in. */
  login: PageAt;
  /** The page of the history, if the site has one. */
  history: PageAt | undefined;
}

/** The owner's page or action of a canonical URL path; undefined for any other path. */
export function ownerRequest(paths: SitePaths, path: string): OwnerRequest | undefined {
  const { locale } = readPath(path);
  const login = locale && pageAt(paths, 'login', locale);
  if (locale === undefined || !login) return undefined;
  const history = pageAt(paths, 'owner', locale);
  const found = actionAt(path, login, history) ?? (history && missingAt(paths, path, history));
  return found && { fileName: '', ...found, locale, login, history };
}

function pageAt(paths: SitePaths, name: string, locale: Locale): PageAt | undefined {
  const page = paths.page(name);
  const pagePath = paths.named(name, locale);
  return page && pagePath !== undefined ? { page, pagePath } : undefined;
}

type Found = PageAt &
  Pick<OwnerRequest, 'action'> &
  Partial<Pick<OwnerRequest, 'fileName' | 'homeId'>>;

function actionAt(path: string, login: PageAt, history: PageAt | undefined): Found | undefined {
  if (path === login.pagePath) return { ...login, action: 'login' };
  if (path === sessionPath(login.pagePath)) return { ...login, action: 'session' };
  if (path === signOutPath(login.pagePath)) return { ...login, action: 'sign-out' };
  if (path === signOutEverywherePath(login.pagePath))
    return { ...login, action: 'sign-out-everywhere' };
  return history && historyAction(path, history);
}

/** What is below the history is no home's page by the id at its end, unless a page of the site is there. */
function missingAt(paths: SitePaths, path: string, history: PageAt): Found | undefined {
  if (!path.startsWith(`${history.pagePath}/`)) return undefined;
  const { locale, segments = [] } = readPath(path);
  const isPage = locale !== undefined && paths.at(segments, locale) !== undefined;
  return isPage ? undefined : { ...history, action: 'missing' };
}

function historyAction(path: string, history: PageAt): Found | undefined {
  if (path === history.pagePath) return { ...history, action: 'history' };
  const [id] = path.slice(history.pagePath.length + 1).split('/', 1);
  const homeId = readHomeId(id);
  // Before homes had addresses, tables and documents were below the page itself.
  const home = homeId === undefined ? history.pagePath : homePath(history.pagePath, homeId);
  const found = { ...history, ...(homeId !== undefined && { homeId }) };
  if (path === home) return { ...found, action: 'history' };
  const task = OWNER_TASKS.find((one) => homeId !== undefined && ownerTaskPath(home, one) === path);
  if (task) return { ...found, action: task };
  if (homeId !== undefined && path === ownerNewsPath(home)) return { ...found, action: 'news' };
  const files = Object.keys(HISTORY_FILES) as HistoryFile[];
  const file = files.find((name) => historyFilePath(home, name) === path);
  if (file) return { ...found, action: file };
  const folder = documentPath(home, { fileName: '' });
  if (!path.startsWith(folder)) return undefined;
  const [fileName = '', ...more] = readPath(path.slice(folder.length)).segments ?? [];
  return more.length > 0 ? undefined : { ...found, action: 'document', fileName };
}
