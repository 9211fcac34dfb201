import { makeFolderSync } from './platform/files/make-folder.ts';
import type { MovedSite } from './services/stores/postgres/move-folders.ts';
import type { Moved } from './services/stores/postgres/move-site.ts';

export type { Moved } from './services/stores/postgres/move-site.ts';

/**
 * Moves the stores of a site from DATA_DIR into a database, or back, while no server runs.
 * @param now milliseconds since 1970.
 * @throws StoreError while a server runs; StartError, or what the databases throw. Each leaves the
 * place that was to be filled as it is.
 */
export async function moveSite(
  site: MovedSite,
  { isBack, now }: { isBack: boolean; now: number },
): Promise<Moved> {
  // The driver is loaded where it is used.
  const moves = await import('./services/stores/postgres/move-site.ts');
  if (isBack) {
    makeFolderSync(site.dataDir, 0o700);
    return moves.moveToFolder(site, now);
  }
  moves.requireSite(site.dataDir);
  return moves.moveToDatabase(site);
}
