import assert from 'node:assert/strict';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { buildPictures } from '../../../server/build/pictures.ts';
import { readBuiltPictures } from '../../../server/media/built-pictures.ts';
import { responsivePicture } from '../../../server/media/sizing/address.ts';
import { recipeFor } from '../../../server/media/sizing/recipe.ts';
import type { ResponsivePicture } from '../../../views/domain/picture.ts';
import { filesIn, inFolder } from './in-folder.ts';

function photograph(width: number, height: number, colour = '#3a6ea5'): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: colour };
  return sharp({ create }).jpeg().toBuffer();
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="250" viewBox="0 0 500 250">' +
  '<circle cx="250" cy="125" r="20" fill="#000"/></svg>';

type Manifest = Record<string, ResponsivePicture>;

async function build(dir: string): Promise<Manifest> {
  await buildPictures({
    sourceDir: path.join(dir, 'pictures'),
    outDir: path.join(dir, 'dist', 'media'),
    cacheDir: path.join(dir, 'cache'),
  });
  const { pictures } = await readBuiltPictures(path.join(dir, 'dist'));
  const sized = [...pictures].map(([name, { base, ...size }]) => {
    return [name, responsivePicture(base, size, recipeFor(name))] as const;
  });
  return Object.fromEntries(sized);
}

const widths = (variants: { width: number }[]) => variants.map(({ width }) => width);
const fileOf = (dir: string, url: string) => path.join(dir, 'dist', url.slice(1));

describe('buildPictures', function () {
  this.timeout(20_000);

  it('makes AVIF and WebP at three widths with JPEG as fall-back, all of one ratio', async () => {
    await inFolder({ 'pictures/house.jpg': await photograph(1800, 1200) }, async (dir) => {
      const { 'house.jpg': picture } = await build(dir);
      assert.deepEqual([picture!.width, picture!.height], [1600, 1067]);
      assert.deepEqual(widths(picture!.avif), [480, 960, 1600]);
      assert.deepEqual(widths(picture!.webp), [480, 960, 1600]);
      assert.deepEqual(widths(picture!.jpeg), [960, 1600]);
      const kinds = { avif: 'heif', webp: 'webp', jpeg: 'jpeg' };
      for (const format of ['avif', 'webp', 'jpeg'] as const) {
        for (const { url, width } of picture![format]) {
          const made = await sharp(fileOf(dir, url)).metadata();
          assert.equal(made.format, kinds[format]);
          assert.equal(made.width, width);
          assert.equal(made.height, Math.round((width * 1200) / 1800));
          assert.match(url, /^\/media\/house\.[0-9a-f]{16}\.\d+\.(avif|webp|jpg)$/);
        }
      }
    });
  });

  it('never enlarges a picture', async () => {
    await inFolder({ 'pictures/small.jpg': await photograph(300, 200) }, async (dir) => {
      const { 'small.jpg': picture } = await build(dir);
      assert.deepEqual([picture!.width, picture!.height], [300, 200]);
      assert.deepEqual(
        [widths(picture!.avif), widths(picture!.webp), widths(picture!.jpeg)],
        [[300], [300], [300]],
      );
    });
  });

  it('draws a drawing on white, larger than it says it is', async () => {
    await inFolder({ 'pictures/plan.svg': DRAWING }, async (dir) => {
      const { 'plan.svg': picture } = await build(dir);
      assert.deepEqual(widths(picture!.webp), [480, 1200]);
      assert.equal(picture!.width, 2 * picture!.height);
      const { data } = await sharp(fileOf(dir, picture!.webp[1]!.url))
        .raw()
        .toBuffer({ resolveWithObject: true });
      assert.deepEqual([...data.subarray(0, 3)], [255, 255, 255]);
    });
  });

  it('turns a picture upright and leaves out what the camera wrote into it', async () => {
    const lying = await sharp(await photograph(300, 200))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await inFolder({ 'pictures/lying.jpg': lying }, async (dir) => {
      const { 'lying.jpg': picture } = await build(dir);
      assert.deepEqual([picture!.width, picture!.height], [200, 300]);
      const made = await sharp(fileOf(dir, picture!.jpeg[0]!.url)).metadata();
      assert.equal(made.exif, undefined);
    });
  });

  it('takes from the cache what it made before, even for a build that was deleted', async () => {
    await inFolder({ 'pictures/house.jpg': await photograph(600, 400) }, async (dir) => {
      const before = await build(dir);
      const cached = (await filesIn(path.join(dir, 'cache'))).find((name) =>
        name.endsWith('.jpeg'),
      );
      const mark = Buffer.from('from the cache');
      await writeFile(path.join(dir, 'cache', cached!), mark);
      await rm(path.join(dir, 'dist'), { recursive: true });
      assert.deepEqual(await build(dir), before);
      const { url } = before['house.jpg']!.jpeg[0]!;
      assert.deepEqual(await readFile(fileOf(dir, url)), mark);
    });
  });

  it('leaves files alone that are there already', async () => {
    await inFolder({ 'pictures/house.jpg': await photograph(600, 400) }, async (dir) => {
      const { 'house.jpg': picture } = await build(dir);
      const file = fileOf(dir, picture!.avif[0]!.url);
      await utimes(file, 1, 1);
      await build(dir);
      assert.equal((await stat(file)).mtimeMs, 1000);
    });
  });

  it('gives a picture that changed a new address and removes what nothing names', async () => {
    await inFolder(
      {
        'pictures/house.jpg': await photograph(600, 400),
        'pictures/gone.jpg': await photograph(100, 100, '#ffffff'),
      },
      async (dir) => {
        const before = await build(dir);
        await rm(path.join(dir, 'pictures', 'gone.jpg'));
        await writeFile(
          path.join(dir, 'pictures', 'house.jpg'),
          await photograph(600, 400, '#fff'),
        );
        const after = await build(dir);
        assert.deepEqual(Object.keys(after), ['house.jpg']);
        assert.notEqual(after['house.jpg']!.jpeg[0]!.url, before['house.jpg']!.jpeg[0]!.url);
        const { avif, webp, jpeg } = after['house.jpg']!;
        const named = [...avif, ...webp, ...jpeg].map(({ url }) => path.basename(url)).sort();
        assert.deepEqual(await filesIn(path.join(dir, 'dist', 'media')), named);
      },
    );
  });

  it('writes the manifest by the names that the data uses, whatever is in them', async () => {
    const picture = await photograph(50, 50);
    await inFolder(
      {
        'pictures/Été à Liège (1).JPG': picture,
        'pictures/客.jpg': picture,
        'pictures/a.txt': 'no',
      },
      async (dir) => {
        const manifest = await build(dir);
        assert.deepEqual(Object.keys(manifest), ['Été à Liège (1).JPG', '客.jpg']);
        for (const { jpeg } of Object.values(manifest)) {
          assert.match(jpeg[0]!.url, /^\/media\/[a-z0-9-]+\.[0-9a-f]{16}\.50\.jpg$/);
        }
        assert.match(manifest['Été à Liège (1).JPG']!.jpeg[0]!.url, /\/ete-a-liege-1\./);
      },
    );
  });

  it('names a picture that is none, and leaves nothing of it in the cache', async () => {
    await inFolder({ 'pictures/broken.jpg': 'not a picture' }, async (dir) => {
      await assert.rejects(build(dir), /the picture broken\.jpg cannot be resized/);
      assert.deepEqual(await readdir(path.join(dir, 'cache')), []);
    });
  });
});
