import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');

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
    for (const folder of ['server/build', 'server/checks', 'server/starter']) {
      await cp(path.join(PROJECT, folder), path.join(root, folder), { recursive: true });
    }
    await cp(path.join(PROJECT, 'package.json'), path.join(root, 'package.json'));
    await symlink(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  });
  afterEach(() => rm(root, { recursive: true }));

  const check = (...names: string[]) =>
    execute(process.execPath, [path.join(root, 'server/checks/check.ts'), ...names], process.env);

  it('passes clean sources', async () => {
    const { code, output } = await check('conventions');
    assert.match(output, /^ok {4}conventions \(.* s\)\nchecks: 1 passed, 0 failed\n$/);
    assert.equal(code, 0);
  });

  it('shows what is wrong and names the failing check at the end', async () => {
    await mkdir(path.join(root, 'views/ui'), { recursive: true });
    await writeFile(path.join(root, 'views/ui/now.ts'), 'export const now = Date.now();');
    const { code, output } = await check('conventions');
    assert.match(output, /^views\/ui\/now\.ts:1: only server\/main\.ts reads the clock/);
    assert.match(output, /FAIL {2}conventions .*\n.*\nfailing: "conventions"\n$/);
    assert.equal(code, 1);
  });

  it('fails when it is asked for a check that there is not', async () => {
    assert.equal((await check('spelling')).code, 1);
  });
});

describe('.ci/run', () => {
  let root: string;

  // A fake npm that writes the counts and ends with the exit code set by a test.
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'ci-'));
    await cp(path.join(PROJECT, '.ci/run'), path.join(root, '.ci/run'));
    await mkdir(path.join(root, 'bin'));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function ci(npm: string, audit = 'exit 0'): Promise<Outcome> {
    const source = `#!/bin/sh\nif [ "$3" = audit ]; then ${audit}; fi\n${npm}\n`;
    await writeFile(path.join(root, 'bin/npm'), source, { mode: 0o755 });
    const PATH = `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
    return execute('bash', [path.join(root, '.ci/run')], { ...process.env, PATH });
  }

  const counted = (passed: number, failed: number) =>
    `printf '{"passed":${passed},"failed":${failed}}' > "$COUNTS_FILE"; exit ${failed > 0 ? 1 : 0}`;

  it('ends with what `npm test` counted', async () => {
    const { code, output } = await ci(`[ "$1" = test ] || exit 9; ${counted(106, 0)}`);
    assert.equal(output, '106 passed, 0 failed\n');
    assert.equal(code, 0);
  });

  it('fails with a failing check or test', async () => {
    const { code, output } = await ci(counted(104, 2));
    assert.equal(output, '104 passed, 2 failed\n');
    assert.equal(code, 1);
  });

  it('fails with a package that the registry warns of, and says which', async () => {
    const { code, output } = await ci(counted(106, 0), 'echo express; exit 1');
    assert.equal(output, 'express\n106 passed, 1 failed\n');
    assert.equal(code, 1);
  });

  it('counts a run that broke off as a failure, before its counts or after', async () => {
    const { code, output } = await ci('exit 3');
    assert.match(output, /\n0 passed, 1 failed\n$/);
    assert.equal(code, 1);
    const late = await ci(counted(100, 0).replace('exit 0', 'exit 3'));
    assert.match(late.output, /\n100 passed, 1 failed\n$/);
    assert.equal(late.code, 1);
  });

  it('fails when no test ran', async () => {
    const { code, output } = await ci(counted(0, 0));
    assert.match(output, /\n0 passed, 1 failed\n$/);
    assert.equal(code, 1);
  });
});
