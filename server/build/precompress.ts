import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File types worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|txt|xml|html|map|ico|wasm)$/;
/** Below this many bytes a smaller file saves no packet. */
const MIN_BYTES = 1024;

const ENCODINGS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `.br` and `.gz` beside every compressible file below a folder. Files that have newer ones
 * are skipped; those whose compressed form is not smaller get none.
 */
export async function precompress(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** The same for one file. */
export async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  for (const [ending, compress] of Object.entries(ENCODINGS)) {
    const target = `${file}.${ending}`;
    if (size <= MIN_BYTES) await rm(target, { force: true });
    else if (!(await isNewer(target, mtimeMs))) await writeSmaller(file, target, compress);
  }
}

async function isNewer(target: string, mtimeMs: number): Promise<boolean> {
  try {
    return (await stat(target)).mtimeMs > mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function writeSmaller(
  file: string,
  target: string,
  compress: (content: Buffer) => Promise<Buffer>,
): Promise<void> {
  const content = await readFile(file);
  const compressed = await compress(content);
  if (compressed.length >= content.length) return rm(target, { force: true });
  await writeFile(`${target}.part`, compressed);
  await rename(`${target}.part`, target);
}
