// What the running site has noticed, for the agency: npm run site -- missing lists the pages that
// visitors asked for often and that are not there.
import { readConfig } from '../config.ts';
import { openMissingPages } from '../open-stores.ts';
import { requireFolder } from '../platform/files/require-folder.ts';
import { commandFailure, UsageError } from './command-failure.ts';
import { missingText } from './missing-text.ts';

const USAGE = 'npm run site -- missing   (it reads DATA_DIR, beside running servers)';

try {
  const [what, ...rest] = process.argv.slice(2);
  if (what !== 'missing' || rest.length > 0) throw new UsageError(USAGE);
  const config = readConfig();
  if (config.stores === 'sqlite') requireFolder(config.dataDir, 'DATA_DIR');
  const store = await openMissingPages(config);
  try {
    process.stdout.write(missingText((await store?.list()) ?? []));
  } finally {
    await store?.close();
  }
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
