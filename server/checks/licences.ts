// The licences of everything that is shipped fit the product's own, GPL-3.0-or-later: of the lock file's
// packages that are not for development only, on every platform, and as they are installed here.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

/**
 * Licences of parts that may be shipped in a work under GPL-3.0-or-later, by their SPDX identifiers:
 * https://www.gnu.org/licenses/license-list.html#GPLCompatibleLicenses and, for works that are no
 * software, #CC-BY-4.0. Read on 2026-11-25.
 */
export const FITTING: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'GPL-3.0',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether a licence expression (SPDX 3.0, annex "SPDX license expressions") can be met with licences
 * that fit: all that are joined by AND, one of those joined by OR. False for what is no expression.
 */
export function fits(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = (): boolean => {
    const word = words[at++];
    if (word !== '(') return word !== undefined && FITTING.has(word);
    const inner = either();
    return words[at++] === ')' && inner;
  };
  const all = (): boolean => {
    let fitting = one();
    while (words[at] === 'AND') {
      at += 1;
      fitting = one() && fitting;
    }
    return fitting;
  };
  const either = (): boolean => {
    let fitting = all();
    while (words[at] === 'OR') {
      at += 1;
      fitting = all() || fitting;
    }
    return fitting;
  };
  return either() && at === words.length;
}

interface LockEntry {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/**
 * A sentence for each shipped package whose licence does not fit, is not told, or is another than the
 * lock file says.
 * @param installed the licence in the `package.json` at a place; undefined where none is installed.
 */
export function licenceFaults(
  packages: Readonly<Record<string, LockEntry>>,
  installed: (place: string) => string | undefined,
): string[] {
  return Object.entries(packages).flatMap(([place, { license, dev, link }]) => {
    if (place === '' || dev || link) return [];
    const here = installed(place) ?? license;
    if (here !== license) return `${place}: is under ${here}, not ${license} as the lock file says`;
    if (license === undefined) return `${place}: tells no licence`;
    return fits(license) ? [] : `${place}: ${license} does not fit GPL-3.0-or-later`;
  });
}

/** As npm writes it into the lock file: of older packages, an object or a list. */
function installedLicence(place: string): string | undefined {
  const file = path.join(ROOT, place, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type?: string };
  };
  return typeof license === 'object' ? license.type : license;
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const faults = licenceFaults(lock.packages, installedLicence);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
