import assert from 'node:assert/strict';
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
});
