import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CATALOGUE_FILE } from '../../../server/services/catalogue/files/catalogue-file.ts';
import { crmEnv, startEmulators } from '../crm/emulators.ts';
import { sharedDataDir } from '../faults/shared-data.ts';
import { type Figure, median } from '../figures.ts';
import { type ServerProcess, startCommand } from '../server-process.ts';
import { programOf, type Releases } from './releases.ts';

const MEGABYTE = 1_000_000;
/** An odd number. */
const ROUNDS = 3;

/**
 * How long a site takes to be ready from its disk copy while its CRM refuses every call, relative to
 * a start that has to ask a CRM for so many homes.
 */
export async function diskCopyFigures({ folders: [release] }: Releases, homes: number) {
  const emulators = startEmulators();
  const dataDir = sharedDataDir();
  const file = path.join(dataDir, CATALOGUE_FILE);
  try {
    const crm = crmEnv(await emulators.start('nothing'));
    await emulators.order({ do: 'fill', crm: 0, homes, hoursAgo: 1 });
    const env = { NODE_ENV: 'production', DATA_DIR: dataDir, ...crm };
    const untilReady = () =>
      startCommand(programOf(release, 'main'), '/readyz', { cwd: release, env });
    const [fromCrm, fromCopy] = [[], []] as [number[], number[]];
    for (let round = 0; round < ROUNDS; round += 1) {
      rmSync(file, { force: true });
      await emulators.order({ do: 'fault', crm: 0, fault: 'none' });
      fromCrm.push(await startMs(await untilReady(), async () => until(() => sizeOf(file) > 0)));
      await emulators.order({ do: 'fault', crm: 0, fault: 'refusing' });
      fromCopy.push(await startMs(await untilReady()));
    }
    const [crmMs, copyMs] = [median(fromCrm), median(fromCopy)];
    return [
      { name: `${homes} homes: the disk copy`, value: sizeOf(file) / MEGABYTE, unit: 'MB' },
      {
        name: `${homes} homes: ready from the disk copy, over from the CRM`,
        value: copyMs / crmMs,
        unit: '',
        most: 1,
        note: `${Math.round(copyMs)} ms against ${Math.round(crmMs)} ms`,
      },
    ] satisfies Figure[];
  } finally {
    emulators.stop();
  }
}

async function startMs(server: ServerProcess, before = async () => {}): Promise<number> {
  await before();
  await server.stop();
  return server.startMs;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(50);
}
