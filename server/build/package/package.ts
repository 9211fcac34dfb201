// Writes all that a host needs into a new folder: npm run package -- /srv/vitrine/releases/2
import path from 'node:path';
import { ROOT } from '../../platform/root.ts';
import { writePackage } from './write-package.ts';

const MEGABYTE = 1_000_000;
const USAGE = 'usage: npm run package -- DIR, a folder that is empty or not there';

const [folder, ...rest] = process.argv.slice(2);
try {
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const dir = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const bytes = await writePackage(ROOT, dir);
  process.stdout.write(
    `${dir} has ${Math.ceil(bytes / MEGABYTE)} MB. It starts with:\n` +
      `cd ${dir} && node_modules/.bin/node dist/server/main.cjs\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
