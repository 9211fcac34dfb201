// Lets each running server of this DATA_DIR ask the CRM at once for what has changed:
//   npm run refresh
import { readConfig } from '../config.ts';
import { openRefreshRequests } from '../open-stores.ts';
import { requireFolder } from '../platform/files/require-folder.ts';
import { commandFailure, UsageError } from './command-failure.ts';

const USAGE = 'npm run refresh   (it reads DATA_DIR, beside running servers)';

try {
  if (process.argv.length > 2) throw new UsageError(USAGE);
  const config = readConfig();
  if (config.stores === 'sqlite') requireFolder(config.dataDir, 'DATA_DIR');
  const requests = await openRefreshRequests(config);
  try {
    await requests.add();
  } finally {
    await requests.close();
  }
  process.stdout.write(
    'Each running server asks the CRM within seconds; its log says what it gave.\n',
  );
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
