import { didYouMean } from '../../platform/files/nearest-word.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

const FOLDER = 'pictures/';
const PICTURE_NAME = /^[^/\\]+\.(jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

/** Files whose pictures are looked for nowhere else; those of items are errors or warnings there. */
const CHECKED_HERE = ['pages/', 'team.json', 'testimonials.json', 'faq/'];

/** Pictures that pages, people, questions and testimonials name and that are not in `pictures`, and files there that nothing names. */
export function pictures({ files, json }: CheckedFolder): Warning[] {
  const there = files.filter((file) => file.startsWith(FOLDER));
  const names = new Set(there.map((file) => file.slice(FOLDER.length)));
  const nodes = CHECKED_HERE.flatMap((prefix) => [...json.nodes(prefix)]);
  const missing = nodes.flatMap(({ file, path, value }) => {
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
