import assert from 'node:assert/strict';
import { readBuiltPictures } from '../../../server/media/built-pictures.ts';
import { inFolder } from '../build-media/in-folder.ts';

const HOUSE = { base: 'house.0123456789abcdef', width: 960, height: 640 };

function read(manifest: unknown) {
  const files = { 'pictures.json': JSON.stringify(manifest), 'media/house.1.480.avif': '' };
  return inFolder(files, readBuiltPictures);
}

describe('readBuiltPictures', () => {
  it('gives the pictures by the names of their sources, and the files made of them', async () => {
    const { pictures, files } = await read({ 'house.jpg': HOUSE });
    assert.deepEqual([...pictures], [['house.jpg', HOUSE]]);
    assert.deepEqual([...files], ['house.1.480.avif']);
  });

  it('fails where the build has not run', async () => {
    await assert.rejects(inFolder({}, readBuiltPictures), { code: 'ENOENT' });
  });

  it('says what is wrong with a manifest', async () => {
    await assert.rejects(
      read({ 'house.jpg': { ...HOUSE, width: 0 } }),
      /manifest of pictures is broken: house\.jpg\.width: must be more than 0/,
    );
  });
});
