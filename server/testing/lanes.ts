import type { FileResult } from '../checks/counts.ts';

/** Runs the files of a suite in one lane. */
export interface FileRunner {
  run(file: string): Promise<FileResult>;
  end(): void;
}

export interface SuiteFileResult extends FileResult {
  suite: string;
}

export interface LanesOptions {
  /** Files by suite; a lane removes what it takes. */
  suites: ReadonlyMap<string, readonly string[]>;
  lanes: number;
  open: (suite: string) => FileRunner;
  onResult: (result: SuiteFileResult) => void;
}

/**
 * Runs all files in concurrent lanes. The first lane goes through the suites from the first on, the
 * others from the last one back, and each takes files as long as there are any, so that all lanes
 * end at about the same time.
 */
export async function runInLanes(options: LanesOptions): Promise<SuiteFileResult[]> {
  const left = new Map([...options.suites].map(([suite, files]) => [suite, [...files]]));
  const results: SuiteFileResult[] = [];
  const lane = async (order: readonly string[]) => {
    for (const suite of order) {
      for await (const result of filesOf(suite, left.get(suite) ?? [], options.open)) {
        results.push(result);
        options.onResult(result);
      }
    }
  };
  const forth = [...left.keys()];
  const orders = Array.from({ length: options.lanes }, (_, at) =>
    at === 0 ? forth : forth.toReversed(),
  );
  await Promise.all(orders.map(lane));
  return results;
}

async function* filesOf(
  suite: string,
  left: string[],
  open: LanesOptions['open'],
): AsyncGenerator<SuiteFileResult> {
  if (left.length === 0) return;
  const runner = open(suite);
  for (let file = left.shift(); file !== undefined; file = left.shift()) {
    yield { suite, ...(await runner.run(file)) };
  }
  runner.end();
}
