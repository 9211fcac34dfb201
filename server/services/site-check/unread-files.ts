import { didYouMean } from '../../platform/files/nearest-word.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** Names at the top of the folder; a text file there is for people. */
const TOP =
  /^(site|team|testimonials|history-types|open-houses|buying-costs)\.json$|^redirects\.csv$|\.(md|txt)$/i;
const JSON_FILES = /\.json$/;
const ANY_NAME = /./;
/** What is read of each folder, by the ends of its files' names. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  pages: JSON_FILES,
  homes: JSON_FILES,
  projects: JSON_FILES,
  owners: JSON_FILES,
  'owners/documents': ANY_NAME,
  articles: JSON_FILES,
  faq: JSON_FILES,
  pictures: /\.(jpe?g|png|webp|avif|gif|svg|tiff?)$/i,
  fonts: /\.(woff2|txt)$/,
  documents: ANY_NAME,
  videos: /\.(mp4|webm)$/,
  map: /\.pmtiles$/,
};

/** Files that nothing reads: in a folder without a meaning, or with another ending. */
export function unreadFiles({ files }: CheckedFolder): Warning[] {
  return files.flatMap((file) => {
    const at = file.lastIndexOf('/');
    const folder = file.slice(0, Math.max(at, 0));
    const name = file.slice(at + 1);
    const read = folder === '' ? TOP : FOLDERS[folder];
    if (read?.test(name)) return [];
    const known = folder === '' ? ['site.json', 'team.json', 'testimonials.json'] : [];
    const meant = read
      ? didYouMean(name, [...known, 'history-types.json', 'buying-costs.json', 'redirects.csv'])
      : didYouMean(folder, Object.keys(FOLDERS));
    const reason = `${read ? 'nothing reads a file of this name' : `nothing reads the folder ${folder}`}${meant}`;
    return [{ file, path: '', reason, remedy: 'rename it, or remove it from the folder' }];
  });
}
