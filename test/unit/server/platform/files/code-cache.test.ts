import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import vm from 'node:vm';
import {
  notePage,
  runCached,
  whenSettled,
} from '../../../../../server/platform/files/code-cache.ts';

describe('the code cache', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-code-'));
    file = path.join(folder, 'program.cjs');
    await writeFile(file, source(1));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Runs the file; what is saved is saved at once. */
  function run(into = folder): { value: unknown; saves: number } {
    let saves = 0;
    const onSettled = (save: () => void) => {
      saves++;
      save();
    };
    return { value: runCached(file, { folder: into, onSettled }), saves };
  }

  const cached = () => readFile(path.join(folder, 'program.cjs.code'));

  it('keeps the code of a file, which the next run takes', async () => {
    assert.deepEqual(run(), { value: expected(1), saves: 1 });
    assert.ok((await cached()).length > 100);
    assert.deepEqual(run(), { value: expected(1), saves: 0 });
    assert.deepEqual((await readdir(folder)).toSorted(), ['program.cjs', 'program.cjs.code']);
  });

  it('is taken by the next process', async () => {
    const saves = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['-e', RUN, MODULE, file]);
      return stdout;
    };
    assert.equal(await saves(), 'saved');
    assert.equal(await saves(), '');
  });

  it('is saved once, after the first page', async () => {
    let saves = 0;
    const saved = new Promise<void>((resolve) => {
      whenSettled(() => {
        saves++;
        resolve();
      }, 0);
    });
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(saves, 0);
    notePage();
    notePage();
    await saved;
    assert.equal(saves, 1);
  });

  it('has what was run before collections that drop code', async () => {
    await writeFile(file, `${source(1)}\nmodule.exports.value = (${SUM})(1);`);
    let save = () => {};
    runCached(file, { folder, onSettled: (whole) => (save = whole) });
    save();
    const { length } = await cached();
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    runCached(file, { folder, onSettled: (whole) => (save = whole) });
    collectGarbage();
    save();
    assert.equal((await cached()).length, length);
  });

  it('runs what the file says after a change of the same length', async () => {
    run();
    await writeFile(file, source(2));
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    assert.deepEqual(run(), { value: expected(2), saves: 1 });
    assert.deepEqual(run(), { value: expected(2), saves: 0 });
  });

  it('runs a file with characters beyond ASCII', async () => {
    await writeFile(file, "exports.text = 'café ☃';");
    for (const saves of [1, 0]) assert.deepEqual(run(), { value: { text: 'café ☃' }, saves });
  });

  it('makes a cache again that is not whole', async () => {
    const mtime = new Date();
    await utimes(file, mtime, mtime);
    run();
    const whole = await cached();
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(200) ^ 1, 200);
    const broken = [whole.subarray(0, 8), whole.subarray(0, -1), flipped, Buffer.from('x')];
    for (const [index, content] of broken.entries()) {
      await writeFile(path.join(folder, 'program.cjs.code'), content);
      // Another program with the same stamp: V8 remembers one that it compiled in this process.
      await writeFile(file, source(index + 2));
      await utimes(file, mtime, mtime);
      assert.deepEqual(run(), { value: expected(index + 2), saves: 1 });
    }
  });

  it('runs the file where the cache cannot be written', async () => {
    const blocked = path.join(folder, 'program.cjs', 'below a file');
    assert.deepEqual(run(blocked), { value: expected(1), saves: 1 });
    assert.deepEqual(await readdir(folder), ['program.cjs']);
  });

  it('throws what the file throws', async () => {
    await writeFile(file, "throw new Error('as it says')");
    assert.throws(() => run(), /as it says/);
  });
});

const MODULE = new URL('../../../../../server/platform/files/code-cache.ts', import.meta.url).href;

/** Runs a file, and tells whether its code is saved. */
const RUN = `const [url, file] = process.argv.slice(1);
import(url).then(({ runCached }) =>
  runCached(file, {
    folder: require('node:path').dirname(file),
    onSettled(save) {
      process.stdout.write('saved');
      save();
    },
  }),
);`;

/** A function of some length, compiled when it is called. */
const SUM = `function sum(n) { ${'n = n * 2 + n;'.repeat(200)} return n; }`;

/** Collects as if no code had run for long. */
function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  v8.setFlagsFromString('--stress-flush-code');
  (vm.runInNewContext('gc') as () => void)();
  v8.setFlagsFromString('--no-stress-flush-code');
}

/** A program that uses all that Node hands to a CommonJS file. */
function source(digit: number): string {
  return `const path = require('node:path');
exports.value = () => ${digit};
module.exports = { value: exports.value(), own: this === exports, at: [__dirname, __filename].map((p) => path.basename(p)).at(1) };`;
}

function expected(digit: number): unknown {
  return { value: digit, own: true, at: 'program.cjs' };
}
