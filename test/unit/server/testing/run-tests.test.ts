import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileResult } from '../../../../server/checks/counts.ts';
import { slowestFiles } from '../../../../server/testing/report.ts';
import { filesBySuite, inOrder, LONG_FILES } from '../../../../server/testing/suite-files.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

const PASSING = "describe('a', () => { it('passes', () => {}); it('passes again', () => {}); });";
const FAILING = "describe('b', () => { it('fails', () => { throw new Error('on purpose'); }); });";
const SKIPPED = "describe('c', () => { it.skip('is skipped', () => {}); });";

/** Starts the runner as `npm test` does, with a check of the test's own instead of the sources'. */
const RUN = `
  import { runTests } from './server/testing/run-tests.ts';
  const checks = [{ name: 'spelling', program: 'check-spelling.js' }];
  process.exitCode = await runTests(process.argv.slice(2), { checks });`;

const fileResult = (file: string, ms: number): FileResult => ({
  file,
  ms,
  passed: 1,
  failed: 0,
  output: '',
});

interface Run {
  code: number;
  output: string;
  counts: { passed: number; failed: number } | undefined;
}

describe('the test runner', () => {
  let root: string;

  // A project with the runner's code, and a link to the packages.
  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'runner-'));
    for (const folder of ['server/build', 'server/checks', 'server/starter', 'server/testing']) {
      await cp(path.join(PROJECT, folder), path.join(root, folder), { recursive: true });
    }
    for (const file of ['package.json', '.mocharc.json', 'server/interpreted-schemas.ts']) {
      await cp(path.join(PROJECT, file), path.join(root, file));
    }
    await symlink(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  });
  after(() => rm(root, { recursive: true }));
  beforeEach(async () => {
    await rm(path.join(root, 'test'), { recursive: true, force: true });
    await write('run.ts', RUN);
    await write('check-spelling.js', '');
  });

  async function write(file: string, source: string): Promise<void> {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), source);
  }

  /** In one lane, which starts the fewest processes, unless the arguments say in how many. */
  async function run(...args: string[]): Promise<Run> {
    const lanes = args.includes('--lanes') ? [] : ['--lanes', '1'];
    const countsFile = path.join(root, 'counts.json');
    await rm(countsFile, { force: true });
    const runner = path.join(root, 'run.ts');
    const [code, output] = await new Promise<[number, string]>((resolve) => {
      const child = execFile(
        process.execPath,
        [runner, ...lanes, ...args],
        { cwd: root, env: { ...process.env, COUNTS_FILE: countsFile, FULL_MATRIX: '' } },
        (_error, stdout, stderr) => resolve([child.exitCode ?? -1, stdout + stderr]),
      );
    });
    const counts = await readFile(countsFile, 'utf8').catch(() => undefined);
    return { code, output, counts: counts && JSON.parse(counts) };
  }

  it('counts checks and all suites, names the slowest files of each, and succeeds', async () => {
    await write('test/unit/a.test.ts', PASSING);
    await write('test/http/deep/b.test.ts', PASSING);
    const { code, output, counts } = await run();
    assert.match(output, /slowest of checks\n.* s {2}spelling\n/);
    assert.match(output, /slowest of unit\n.* s {2}test\/unit\/a\.test\.ts\n/);
    assert.match(
      output,
      /\nchecks: 1 passed, 0 failed\nunit: 2 passed, 0 failed\nhttp: 2 passed, 0 failed\n5 passed, 0 failed\n$/,
    );
    assert.deepEqual(counts, { passed: 5, failed: 0 });
    assert.equal(code, 0);
  });

  it('fails with one failing test, and shows why', async () => {
    await write('test/unit/a.test.ts', PASSING);
    await write('test/unit/b.test.ts', FAILING);
    const { code, output, counts } = await run();
    assert.match(output, /FAIL.*b\.test\.ts \(1\)\n[\s\S]*on purpose/);
    assert.deepEqual(counts, { passed: 3, failed: 1 });
    assert.equal(code, 1);
  });

  it('fails with a failing check, shows why, and still runs the tests', async () => {
    await write('check-spelling.js', "console.log('a word is wrong'); process.exitCode = 2;");
    await write('test/unit/a.test.ts', PASSING);
    const { code, output, counts } = await run();
    assert.match(output, /FAIL.*spelling \(1\)\na word is wrong\n/);
    assert.deepEqual(counts, { passed: 2, failed: 1 });
    assert.equal(code, 1);
  });

  it('fails when a test is skipped in a full run', async () => {
    await write('test/unit/a.test.ts', PASSING);
    await write('test/unit/c.test.ts', SKIPPED);
    assert.notEqual((await run()).code, 0);
  });

  it('passes, and says so, when a test that starts processes fails once and not alone', async () => {
    const flaky = `
      import 'node:child_process';
      import { existsSync, writeFileSync } from 'node:fs';
      const isFirst = !existsSync('ran');
      writeFileSync('ran', '');
      it('is late', () => { if (isFirst) throw new Error('too late'); });`;
    await write('test/http/a.test.ts', flaky.replace("import 'node:", "import {} from 'node:"));
    await write('test/http/b.test.ts', PASSING);
    const { code, output, counts } = await run();
    await rm(path.join(root, 'ran'));
    assert.match(output, /FAIL.*a\.test\.ts \(1\)\n[\s\S]*too late/);
    assert.match(output, /\nFLAKY test\/http\/a\.test\.ts: [^\n]*\n[\s\S]*too late/);
    assert.match(output, /\nflaky: 1\ntest\/http\/a\.test\.ts\n/);
    assert.deepEqual(counts, { passed: 4, failed: 0 });
    assert.equal(code, 0);
    // Chosen files run once: who looks for the cause wants to see it.
    assert.equal((await run('test/http')).code, 1);
    await rm(path.join(root, 'ran'));
  });

  it('runs every file once, however many lanes there are, and what follows one that broke off', async () => {
    const brokenOff = "describe('x', () => { it('ends', () => process.exit(3)); });";
    for (const name of ['a', 'b', 'd', 'e']) await write(`test/unit/${name}.test.ts`, PASSING);
    await write('test/unit/c.test.ts', brokenOff);
    await write('test/http/f.test.ts', PASSING);
    const { output, counts } = await run('--lanes', '5');
    assert.match(output, /c\.test\.ts ended without a result \(exit code 3\)/);
    assert.deepEqual(counts, { passed: 1 + 5 * 2, failed: 1 });
    assert.match((await run('--lanes', '0')).output, /--lanes 0 is not a number from 1 to 99/);
  });

  it('fails when a file cannot be loaded, and still runs the other suites', async () => {
    await write('test/unit/a.test.ts', "import './not-there.ts';");
    await write('test/http/b.test.ts', PASSING);
    const { code, counts } = await run();
    assert.deepEqual(counts, { passed: 3, failed: 1 });
    assert.equal(code, 1);
  });

  it('fails when no test ran', async () => {
    await write('test/unit/a.test.ts', 'export {};');
    const { code, output } = await run('test/unit');
    assert.match(output, /no test ran/);
    assert.equal(code, 1);
  });

  it('runs one file, and tests by title, without the checks', async () => {
    await write('test/unit/a.test.ts', PASSING);
    await write('test/unit/b.test.ts', FAILING);
    assert.deepEqual((await run('test/unit/a.test.ts')).counts, { passed: 2, failed: 0 });
    assert.deepEqual((await run('-g', 'again')).counts, { passed: 1, failed: 0 });
  });

  it('runs every file once in another order, which it names', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) await write(`test/unit/${name}.test.ts`, PASSING);
    const { output, counts } = await run('test/unit', '--order', '7');
    assert.match(output, /^files in the order 7$/m);
    assert.deepEqual(counts, { passed: 5 * 2, failed: 0 });
    assert.notEqual((await run('test/unit', '--order', 'x')).code, 0);
  });

  it('asks for the full matrix with --all', async () => {
    const test = "if (process.env.FULL_MATRIX !== '1') throw new Error('no matrix');";
    await write(
      'test/unit/a.test.ts',
      `describe('a', () => { it('is told', () => { ${test} }); });`,
    );
    assert.deepEqual((await run('--all')).counts, { passed: 2, failed: 0 });
    assert.deepEqual((await run()).counts, { passed: 1, failed: 1 });
  });

  it('ends although a test left something running', async () => {
    const leak = "describe('a', () => { it('leaks', () => { setInterval(() => {}, 1000); }); });";
    await write('test/unit/a.test.ts', leak);
    assert.equal((await run()).code, 0);
  });

  it('refuses a file outside the suites', async () => {
    await write('test/other/a.test.ts', PASSING);
    assert.throws(() => filesBySuite(root, ['test/other']), /in none of the suites/);
  });

  it('takes the longest files first, and names none that is gone', () => {
    const [first = ''] = LONG_FILES;
    const files = new Map([['browser', ['test/browser/a.test.ts', first]]]);
    assert.deepEqual([...inOrder(files, undefined).values()], [[first, 'test/browser/a.test.ts']]);
    for (const file of LONG_FILES) assert.ok(existsSync(path.join(PROJECT, file)), file);
  });

  it('lists the slowest of many files', () => {
    const files = Array.from({ length: 12 }, (_, at) => fileResult(`f${at}`, at * 1000));
    const lines = slowestFiles(files);
    assert.equal(lines.length, 5);
    assert.match(lines[0] ?? '', /^\s+11\.00 s {2}f11$/);
  });
});
