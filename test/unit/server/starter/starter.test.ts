import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const STARTER = path.resolve(import.meta.dirname, '../../../../server/starter');

/** Imports a module of the starter in a process of its own. */
function start(module: string, script: string, ...args: string[]): ChildProcess {
  const url = pathToFileURL(path.join(STARTER, module)).href;
  const source = `import * as it from ${JSON.stringify(url)};\n${script}`;
  const flags = ['--input-type=module', '-e', source];
  return spawn(process.execPath, [...flags, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

describe('the starter', () => {
  it('imports nothing but Node and its own folder, and nothing newer than Node 18', () => {
    const files = globSync('*.mjs', { cwd: STARTER });
    assert.ok(files.length > 5);
    for (const file of files) {
      const source = readFileSync(path.join(STARTER, file), 'utf8');
      for (const [, name = ''] of source.matchAll(/from '([^']+)'/g)) {
        assert.match(name, /^(node:[a-z_]+|\.\/[a-z/-]+\.mjs)$/, file);
      }
      assert.doesNotMatch(source, /import\.meta\.(dirname|filename|main)|globSync|toSorted/, file);
    }
  });

  it('names the tasks there are when asked for another', () => {
    const ask = () =>
      execFileSync(process.execPath, [path.join(STARTER, 'starter.mjs'), 'dance'], {
        stdio: 'pipe',
      });
    assert.throws(ask, /vitrine: no task "dance"; there are start, dev, build, check/);
  });
});

describe('a task of the starter', () => {
  const RUN = 'process.exitCode = await it.run(process.execPath, ["-e", process.argv[1]]);';

  it('ends with the exit code of its program', async () => {
    assert.equal((await outcome(start('run.mjs', RUN, 'process.exit(7)'))).code, 7);
  });

  it('ends with 128 and the number of the signal that ended its program', async () => {
    const killed = "process.kill(process.pid, 'SIGKILL')";
    assert.equal((await outcome(start('run.mjs', RUN, killed))).code, 128 + 9);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`passes ${signal} on, and waits for what its program makes of it`, async () => {
      const program =
        `process.on('${signal}', () => process.exit(5));` +
        "setInterval(() => {}, 1000); console.log('up');";
      const child = start('run.mjs', RUN, program);
      child.stdout?.once('data', () => child.kill(signal));
      assert.equal((await outcome(child)).code, 5);
    });
  }
});

describe('a program that follows its parent', () => {
  const FOLLOWED = pathToFileURL(path.join(STARTER, 'followed.mjs')).href;
  const WAITS = "setInterval(() => {}, 9000); console.log('up');";
  const STOPS = "process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });";

  /** A parent that starts a command by a shell, and is killed once what that starts is up. */
  async function outputAfterKill(command: (program: string) => string): Promise<string> {
    const program = `"${process.execPath}" --import ${FOLLOWED} -e "${STOPS} ${WAITS}"`;
    const source = `
      const { spawn } = require('node:child_process');
      spawn(process.argv[1], { shell: true, stdio: 'inherit' });`;
    const flags = ['-e', source, command(program)];
    const parent = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    parent.stdout.once('data', () => parent.kill('SIGKILL'));
    // Until all who write to it have ended.
    return (await outcome(parent)).output;
  }

  it('is told to stop when that is killed, also behind a shell that waits for it', async () => {
    const behind = process.platform === 'linux' ? [(program: string) => `${program}; true`] : [];
    const outputs = await Promise.all(
      [(program: string) => `exec ${program}`, ...behind].map(outputAfterKill),
    );
    for (const output of outputs) assert.equal(output, 'up\nstopped\n');
  });

  it('may end before its parent', async () => {
    const child = spawn(process.execPath, ['--import', FOLLOWED, '-e', "console.log('done')"]);
    assert.deepEqual(await outcome(child), { code: 0, output: 'done\n' });
  });
});

describe('the lock of the set-up', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const WORK = `
    import { appendFileSync } from 'node:fs';
    const [lock, log] = process.argv.slice(1);
    await it.withLock(async () => {
      appendFileSync(log, 'in ');
      await new Promise((resolve) => setTimeout(resolve, 100));
      appendFileSync(log, 'out ');
    }, lock);`;

  const enter = () =>
    outcome(start('lock.mjs', WORK, path.join(folder, 'lock'), path.join(folder, 'log')));
  const log = () => readFile(path.join(folder, 'log'), 'utf8');

  it('lets one in after the other', async () => {
    const outcomes = await Promise.all([enter(), enter(), enter()]);
    assert.ok(outcomes.every(({ code }) => code === 0));
    assert.equal(await log(), 'in out in out in out ');
  });

  it('tells whom it waits for', async () => {
    await writeFile(path.join(folder, 'lock'), String(process.pid));
    const child = start('lock.mjs', WORK, path.join(folder, 'lock'), path.join(folder, 'log'));
    child.stdout?.once('data', () => void rm(path.join(folder, 'lock')));
    const { code, output } = await outcome(child);
    assert.equal(output, `vitrine: waiting for the set-up that process ${process.pid} is doing\n`);
    assert.equal(code, 0);
    assert.equal(await log(), 'in out ');
  });

  it('is opened when its owner died', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('close', resolve));
    await writeFile(path.join(folder, 'lock'), String(child.pid));
    assert.equal((await enter()).code, 0);
    assert.equal(await log(), 'in out ');
  });

  it('is left by a set-up that failed', async () => {
    const failing = 'await it.withLock(() => { throw new Error("no"); }, process.argv[1]);';
    const script = `try { ${failing} } catch { process.exitCode = 3; }`;
    const child = start('lock.mjs', script, path.join(folder, 'lock'));
    assert.equal((await outcome(child)).code, 3);
    assert.equal((await enter()).code, 0);
  });
});
