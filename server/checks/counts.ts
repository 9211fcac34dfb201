import { writeFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** The result of one test file, or of one check of the sources. */
export interface FileResult extends Counts {
  /** Path from the root, or the name of a check. */
  file: string;
  /** Milliseconds, loading included. */
  ms: number;
  /** The output to print. */
  output: string;
}

/** Writes the counts as JSON into the file named by COUNTS_FILE, if it is set. */
export function saveCounts({ passed, failed }: Counts): void {
  const file = process.env['COUNTS_FILE'];
  if (file) writeFileSync(file, JSON.stringify({ passed, failed }));
}
