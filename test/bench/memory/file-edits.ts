import { setTimeout as pause } from 'node:timers/promises';
import type { Property } from '../../../views/domain/property/property.ts';
import type { Figure } from '../figures.ts';
import { agencyWithHomes, fullHomes, temporaryFolder, writeHome } from './full-agency.ts';
import { startProbed } from './probed-server.ts';
import { AFTERWARDS, boundedFigures, HOMES, MEMORY, readSome, untilShown } from './seen-edits.ts';

const EDITS = 4;
/** Milliseconds within which an edit must be shown. */
const GIVE_UP = 30_000;

/** A server of 10,000 full homes in files: first without a copy of the catalogue on disk, then from one. */
export async function fileFigures(): Promise<Figure[]> {
  const homes = fullHomes(HOMES);
  const dir = agencyWithHomes(homes);
  const dataDir = temporaryFolder();
  const figuresOf = async (name: string, round: number): Promise<Figure[]> => {
    const server = await startProbed({ SITE_DIR: dir, DATA_DIR: dataDir });
    try {
      await readSome(server.origin, homes);
      await pause(AFTERWARDS);
      const start = await server.look();
      const looks = [];
      for (let edit = 0; edit < EDITS; edit += 1) {
        const price = 200_000 + edit * 1111 + round * 7;
        const home: Property = { ...homes[edit]!, price, goal: 0, status: 1 };
        writeHome(dir, home);
        await untilShown(server.origin, home, GIVE_UP);
        await pause(AFTERWARDS);
        looks.push(await server.look());
      }
      return [
        { name: `${name}: the most memory`, value: start.peakMb, unit: 'MB', most: MEMORY },
        ...boundedFigures(`${name}, ${EDITS} edits`, looks),
      ];
    } finally {
      await server.stop();
    }
  };
  return [
    ...(await figuresOf('files, first start', 1)),
    ...(await figuresOf('files, start from the copy', 2)),
  ];
}
