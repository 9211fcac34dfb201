import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import type { Log } from '../../platform/log.ts';
import { SiteError, type SiteProblem } from './site-error.ts';

interface Versioned {
  /** Equal for equal files. */
  version: string;
}

interface Options<T extends Versioned> {
  /**
   * Reads the agency's folder.
   * @throws SiteError for mistakes in it.
   */
  load: () => Promise<T>;
  log: Log;
  /** Called with each edition, also the first, before it becomes current. */
  onEdition?: (edition: T) => void;
}

/** The agency's site, reloaded without a restart when its files change. */
export interface LiveSite<T> {
  /** The last edition whose files were valid; replaced as a whole, never changed. */
  readonly current: T;
  /** Why the current files are not served, one line each; empty if they are. */
  readonly problems: readonly string[];
  /**
   * Reads the files again and replaces the current edition if the version differs. With a mistake
   * in the files the current edition stays; each mistake is logged once for as long as it exists.
   * Never rejects. Calls during a reload share the one that follows it.
   */
  reload(): Promise<void>;
}

/**
 * Loads the site for the first time.
 * @throws the error of `load`: a server does not start with an invalid site.
 */
export async function createLiveSite<T extends Versioned>(
  options: Options<T>,
): Promise<LiveSite<T>> {
  const { load, log, onEdition } = options;
  let current = await load();
  let problems: readonly string[] = [];
  onEdition?.(current);
  const flights = new SingleFlight<void>();

  async function reloadOnce(): Promise<void> {
    try {
      const next = await load();
      const isFixed = problems.length > 0;
      problems = [];
      if (next.version !== current.version) {
        onEdition?.(next);
        current = next;
        log.info({ version: next.version }, 'the site has changed');
      } else if (isFixed) log.info('the files of the site are in order again');
    } catch (error) {
      problems = reportFault(log, error, problems);
    }
  }

  return {
    get current() {
      return current;
    },
    get problems() {
      return problems;
    },
    reload: () => flights.doFresh('reload', reloadOnce),
  };
}

/**
 * Logs new mistakes.
 * @returns all current mistakes.
 */
function reportFault(log: Log, error: unknown, known: readonly string[]): string[] {
  if (!(error instanceof SiteError)) {
    const line = `the site's files cannot be read: ${String(error)}`;
    if (!known.includes(line)) log.error({ err: error }, line);
    return [line];
  }
  for (const problem of error.problems) {
    if (known.includes(lineOf(problem))) continue;
    log.error({ ...problem }, 'a mistake in the site; its last good version is served');
  }
  return error.problems.map(lineOf);
}

function lineOf({ file, path, reason }: SiteProblem): string {
  return [file, path, reason].filter((part) => part !== '').join(': ');
}
