// Writes a small agency into an empty folder, as a start for one's own:
//   npm run new-site -- /srv/agency
// It neither prompts nor overwrites.
import { cp, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';
import { withNewDates } from './new-dates.ts';

const USAGE = 'npm run new-site -- <folder that is empty or not there>';
const STARTER = path.join(ROOT, 'server/new-site');
/** Pictures that show no particular place, by their name in the new agency. */
const PICTURES: Readonly<Record<string, string>> = {
  'street.jpg': 'hero-street-dusk.jpg',
  'house.jpg': 'exterior-rowhouse-red-brick.jpg',
  'apartments.jpg': 'exterior-apartment-building.jpg',
  'villa.jpg': 'exterior-villa-white-garden.jpg',
  'living-room.jpg': 'interior-living-oak.jpg',
};

/**
 * Writes the agency.
 * @throws when the folder is not empty, or cannot be written.
 */
async function writeNewSite(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  if ((await readdir(dir)).length > 0) throw new Error(`${dir} is not empty; nothing was written`);
  await cp(STARTER, dir, { recursive: true });
  await moveDates(path.join(dir, 'homes'));
  await mkdir(path.join(dir, 'pictures'));
  for (const [name, source] of Object.entries(PICTURES)) {
    const from = path.join(ROOT, 'server/demo/pictures', source);
    await copyFile(from, path.join(dir, 'pictures', name));
  }
}

async function moveDates(homes: string): Promise<void> {
  for (const name of await readdir(homes)) {
    const file = path.join(homes, name);
    await writeFile(file, withNewDates(await readFile(file, 'utf8'), Date.now()));
  }
}

const [folder, ...rest] = process.argv.slice(2);
try {
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const dir = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  await writeNewSite(dir);
  process.stdout.write(
    `A new agency is in ${dir}. Its README.md says what to change first.\n` +
      `Start it with: SITE_DIR='${dir}' npm start\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
