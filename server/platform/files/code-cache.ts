import { isAscii } from 'node:buffer';
import { channel } from 'node:diagnostics_channel';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { crc32 } from 'node:zlib';
import { makeFolderSync } from './make-folder.ts';

/** Milliseconds after the first page, when everything that a start runs has been compiled. */
const STARTUP_TIME = 10_000;

/** Named, so that it is one for the programs of a process, each of which has this module. */
const PAGES = channel('vitrine:page');

/** Tells that a page was made, which the code of a start includes. */
export function notePage(): void {
  PAGES.publish(undefined);
}

/** Size, time and checksum. */
const TAIL_BYTES = 3 * Float64Array.BYTES_PER_ELEMENT;

export interface CodeCacheOptions {
  /** Folder of the cache; none is used where it is undefined. */
  folder?: string | undefined;
  /** Calls back once, when the functions that a start needs have been compiled. */
  onSettled?: (save: () => void) => void;
}

/**
 * Runs a CommonJS file of the build with the machine code of an earlier run. Node's own compile
 * cache keeps what is compiled when a file is loaded; this one is written later and holds the
 * functions that a start calls as well, which saves a sixth of a start. It lies in the same folder;
 * one that is missing, of another file or of another Node is made again.
 * @param file absolute path.
 * @returns the exports of the file.
 * @throws what the file throws; an Error when it cannot be read.
 */
export function runCached(file: string, options: CodeCacheOptions = {}): unknown {
  const { folder = module.getCompileCacheDir(), onSettled = whenSettled } = options;
  const load = module.createRequire(file);
  if (folder === undefined) return load(file);
  dropLoaderWarning();
  const cacheFile = path.join(folder, `${path.basename(file)}.code`);
  const { text, stamp } = readProgram(file);
  const cachedData = readCode(cacheFile, stamp);
  const script = new vm.Script(text, {
    filename: file,
    ...(cachedData && { cachedData }),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (!cachedData || script.cachedDataRejected) {
    // V8 drops the code of functions that were not called for some collections: under load, half of
    // what a start runs would be gone before it is saved.
    v8.setFlagsFromString('--no-flush-bytecode');
    onSettled(() => {
      // Code that was saved under other flags than it is read under is refused.
      v8.setFlagsFromString('--flush-bytecode');
      writeCode(cacheFile, stamp, script.createCachedData());
    });
  }
  const own = { exports: {} as unknown };
  const run = script.runInThisContext() as (...parts: readonly unknown[]) => void;
  run.call(own.exports, own.exports, load, own, file, path.dirname(file));
  return own.exports;
}

/**
 * Node warns at the first `import()` that the constant is experimental: a host who reads the log can
 * do nothing about it.
 */
function dropLoaderWarning(): void {
  const emit = process.emitWarning.bind(process) as (...parts: readonly unknown[]) => void;
  process.emitWarning = (...parts: readonly unknown[]) => {
    if (!String(parts[0]).includes('USE_MAIN_CONTEXT_DEFAULT_LOADER')) emit(...parts);
  };
}

interface Program {
  /** In the function that Node calls with what a CommonJS file may use. */
  text: string;
  /** Size and time of the file: V8 itself compares no more than the length of the source. */
  stamp: readonly number[];
}

/** Reads a file into its function at once: strings that are joined are copied when they are run. */
function readProgram(file: string): Program {
  const [before = '', after = ''] = module.wrap('\0').split('\0');
  const descriptor = openSync(file, 'r');
  try {
    const { size, mtimeMs } = fstatSync(descriptor);
    const content = Buffer.alloc(before.length + size + after.length);
    content.write(before);
    if (readSync(descriptor, content, before.length, size, 0) !== size) {
      throw new Error(`${file} changed while it was read`);
    }
    content.write(after, before.length + size);
    const text = content.toString(isAscii(content) ? 'latin1' : 'utf8');
    return { text, stamp: [size, mtimeMs] };
  } finally {
    closeSync(descriptor);
  }
}

/** Behind the code: V8 does not check whether it is complete. */
function tailOf(stamp: readonly number[], code: Buffer): Buffer {
  return Buffer.from(Float64Array.of(...stamp, crc32(code)).buffer);
}

function readCode(cacheFile: string, stamp: readonly number[]): Buffer | undefined {
  const content = readIfExists(cacheFile);
  if (!content) return undefined;
  const code = content.subarray(0, -TAIL_BYTES);
  return content.subarray(-TAIL_BYTES).equals(tailOf(stamp, code)) ? code : undefined;
}

function readIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Two processes may write at once: each renames a whole file. */
function writeCode(cacheFile: string, stamp: readonly number[], code: Buffer): void {
  const unfinished = `${cacheFile}.${process.pid}`;
  try {
    makeFolderSync(path.dirname(cacheFile));
    writeFileSync(unfinished, Buffer.concat([code, tailOf(stamp, code)]));
    renameSync(unfinished, cacheFile);
  } catch {
    // As with Node's compile cache, a folder that cannot be written only costs the faster start.
  }
}

/**
 * Calls back a while after the first page, however late that is, or at the end of the process: a
 * server that nobody visits at first has compiled half of what its next start runs.
 * @param delay milliseconds.
 */
export function whenSettled(save: () => void, delay = STARTUP_TIME): void {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    PAGES.unsubscribe(wait);
    timer = setTimeout(once, delay).unref();
  };
  const once = () => {
    clearTimeout(timer);
    PAGES.unsubscribe(wait);
    process.off('exit', once);
    save();
  };
  PAGES.subscribe(wait);
  process.once('exit', once);
}
