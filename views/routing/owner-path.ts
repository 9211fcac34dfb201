import { SECTION_PARAMETER, type Section } from '../domain/history/sections.ts';

/** URL path to which the form that ends a session is sent. */
export function signOutPath(login: string): string {
  return `${login}/sign-out`;
}

/** URL path to which the form that ends every session of an owner is sent. */
export function signOutEverywherePath(login: string): string {
  return `${login}/sign-out-everywhere`;
}

/** URL path that says whose session a browser has. */
export function sessionPath(login: string): string {
  return `${login}/session`;
}

/** URL path of the history of a home, below the page of the history. */
export function homePath(history: string, homeId: number): string {
  return `${history}/${homeId}`;
}

/** The query parameter of a sign-in that leads to a home. */
export const HOME_PARAMETER = 'home';

/** Files that an owner can save, below the history of a home. */
export const HISTORY_FILES = {
  statistics: 'statistics.csv',
  weeks: 'weeks.csv',
  visits: 'visits.ics',
} as const;
export type HistoryFile = keyof typeof HISTORY_FILES;

export function historyFilePath(home: string, file: HistoryFile): string {
  return `${home}/${HISTORY_FILES[file]}`;
}

/** What an owner can do about a home. Each has a page below its history, of this name. */
export const OWNER_TASKS = ['write', 'answer-visit', 'hand-in'] as const;
export type OwnerTask = (typeof OWNER_TASKS)[number];

/** URL path of the page of a task, below the history of its home. */
export function ownerTaskPath(home: string, task: OwnerTask): string {
  return `${home}/${task}`;
}

/** URL path of the page on which an owner chooses news by mail, below the history of a home. */
export function ownerNewsPath(home: string): string {
  return `${home}/news`;
}

/** Before a file name that only the site can read; no file of a CRM begins with it. */
export const SEALED_NAME_PREFIX = '~';

/** URL path of a document, below the history of its home. */
export function documentPath(
  home: string,
  { fileName, sealed }: { fileName: string; sealed?: string | undefined },
): string {
  return `${home}/documents/${sealed === undefined ? encodeURIComponent(fileName) : SEALED_NAME_PREFIX + sealed}`;
}

/** Where a link into the history leads: a section, a home, both, or neither. */
export interface HistoryPlace {
  section?: Section | undefined;
  home?: number | undefined;
}

/** URL path of a page with the place in the history that a sign-in leads to. */
export function withPlace(path: string, { section, home }: HistoryPlace): string {
  const query = new URLSearchParams({
    ...(home !== undefined && { [HOME_PARAMETER]: String(home) }),
    ...(section !== undefined && { [SECTION_PARAMETER]: section }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The id of a home in a URL path or a form: digits without a zero before them. */
export function readHomeId(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^[1-9]\d{0,9}$/.test(text)
    ? Number(text)
    : undefined;
}
