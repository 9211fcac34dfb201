import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  readPictureMetadata,
  writePictureMetadata,
} from '../../../../../server/services/media/picture-metadata.ts';
import { inFolder } from '../../build/in-folder.ts';

describe('what is known of pictures', () => {
  const local = new Map([['a.jpg', { base: 'a', width: 3, height: 2, bytes: 9, mtimeMs: 1.5 }]]);

  for (const count of [0, 1, 2000, 4001]) {
    it(`is read as it was written (${count} remote ones)`, () =>
      inFolder({}, async (dir) => {
        const remote = new Map(
          Array.from({ length: count }, (_, id) => [
            `b${id}`,
            id % 2 === 0 ? null : { width: id, height: 1 },
          ]),
        );
        await writePictureMetadata(dir, 'pictures', { local, remote });
        assert.deepEqual(await readPictureMetadata(dir, 'pictures'), { local, remote });
        const elsewhere = await readPictureMetadata(dir, 'others');
        assert.deepEqual([elsewhere.local.size, elsewhere.remote.size], [0, 0]);
      }));
  }

  it('is read as it was written, with thousands of files', () =>
    inFolder({}, async (dir) => {
      const many = new Map(
        Array.from({ length: 4001 }, (_, id) => [
          `${id}.jpg`,
          { ...local.get('a.jpg')!, bytes: id },
        ]),
      );
      await writePictureMetadata(dir, 'pictures', { local: many, remote: [] });
      const read = await readPictureMetadata(dir, 'pictures');
      assert.deepEqual(read, { local: many, remote: new Map() });
    }));

  it('is not used at all where a part of it cannot be', () =>
    inFolder({}, async (dir) => {
      const remote = new Map([['b', { width: 1, height: 1 }]]);
      await writePictureMetadata(dir, 'pictures', { local, remote });
      const file = path.join(dir, 'known.json');
      const text = await readFile(file, 'utf8');
      const broken = [
        ['"width":1', '"width":-1'],
        ['"bytes":9', '"bytes":-9'],
        ['"format":1', '"format":2'],
        ['"remote":', '"others":'],
        [']}', ''],
      ] as const;
      for (const [right, wrong] of broken) {
        await writeFile(file, text.replace(right, wrong));
        const { local: here, remote: there } = await readPictureMetadata(dir, 'pictures');
        assert.deepEqual([here.size, there.size], [0, 0], wrong);
      }
      await writeFile(file, text);
      assert.equal((await readPictureMetadata(dir, 'pictures')).remote.size, 1);
    }));
});
