// Puts a backup into DATA_DIR, which is empty or whose servers are stopped, as the site's user:
// npm run restore -- /backup/vitrine-2026-11-23.backup
import { accessSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { type RestoredSite, restoreSite } from '../site-backup.ts';
import { commandFailure, UsageError } from './command-failure.ts';

const USAGE = 'usage: npm run restore -- FILE, one that npm run backup has written';

async function main(): Promise<string> {
  const [file, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || rest.length > 0) throw new UsageError(USAGE);
  accessSync(file);
  const config = readConfig();
  return reportOf(await restoreSite(config, file, Date.now()), config.dataDir);
}

function reportOf(restored: RestoredSite, dataDir: string): string {
  const { leads, hasSessions, hasSecret, hasCatalogue, hasCrmIds, mails, documents, replaced } =
    restored;
  const lines = [
    `Restored into ${dataDir} from a backup of ${restored.madeAt}:`,
    leads === undefined ? 'no leads: the backup has none' : `${leads} leads`,
    hasSessions ? 'sessions of owners' : 'no sessions of owners',
    hasSecret ? 'the session secret' : 'no session secret: the site had SESSION_SECRET',
    hasCatalogue ? 'the copy of the catalogue' : 'no copy of the catalogue',
    ...(hasCrmIds ? ['numbers of the CRM’s ids'] : []),
    `${mails} written messages`,
    ...(documents > 0 ? [`${documents} documents of owners`] : []),
    ...(replaced === undefined ? [] : [`What was there before is in ${replaced}.`]),
  ];
  return `${lines.join('\n')}\n`;
}

try {
  process.stdout.write(await main());
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
