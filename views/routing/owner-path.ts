import { SECTION_PARAMETER, type Section } from '../domain/history/sections.ts';

/** URL path to which the form that ends a session is sent. */
export function signOutPath(login: string): string {
  return `${login}/sign-out`;
}

/** URL path to which the form that chooses a home is sent. */
export function choosePath(login: string): string {
  return `${login}/home`;
}

/** Files that an owner can save, below the page of the history. */
export const HISTORY_FILES = {
  statistics: 'statistics.csv',
  weeks: 'weeks.csv',
  visits: 'visits.ics',
} as const;
export type HistoryFile = keyof typeof HISTORY_FILES;

export function historyFilePath(history: string, file: HistoryFile): string {
  return `${history}/${HISTORY_FILES[file]}`;
}

/** Before a file name that only the site can read; no file of a CRM begins with it. */
export const SEALED = '~';

/** URL path of a document of the home whose history is shown. */
export function documentPath(
  history: string,
  { fileName, sealed }: { fileName: string; sealed?: string | undefined },
): string {
  return `${history}/documents/${sealed === undefined ? encodeURIComponent(fileName) : SEALED + sealed}`;
}

/** URL path of a page, with a section of the history if one is given. */
export function withSection(path: string, section: Section | undefined): string {
  return section === undefined ? path : `${path}?${SECTION_PARAMETER}=${section}`;
}
