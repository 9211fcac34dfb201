import type { DataProblem } from '../../platform/files/schema-problems.ts';

/** A mistake in an agency's folder. */
export interface SiteProblem extends DataProblem {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
}

/** The agency's data cannot be served. The message lists every problem, one per line. */
export class SiteError extends Error {
  readonly problems: readonly SiteProblem[];

  constructor(dir: string, problems: readonly SiteProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`The site in ${dir} has ${count}:\n${problems.map(problemLine).join('\n')}`);
    this.name = 'SiteError';
    this.problems = problems;
  }
}

function problemLine({ file, path, reason }: SiteProblem): string {
  return path === '' ? `  ${file}: ${reason}` : `  ${file}: ${path}: ${reason}`;
}
