import { parseArgs } from 'node:util';
import { aptInstall } from '../../../server/starter/apt.mjs';
import { hasNginx } from '../../support/nginx/nginx.ts';
import { type Figure, print } from '../figures.ts';
import { backupFigures } from './backup.ts';
import { diskCopyFigures } from './disk-copy.ts';
import { type Releases, twoReleases } from './releases.ts';
import { rollingFigures } from './rolling.ts';
import { startFigures } from './start.ts';

// npm run bench:host: the figures of docs/operations.md. What is measured is what a host runs: a package
// in a folder of its own, with the Node in it. Every server is our own, on loopback.

//   npm run bench:host [-- --only rolling] [--leads 10000] [--homes 5000] [--updates 3]

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    leads: { type: 'string', default: '10000' },
    homes: { type: 'string', default: '5000' },
    updates: { type: 'string', default: '3' },
  },
});

const PARTS: Readonly<Record<string, (releases: Releases) => Promise<Figure[]>>> = {
  start: startFigures,
  backup: (releases) => backupFigures(releases, Number(given.leads)),
  'disk-copy': (releases) => diskCopyFigures(releases, Number(given.homes)),
  rolling,
};
const names = Object.keys(PARTS);
if (given.only !== undefined && !names.includes(given.only)) {
  throw new Error(`--only is one of ${names.join(', ')}`);
}
const releases = await twoReleases();
if (!print([releases.size])) process.exitCode = 1;
for (const [name, part] of Object.entries(PARTS)) {
  if (given.only !== undefined && name !== given.only) continue;
  const figures = await part(releases);
  if (figures.length === 0 || !print(figures)) process.exitCode = 1;
}

/** No figures where nginx is missing and cannot be installed. */
async function rolling(each: Releases): Promise<Figure[]> {
  if (!hasNginx()) aptInstall('nginx-light', 'updates are measured behind it');
  if (hasNginx()) return rollingFigures(each, Number(given.updates));
  process.stderr.write('Updates behind nginx were not measured: install nginx and openssl.\n');
  return [];
}
