// Writes all that the site must not lose into a new file, beside running servers, as the site's
// user: npm run backup -- /backup/vitrine-2026-11-23.backup
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { requireFolder } from '../platform/files/require-folder.ts';
import { backUpSite } from '../site-backup.ts';
import { commandFailure, UsageError } from './command-failure.ts';

const USAGE = 'usage: npm run backup -- FILE, a new file';

async function main(): Promise<string> {
  const [file, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || rest.length > 0) throw new UsageError(USAGE);
  const config = readConfig();
  requireFolder(config.dataDir, 'DATA_DIR');
  requireFolder(path.dirname(path.resolve(file)));
  await backUpSite(config, file, Date.now());
  return `Backed up to ${file}: ${statSync(file).size} bytes, for this user alone.\n`;
}

try {
  process.stdout.write(await main());
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
