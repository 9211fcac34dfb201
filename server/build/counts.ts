import { writeFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** Writes the counts as JSON into the file that COUNTS_FILE names, for a caller that adds them up. */
export function saveCounts({ passed, failed }: Counts): void {
  const file = process.env['COUNTS_FILE'];
  if (file) writeFileSync(file, JSON.stringify({ passed, failed }));
}
