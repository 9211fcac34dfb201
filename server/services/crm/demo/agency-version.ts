import { createHash } from 'node:crypto';
import { inParallel } from '../../../platform/concurrency/in-parallel.ts';
import { forEachInSteps, inSlices, type Steps } from '../../../platform/concurrency/in-slices.ts';
import { stat } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import { fileMark, MAX_CONCURRENT } from './file-mark.ts';
import { listJson } from './list-json.ts';
import { namedFiles } from './named-files.ts';
import { teamFile } from './team.ts';

/** Files, or names, per step. */
const STEP = 1000;

/**
 * Hash of the names, sizes and times of the files that the catalogue is made of, and of the names
 * of those that it refers to. It changes when one is edited, added, removed or replaced, without
 * reading content.
 * @param days by how many the files' dates are shifted.
 * @throws when there is no such folder.
 */
export async function agencyVersion(dir: string, days: number): Promise<string> {
  await stat(dir);
  const homes = await listJson(path.join(dir, 'homes'), false);
  const projects = await listJson(path.join(dir, 'projects'), true);
  const names = await namedFiles(dir);
  const files = [teamFile(dir), ...homes.files, ...projects.files];
  const marks = new Map(files.map((file) => [file, '']));
  await inParallel(files, MAX_CONCURRENT, async (file) => {
    marks.set(file, await markOf(file));
  });
  const parts = [
    ...marks.values(),
    ...[homes, projects].map(({ fault = '' }) => fault),
    ...[...names.pictures].sort(),
    ...[...names.documents].map(([name, size]) => `${name} ${size}`).sort(),
    String(days),
  ];
  return inSlices(hashOf(parts));
}

function* hashOf(parts: readonly string[]): Steps<string> {
  const hash = createHash('sha256');
  yield* forEachInSteps(parts.length, STEP, (index) => hash.update(`${parts[index]!}\n`));
  return hash.digest('hex').slice(0, 16);
}

async function markOf(file: string): Promise<string> {
  return `${file}\0${await fileMark(file).catch(() => 'cannot be read')}`;
}
