// Writes a small agency into an empty folder, as a start for one's own:
//   npm run new-site -- /srv/agency --languages nl,fr --template gevel
// It neither prompts nor overwrites.
import path from 'node:path';
import { folderFault } from '../platform/files/empty-folder.ts';
import { newSiteOptions } from './new-site-options.ts';
import { writeNewSite } from './write-new-site.ts';

const args = process.argv.slice(2);
const read = newSiteOptions(args);
// npm runs scripts in the project's folder; INIT_CWD is where it was called.
const from = process.env['INIT_CWD'] ?? '.';
const folder = 'options' in read ? read.options.folder : args.find((arg) => !arg.startsWith('-'));
const dir = path.resolve(from, folder ?? '');
const taken = folder === undefined ? undefined : await folderFault(dir);
const faults = [...('faults' in read ? read.faults : []), ...(taken === undefined ? [] : [taken])];

if ('options' in read && faults.length === 0) {
  try {
    await writeNewSite(dir, read.options, Date.now());
    process.stdout.write(
      `A new agency is in ${dir}. Its README.md says what to change first.\n` +
        `Start it with: SITE_DIR='${dir}' npm start\n`,
    );
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
