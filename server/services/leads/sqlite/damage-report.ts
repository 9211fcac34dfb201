import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DamagedFile } from '../model/lead-store.ts';
import { LEADS_FILE } from './tables.ts';

const SUFFIX = '.json';

const reportSchema = z.object({
  kept: z.int(),
  lost: z.int(),
  lostFrom: z.number().optional(),
  lostUntil: z.number().optional(),
});

/**
 * Files of leads of a data folder that were set aside because they were damaged, the latest first,
 * with what is known of them. What has no report was not read yet: the process was ended before.
 */
export function damagedFiles(dataDir: string): DamagedFile[] {
  const isFile = (name: string) =>
    name.startsWith(`${LEADS_FILE}.damaged-`) && !/(?:-wal|-shm|\.json|\.pages)$/.test(name);
  // The journal of a file that was gone stands for it.
  const names = readdirSync(dataDir).map((name) => name.replace(/-wal$/, ''));
  return [...new Set(names.filter(isFile))]
    .toSorted()
    .toReversed()
    .map((name) => ({ name, ...readReport(path.join(dataDir, name)) }));
}

/** Writes what was kept of a damaged file beside it. It names nobody. */
export function writeReport(file: string, report: Omit<DamagedFile, 'name'>): void {
  writeFileSync(file + SUFFIX, JSON.stringify(report), { mode: 0o600 });
}

function readReport(file: string): Omit<DamagedFile, 'name'> {
  if (!existsSync(file + SUFFIX)) return {};
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file + SUFFIX, 'utf8')));
  } catch {
    // It was being written when the process ended; the leads were kept before.
    return { kept: 0 };
  }
}
