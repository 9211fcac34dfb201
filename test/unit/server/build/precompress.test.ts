import assert from 'node:assert/strict';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../../../server/build/precompress.ts';
import { filesIn, inFolder } from './in-folder.ts';

const LONG = 'const answer = 42;\n'.repeat(200);

describe('precompress', () => {
  it('writes .br and .gz that read back as the file, below folders too', async () => {
    await inFolder({ 'deep/a.js': LONG }, async (dir) => {
      await precompress(dir);
      assert.deepEqual(await filesIn(dir), ['deep/a.js', 'deep/a.js.br', 'deep/a.js.gz']);
      const read = (ending: string) => readFile(path.join(dir, `deep/a.js${ending}`));
      assert.equal(brotliDecompressSync(await read('.br')).toString(), LONG);
      assert.equal(gunzipSync(await read('.gz')).toString(), LONG);
    });
  });

  it('leaves alone what is small, what is compressed already, and its own files', async () => {
    const files = { 'a.js': 'short;'.repeat(100), 'b.woff2': LONG, 'c.avif': LONG };
    await inFolder(files, async (dir) => {
      await precompress(dir);
      await precompress(dir);
      assert.deepEqual(await filesIn(dir), Object.keys(files));
    });
  });

  it('makes anew what is older than its file, and nothing else', async () => {
    await inFolder({ 'a.css': LONG }, async (dir) => {
      const file = path.join(dir, 'a.css');
      await precompress(dir);
      await writeFile(`${file}.br`, 'still good');
      await precompress(dir);
      assert.equal(await readFile(`${file}.br`, 'utf8'), 'still good');
      await writeFile(file, LONG.toUpperCase());
      await utimes(`${file}.br`, 1, 1);
      await utimes(`${file}.gz`, 1, 1);
      await precompress(dir);
      const br = brotliDecompressSync(await readFile(`${file}.br`)).toString();
      assert.equal(br, LONG.toUpperCase());
    });
  });

  it('takes away the compressed files of one that became small', async () => {
    await inFolder({ 'a.css': LONG }, async (dir) => {
      await precompress(dir);
      await writeFile(path.join(dir, 'a.css'), 'a{}'.repeat(100));
      await precompress(dir);
      assert.deepEqual(await filesIn(dir), ['a.css']);
    });
  });
});
