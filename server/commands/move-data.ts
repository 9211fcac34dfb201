// Moves what a site keeps from DATA_DIR into a PostgreSQL database, or back, while its servers are
// stopped, as the site's user:
//   npm run move-data -- postgres://user@host/database [--back]
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { requireFolder } from '../platform/files/require-folder.ts';
import { type Moved, moveSite } from '../site-move.ts';
import { commandFailure, UsageError } from './command-failure.ts';

const USAGE = `usage: npm run move-data -- [postgres://user@host/database] [--back]
Copies the stores of DATA_DIR into the database, or back. Without a URL it takes DATABASE_URL, in
which a password is hidden from other users of the machine.`;

async function main(): Promise<string> {
  const { given, isBack } = wanted();
  const config = readConfig();
  const databaseUrl = given ?? config.databaseUrl;
  if (databaseUrl === undefined) throw new UsageError(USAGE);
  const { dataDir } = config;
  if (!isBack) requireFolder(dataDir, 'DATA_DIR');
  const moved = await moveSite({ dataDir, databaseUrl }, { isBack, now: Date.now() });
  return reportOf(moved, { dataDir, isBack });
}

function wanted() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { back: { type: 'boolean', default: false } },
  });
  const [given, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(USAGE);
  return { given, isBack: values.back };
}

/** Characters of a hash that are shown. */
const SHOWN = 16;

function reportOf({ parts, replaced }: Moved, where: { dataDir: string; isBack: boolean }): string {
  const lines = [...parts].map(
    ([name, { rows, hash }]) =>
      `${name.padEnd(20)} ${String(rows).padStart(9)}  ${hash.slice(0, SHOWN)}`,
  );
  const rows = [...parts.values()].reduce((sum, part) => sum + part.rows, 0);
  return `${[
    ...lines,
    `${rows} rows: both sides have as many of each, with the same SHA-256.`,
    ...nextSteps(where),
    ...(replaced === undefined ? [] : [`What was there before is in ${replaced}.`]),
  ].join('\n')}\n`;
}

function nextSteps({ dataDir, isBack }: { dataDir: string; isBack: boolean }): string[] {
  if (isBack) return ['Start the servers without DATABASE_URL, with the same session secret.'];
  return [
    'Start the servers with DATABASE_URL and with the same SESSION_SECRET on each machine:',
    `the content of ${dataDir}/session-secret if the site had none. ${dataDir} stays as it is.`,
  ];
}

try {
  process.stdout.write(await main());
} catch (error) {
  process.stderr.write(`${commandFailure(error)}\n`);
  process.exitCode = 1;
}
