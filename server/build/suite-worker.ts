// The process in which one suite's files run: mocha, told by message what to run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Mocha from 'mocha';
import { timeFiles } from './file-timer.ts';
import type { SuiteOrder, SuiteReport } from './suite-process.ts';

async function runFiles({ files, isWhole, grep }: SuiteOrder): Promise<SuiteReport> {
  const { timeout } = JSON.parse(readFileSync('.mocharc.json', 'utf8')) as { timeout: number };
  const mocha = new Mocha({
    timeout,
    reporter: isWhole ? 'dot' : 'spec',
    forbidOnly: isWhole,
    forbidPending: isWhole,
    ...(grep !== undefined && { grep }),
  });
  for (const file of files) mocha.addFile(path.resolve(file));
  await mocha.loadFilesAsync();
  return new Promise((resolve) => {
    const runner = mocha.run(() => resolve({ passed, failed, files: timer.results() }));
    const timer = timeFiles(runner);
    let passed = 0;
    let failed = 0;
    runner.on('pass', () => passed++);
    runner.on('fail', () => failed++);
  });
}

const order = await new Promise<SuiteOrder>((resolve) => {
  process.once('message', resolve);
});
const report = await runFiles(order);
// A server or browser that a test left open must not keep the run from ending.
process.send?.(report, () => process.exit(report.failed > 0 ? 1 : 0));
