import { writeFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** What came of one test file, or of one check of the sources. */
export interface FileResult extends Counts {
  /** Path from the root; the name of a check. */
  file: string;
  /** Milliseconds, loading included. */
  ms: number;
  /** What a person should read of it. */
  output: string;
}

/** Writes the counts as JSON into the file that COUNTS_FILE names, for a caller that reads them. */
export function saveCounts({ passed, failed }: Counts): void {
  const file = process.env['COUNTS_FILE'];
  if (file) writeFileSync(file, JSON.stringify({ passed, failed }));
}
