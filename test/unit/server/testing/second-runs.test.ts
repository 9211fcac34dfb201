import assert from 'node:assert/strict';
import path from 'node:path';
import type { SuiteFileResult } from '../../../../server/testing/lanes.ts';
import {
  dependsOnMachine,
  flakyReport,
  MAX_FLAKY,
  runFailedAgain,
} from '../../../../server/testing/second-runs.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const result = (file: string, { passed = 3, failed = 0, output = '' } = {}): SuiteFileResult => ({
  suite: 'browser',
  file,
  ms: 1000,
  passed,
  failed,
  output,
});
const FAILED = { passed: 2, failed: 1, output: 'it moved' };

describe('the second run of test files that failed', () => {
  const runOf = async (first: SuiteFileResult[], seconds: Record<string, SuiteFileResult> = {}) => {
    const ran: string[] = [];
    const { results, flaky } = await runFailedAgain(first, {
      mayRunAgain: ({ file }) => !file.startsWith('unit'),
      run: async ({ file }) => {
        ran.push(file);
        return seconds[file] ?? result(file);
      },
    });
    const failed = results.filter((one) => one.failed > 0).map(({ file }) => file);
    return { ran, results, failed, flaky: flaky.map(({ file }) => file) };
  };

  it('runs no file again where nothing failed', async () => {
    const first = [result('a'), result('b')];
    assert.deepEqual(await runOf(first), { ran: [], results: first, failed: [], flaky: [] });
  });

  it('makes a file that passes then a flaky one, in the place of its first result', async () => {
    const { results, ...rest } = await runOf([result('a'), result('b', FAILED), result('c')]);
    assert.deepEqual(rest, { ran: ['b'], failed: [], flaky: ['b'] });
    assert.deepEqual(results, [result('a'), result('b'), result('c')]);
  });

  it('leaves a file that fails again failed, as it failed first', async () => {
    const first = [result('a', FAILED), result('b', FAILED)];
    const again = { a: result('a', { passed: 0, failed: 3 }) };
    const { results, ...rest } = await runOf(first, again);
    assert.deepEqual(rest, { ran: ['a', 'b'], failed: ['a'], flaky: ['b'] });
    assert.deepEqual(results[0], first[0]);
  });

  it('passes no file of which no test ran', async () => {
    const { failed } = await runOf([result('a', FAILED)], { a: result('a', { passed: 0 }) });
    assert.deepEqual(failed, ['a']);
  });

  it(`runs ${MAX_FLAKY} files again, and none of more`, async () => {
    const names = Array.from({ length: MAX_FLAKY + 1 }, (_, at) => `f${at}`);
    const most = names.slice(1);
    const failing = (files: string[]) => files.map((file) => result(file, FAILED));
    assert.deepEqual((await runOf(failing(most))).flaky, most);
    const { ran, failed } = await runOf(failing(names));
    assert.deepEqual([ran, failed], [[], names]);
  });

  it('runs none beside a failure that no second run can mend', async () => {
    const { ran, failed } = await runOf([result('a', FAILED), result('unit', FAILED)]);
    assert.deepEqual([ran, failed], [[], ['a', 'unit']]);
  });

  it('is for browser tests, and for tests that start processes', () => {
    const may = (suite: string, file: string) => dependsOnMachine(ROOT, { suite, file });
    assert.equal(may('browser', 'test/browser/keyboard.test.ts'), true);
    assert.equal(may('http', 'test/http/server/start-stop.test.ts'), true);
    assert.equal(may('http', 'test/http/server/metrics.test.ts'), true);
    assert.equal(may('http', 'test/http/server/methods.test.ts'), false);
    // Two servers are killed there: what they lose, they lose for good.
    assert.equal(may('http', 'test/http/server/killed-servers.test.ts'), false);
    assert.equal(may('unit', 'test/unit/server/testing/shuffled.test.ts'), false);
    assert.equal(may('checks', 'types'), false);
  });

  it('is told with what failed first', () => {
    assert.deepEqual(flakyReport([result('a', FAILED)]), [
      'FLAKY a: failed beside other work, as follows, and passed alone\nit moved',
    ]);
  });
});
