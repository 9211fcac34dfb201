import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPictureManifest } from '../../../server/catalogue/picture-manifest.ts';
import { inFolder } from '../build-media/in-folder.ts';

const HOUSE = {
  width: 960,
  height: 640,
  avif: [{ url: '/media/house.1.480.avif', width: 480 }],
  webp: [{ url: '/media/house.1.480.webp', width: 480 }],
  jpeg: [{ url: '/media/house.1.960.jpg', width: 960 }],
};

function load(manifest: unknown) {
  return inFolder({}, async (dir) => {
    const file = path.join(dir, 'pictures.json');
    await writeFile(file, JSON.stringify(manifest));
    return loadPictureManifest(file);
  });
}

describe('loadPictureManifest', () => {
  it('finds a picture by the name of its source, and nothing by any other', async () => {
    const pictures = await load({ 'house.jpg': HOUSE });
    assert.deepEqual(pictures('house.jpg'), HOUSE);
    for (const name of ['House.jpg', '', 'constructor', '__proto__']) {
      assert.equal(pictures(name), undefined);
    }
  });

  it('fails where the build has not run', async () => {
    const nowhere = inFolder({}, (dir) => loadPictureManifest(path.join(dir, 'pictures.json')));
    await assert.rejects(nowhere, { code: 'ENOENT' });
  });

  it('says what is wrong with a manifest', async () => {
    await assert.rejects(
      load({ 'house.jpg': { ...HOUSE, avif: [] } }),
      /manifest of pictures is broken: house\.jpg\.avif: Too small/,
    );
    await assert.rejects(
      load({ 'house.jpg': { ...HOUSE, jpeg: [{ url: 'https://elsewhere.example/', width: 1 }] } }),
      /house\.jpg\.jpeg\[0\]\.url/,
    );
  });
});
