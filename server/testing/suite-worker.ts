// A process in which test files run: mocha, which gets each file by message.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import Mocha from 'mocha';
import type { FileOrder, FileReport } from './suite-process.ts';

const { Base } = Mocha.reporters;
const settings = JSON.parse(readFileSync('.mocharc.json', 'utf8')) as {
  timeout: number;
  /** Modules that are loaded before any test. */
  require: string[];
};

/** Prints only failures and their errors. */
class FailuresOnly extends Base {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    runner.once('end', () => {
      if (this.failures.length > 0) Base.list(this.failures);
    });
  }
}

async function runFile({ file, isWhole, isAlone, grep }: FileOrder): Promise<FileReport> {
  for (const module of settings.require) await import(pathToFileURL(path.resolve(module)).href);
  const lines: string[] = [];
  if (!isAlone) Base.consoleLog = (...words: unknown[]) => void lines.push(format(...words));
  const mocha = new Mocha({
    timeout: settings.timeout,
    reporter: isWhole ? FailuresOnly : 'spec',
    forbidOnly: isWhole,
    forbidPending: isWhole,
    ...(grep !== undefined && { grep }),
  });
  mocha.addFile(path.resolve(file));
  try {
    await mocha.loadFilesAsync();
  } catch (error) {
    return { passed: 0, failed: 1, output: format(error), heap: 0 };
  }
  return new Promise((resolve) => {
    const counts = { passed: 0, failed: 0 };
    const runner = mocha.run(() => {
      // Each run listens to the process until it is disposed.
      mocha.dispose();
      resolve({ ...counts, output: lines.join('\n'), heap: process.memoryUsage().heapUsed });
    });
    runner.on('pass', () => void counts.passed++);
    runner.on('fail', () => void counts.failed++);
  });
}

process.on('message', (order) => {
  void runFile(order as FileOrder).then((report) => process.send?.(report));
});
// A server or page that a test left open must not keep the process alive.
process.once('disconnect', () => process.exit());
