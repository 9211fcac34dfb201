import { readablePalette } from '../site/colours/palette.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** Colours that the site replaces because text in them could not be read. */
export function correctedColours({ site }: CheckedFolder): Warning[] {
  return readablePalette(site.info).warnings.map(
    ({ path, colour, against, ratio, needed, used }) => ({
      file: 'site.json',
      path,
      reason:
        `${colour} on ${against} has a contrast of ${ratio.toFixed(2)}, below ${needed}; ` +
        `the site shows ${used}`,
      remedy: `write ${used}, or choose a colour with more contrast`,
    }),
  );
}
