import { didYouMean } from '../../platform/files/nearest-word.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

const FOLDER = 'fonts/';

/** Fonts of `site.json` that are nowhere, and files in `fonts` that it does not name. */
export function fonts({ site, files, fonts: ofProduct }: CheckedFolder): Warning[] {
  const there = files.filter((file) => file.startsWith(FOLDER));
  const own = there.map((file) => file.slice(FOLDER.length));
  const known = new Set([...own, ...ofProduct]);
  const named = Object.entries(site.info.fonts);
  const missing = named.flatMap(([role, { file }]) =>
    known.has(file)
      ? []
      : {
          file: 'site.json',
          path: `fonts.${role}.file`,
          reason: `there is no font file ${file}${didYouMean(file, [...known])}`,
          remedy: `put ${file} into the folder fonts, or name one that is there`,
        },
  );
  const unused = own.flatMap((name) =>
    name.endsWith('.woff2') && !named.some(([, { file }]) => file === name)
      ? { file: `${FOLDER}${name}`, path: '', reason: 'is not used', remedy: NOT_USED }
      : [],
  );
  return [...missing, ...unused];
}

const NOT_USED = 'name it in fonts of site.json, or remove it';
