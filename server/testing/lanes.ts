import type { FileResult } from '../checks/counts.ts';

/** What runs the files of a suite in one lane. */
export interface FileRunner {
  run(file: string): Promise<FileResult>;
  end(): void;
}

export interface SuiteFileResult extends FileResult {
  suite: string;
}

export interface LanesOptions {
  /** Files by suite; what a lane takes is taken out. */
  suites: ReadonlyMap<string, readonly string[]>;
  lanes: number;
  open: (suite: string) => FileRunner;
  onResult: (result: SuiteFileResult) => void;
}

/**
 * Runs all files in lanes side by side. Every lane goes through the suites, the first one from the
 * first suite on, the others from the last one back, and takes files as long as there are any: no
 * lane ends much before the others, however long its files take.
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
