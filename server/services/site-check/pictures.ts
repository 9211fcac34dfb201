import { didYouMean } from '../../platform/files/nearest-word.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

const FOLDER = 'pictures/';
const PICTURE_NAME = /^[^/\\]+\.(jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

/** Pictures that pages name and that are not in `pictures`, and files there that nothing names. */
export function pictures({ files, json }: CheckedFolder): Warning[] {
  const there = files.filter((file) => file.startsWith(FOLDER));
  const names = new Set(there.map((file) => file.slice(FOLDER.length)));
  const missing = [...json.nodes('pages/')].flatMap(({ file, path, value }) => {
    if (typeof value !== 'string' || !PICTURE_NAME.test(value) || names.has(value)) return [];
    const reason = `there is no picture ${value}${didYouMean(value, [...names])}`;
    return [{ file, path, reason, remedy: `put ${value} into the folder pictures` }];
  });
  const named = new Set([...json.nodes()].map(({ value }) => value));
  const unused = [...names]
    .filter((name) => !named.has(name))
    .map((name) => ({
      file: `${FOLDER}${name}`,
      path: '',
      reason: 'no file of the folder names it',
      remedy: 'name it where it is to be shown, or remove it',
    }));
  return [...missing, ...unused];
}
