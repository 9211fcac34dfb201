import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

interface Outcome {
  code: number | null;
  output: string;
}

function execute(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(file, args, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

describe('the check of the sources', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'check-'));
    const build = path.join(root, 'server/build');
    await cp(path.join(PROJECT, 'server/build'), build, { recursive: true });
    await cp(path.join(PROJECT, 'package.json'), path.join(root, 'package.json'));
    await symlink(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  });
  afterEach(() => rm(root, { recursive: true }));

  const check = (...names: string[]) =>
    execute(process.execPath, [path.join(root, 'server/build/check.ts'), ...names], {
      ...process.env,
      COUNTS_FILE: path.join(root, 'counts.json'),
    });
  const counts = () => readFile(path.join(root, 'counts.json'), 'utf8');

  it('passes clean sources', async () => {
    const { code, output } = await check('conventions');
    assert.match(output, /^ok {4}conventions \(.* s\)\nchecks: 1 passed, 0 failed\n$/);
    assert.equal(await counts(), '{"passed":1,"failed":0}');
    assert.equal(code, 0);
  });

  it('shows what is wrong and names the failing check at the end', async () => {
    await mkdir(path.join(root, 'views/ui'), { recursive: true });
    await writeFile(path.join(root, 'views/ui/now.ts'), 'export const now = Date.now();');
    const { code, output } = await check('conventions');
    assert.match(output, /^views\/ui\/now\.ts:1: only server\/main\.ts reads the clock/);
    assert.match(output, /FAIL {2}conventions .*\n.*\nfailing: "conventions"\n$/);
    assert.equal(await counts(), '{"passed":0,"failed":1}');
    assert.equal(code, 1);
  });

  it('fails when it is asked for a check that there is not', async () => {
    assert.equal((await check('spelling')).code, 1);
  });
});

describe('.ci/run', () => {
  let root: string;

  // An npm that writes the counts and ends with the exit codes that a test wants.
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'ci-'));
    await cp(path.join(PROJECT, '.ci/run'), path.join(root, '.ci/run'));
    const script = '#!/bin/sh\n. "$(dirname "$0")/$3"\n';
    await mkdir(path.join(root, 'bin'));
    await writeFile(path.join(root, 'bin/npm'), script, { mode: 0o755 });
  });
  afterEach(() => rm(root, { recursive: true }));

  async function ci(answers: Record<'check' | 'test', string>): Promise<Outcome> {
    for (const [name, answer] of Object.entries(answers)) {
      await writeFile(path.join(root, 'bin', name), answer);
    }
    const PATH = `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
    return execute('bash', [path.join(root, '.ci/run')], { ...process.env, PATH });
  }

  const counted = (passed: number, failed: number) =>
    `printf '{"passed":${passed},"failed":${failed}}' > "$COUNTS_FILE"; exit ${failed > 0 ? 1 : 0}`;

  it('adds up checks and tests in its last line', async () => {
    const { code, output } = await ci({ check: counted(6, 0), test: counted(100, 0) });
    assert.equal(output, '106 passed, 0 failed\n');
    assert.equal(code, 0);
  });

  it('fails with a failing check, and still runs the tests', async () => {
    const { code, output } = await ci({ check: counted(4, 2), test: counted(100, 0) });
    assert.match(output, /\n?104 passed, 2 failed\n$/);
    assert.equal(code, 1);
  });

  it('counts a run that broke off as a failure', async () => {
    const { code, output } = await ci({ check: 'exit 3', test: counted(100, 0) });
    assert.match(output, /\n100 passed, 1 failed\n$/);
    assert.equal(code, 1);
  });

  it('fails when no test ran', async () => {
    const { code, output } = await ci({ check: counted(6, 0), test: 'exit 0' });
    assert.match(output, /\n6 passed, 1 failed\n$/);
    assert.equal(code, 1);
  });
});
