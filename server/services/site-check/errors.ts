import type { DroppedItem } from '../crm/catalogue-port.ts';
import type { SiteProblem } from '../site/site-error.ts';
import type { Finding } from './finding.ts';

const MEANT = /did you mean "([^"]+)"\?/;
/** Before the next problem of a file, which begins with its path. */
const NEXT_PROBLEM = /; (?=[\w$]*(?:[.[][\w$.[\]]+)?: )/;
const PLACE = /^([\w$.[\]]+|line \d+, column \d+): (.*)$/s;

/** What keeps the site from starting. */
export function errorsOfSite(problems: readonly SiteProblem[]): Finding[] {
  return problems.map((problem) => ({
    level: 'error' as const,
    ...problem,
    remedy: remedyFor(problem.reason),
  }));
}

/** Items that are left out for a mistake, and the parts without which one is shown. */
export function findingsOfItems(dropped: readonly DroppedItem[]): Finding[] {
  return dropped.flatMap(({ item, reason, shown }) =>
    reason.split(NEXT_PROBLEM).map((problem) => {
      const [, path = '', told = problem] = PLACE.exec(problem) ?? [];
      const level = shown === undefined ? ('error' as const) : ('warning' as const);
      return { level, file: item, path, reason: told, remedy: remedyFor(told) };
    }),
  );
}

/** What to do about a mistake, by its message. */
function remedyFor(reason: string): string {
  const meant = MEANT.exec(reason)?.[1];
  if (meant !== undefined) return `write "${meant}"`;
  if (reason.startsWith('unknown key')) return 'remove it: nothing reads it';
  if (/^is missing|^is empty|^needs /.test(reason)) return 'add it';
  if (/^there is no (pictures|documents|videos)\//.test(reason)) {
    return 'put the file there, or name one that is there';
  }
  if (reason.startsWith('there is no ')) return 'name one that is there';
  if (/stands twice|^the same stands|already/.test(reason)) return 'give each its own';
  return 'correct it: the site cannot use it so';
}
