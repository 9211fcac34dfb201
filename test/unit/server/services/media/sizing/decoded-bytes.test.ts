import assert from 'node:assert/strict';
import sharp from 'sharp';
import { measure } from '../../../../../../server/services/media/sizing/encode.ts';
import { photograph } from '../tiny-pictures.ts';

/** A picture in one colour, of a few kilobytes. */
const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#888888' } });
const isTaken = async (bytes: Buffer) =>
  measure({ bytes, isDrawing: false }).then(
    () => true,
    () => false,
  );

describe('the memory that a picture takes to decode', () => {
  it('is bounded for each format by what its decoder needs', async () => {
    const avif = (width: number, height: number) =>
      flat(width, height).avif({ effort: 0 }).toBuffer();
    assert.ok(await isTaken(await avif(4000, 3000)));
    assert.ok(!(await isTaken(await avif(4200, 3200))));
    const deep = flat(6000, 6000, 4).toColourspace('rgb16');
    assert.ok(await isTaken(await deep.clone().png().toBuffer()));
    assert.ok(!(await isTaken(await deep.clone().png({ progressive: true }).toBuffer())));
    assert.ok(await isTaken(await photograph(7000, 7000)));
  });

  it('is bounded in a side, whatever the other is', async () => {
    assert.ok(await isTaken(await photograph(20_000, 10)));
    assert.ok(!(await isTaken(await flat(40_000, 1).png().toBuffer())));
  });
});
