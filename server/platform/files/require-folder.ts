import { statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/**
 * Refuses a folder that is not there: a wrong name must neither be made nor be taken for an empty one.
 * @param source where its name comes from, such as `DATA_DIR`; undefined for an argument.
 * @throws StartError that names it.
 */
export function requireFolder(dir: string, source?: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new StartError(`There is no folder ${dir}${source === undefined ? '' : ` (${source})`}.`);
}
