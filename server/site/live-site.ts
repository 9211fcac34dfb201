import type { Log } from '../log.ts';
import { SiteError, type SiteProblem } from './site-error.ts';

interface Versioned {
  /** The same files give the same version. */
  version: string;
}

interface Options<T extends Versioned> {
  /** Reads the agency's folder. @throws SiteError for mistakes in it. */
  load: () => Promise<T>;
  log: Log;
  /** Told of the first edition and of each that follows it, before it is the current one. */
  onEdition?: (edition: T) => void;
}

/** The agency's site as it is served, and how it follows its files without a restart. */
export interface LiveSite<T> {
  /** The last edition whose files were in order; swapped whole, never changed. */
  readonly current: T;
  /** Why the files as they stand are not served, a line each; empty when they are. */
  readonly problems: readonly string[];
  /**
   * Reads the files anew and swaps in what they make when it is another version. With a mistake in
   * them the current edition stays; each mistake is logged once for as long as it is there. Never
   * rejects. Calls during a reading share the one that follows it.
   */
  reload(): Promise<void>;
}

/**
 * Loads the site for the first time.
 * @throws what `load` throws: a server does not start with a broken site.
 */
export async function createLiveSite<T extends Versioned>(
  options: Options<T>,
): Promise<LiveSite<T>> {
  const { load, log, onEdition } = options;
  let current = await load();
  let problems: readonly string[] = [];
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  onEdition?.(current);

  async function reloadOnce(): Promise<void> {
    try {
      const next = await load();
      const mended = problems.length > 0;
      problems = [];
      if (next.version !== current.version) {
        onEdition?.(next);
        current = next;
        log.info({ version: next.version }, 'the site has changed');
      } else if (mended) log.info('the files of the site are in order again');
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
    reload() {
      waiting ??= running.then(() => {
        waiting = undefined;
        running = reloadOnce();
        return running;
      });
      return waiting;
    },
  };
}

/** Logs what was not there before. @returns everything that is there now. */
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
