import assert from 'node:assert/strict';
import { panoramaFile } from '../../../../client/panorama/panorama-file.ts';

const FILES = [480, 960, 1600, 4096, 8192].map((width) => ({ url: `/${width}.webp`, width }));

/** Longer side of the canvas and maximum texture, both in pixels; the width of the file. */
const SCREENS: readonly [
  name: string,
  longerSide: number,
  maxWidth: number,
  width: number | undefined,
][] = [
  ['a phone of density 2', 1100, 8192, 4096],
  ['a desk of density 1', 1184, 16384, 4096],
  ['a desk of density 2', 2368, 16384, 8192],
  ['a desk of density 2 with small textures', 2368, 4096, 4096],
  ['a thumbnail', 300, 8192, 960],
  ['a device without textures', 1184, 0, undefined],
];

describe('the file of a panorama', () => {
  for (const [name, longerSide, maxWidth, width] of SCREENS) {
    it(`for ${name} is ${width ?? 'none'}`, () => {
      assert.equal(panoramaFile(FILES, { longerSide, maxWidth })?.width, width);
    });
  }

  it('is the largest there is where none is sharp', () => {
    const few = FILES.slice(0, 3);
    assert.equal(panoramaFile(few, { longerSide: 2368, maxWidth: 8192 })?.width, 1600);
  });
});
