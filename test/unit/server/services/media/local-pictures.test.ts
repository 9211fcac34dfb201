import assert from 'node:assert/strict';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { bytesAt, urlsOf, withMedia } from './media-bench.ts';
import { photograph } from './tiny-pictures.ts';

const widths = (files: readonly { width: number }[] | undefined) =>
  files?.map(({ width }) => width);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="250"/>';

describe('pictures of the agency', () => {
  it('have URLs in every format and width, for their own size', async () =>
    withMedia({ 'Huis één.jpg': await photograph(1000, 500) }, async ({ open }) => {
      const media = await open();
      const picture = media.picture('Huis één.jpg');
      assert.deepEqual([picture?.width, picture?.height], [1000, 500]);
      assert.deepEqual(
        picture?.avif.map(({ width }) => width),
        [480, 832, 1000],
      );
      for (const url of urlsOf(picture, 'jpeg')) {
        assert.match(url, /^\/media\/huis-een\.[0-9a-f]{16}\.(960|1000)\.jpg$/);
      }
    }));

  it('have files of one ratio, in every width and format', async () =>
    withMedia({ 'house.jpg': await photograph(1800, 1200) }, async ({ open }) => {
      const media = await open();
      const picture = media.picture('house.jpg');
      assert.deepEqual([picture?.width, picture?.height], [1600, 1067]);
      assert.deepEqual(widths(picture?.avif), [480, 832, 1200, 1600, 1800]);
      assert.deepEqual(widths(picture?.webp), [480, 1200, 1600, 1800]);
      assert.deepEqual(widths(picture?.jpeg), [960, 1600]);
      for (const { url, width } of [...picture!.avif, ...picture!.webp, ...picture!.jpeg]) {
        const made = await sharp(await bytesAt(media, url)).metadata();
        assert.deepEqual([made.width, made.height], [width, Math.round((width * 1200) / 1800)]);
      }
    }));

  it('are named as long as they are none', async () =>
    withMedia({ 'house.jpg': 'no picture' }, async ({ open, dir }) => {
      const media = await open();
      assert.deepEqual(media.concerns(), ['pictures/house.jpg: cannot be read; left out']);
      await writeFile(path.join(dir, 'pictures/house.jpg'), await photograph(30, 20));
      await media.rescan();
      assert.deepEqual(media.concerns(), []);
      await writeFile(path.join(dir, 'pictures/house.jpg'), 'none again');
      await media.rescan();
      assert.equal(media.concerns().length, 1);
      await rm(path.join(dir, 'pictures/house.jpg'));
      await media.rescan();
      assert.deepEqual(media.concerns(), []);
    }));

  it('are never enlarged', async () =>
    withMedia({ 'small.jpg': await photograph(300, 200) }, async ({ open }) => {
      const media = await open();
      const picture = media.picture('small.jpg');
      for (const format of ['avif', 'webp', 'jpeg'] as const) {
        assert.deepEqual(widths(picture?.[format]), [300]);
        const made = await sharp(await bytesAt(media, urlsOf(picture, format)[0])).metadata();
        assert.deepEqual([made.width, made.height], [300, 200]);
      }
    }));

  it('are turned upright, without what the camera wrote into them', async () => {
    const lying = await sharp(await photograph(300, 200))
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    assert.ok((await sharp(lying).metadata()).exif);
    await withMedia({ 'lying.jpg': lying }, async ({ open }) => {
      const media = await open();
      const picture = media.picture('lying.jpg');
      assert.deepEqual([picture?.width, picture?.height], [200, 300]);
      for (const format of ['avif', 'webp', 'jpeg'] as const) {
        const made = await sharp(await bytesAt(media, urlsOf(picture, format)[0])).metadata();
        assert.deepEqual([made.width, made.height, made.exif], [200, 300, undefined]);
      }
    });
  });

  it('are made when they are asked for, and once', async () =>
    withMedia({ 'a.jpg': await photograph(600, 300) }, async ({ dir, open }) => {
      const media = await open();
      const kept = () => readdir(path.join(dir, 'media/files')).catch(() => []);
      assert.deepEqual(await kept(), []);
      const kinds = { avif: 'heif', webp: 'webp', jpeg: 'jpeg' } as const;
      for (const format of ['avif', 'webp', 'jpeg'] as const) {
        const [url] = urlsOf(media.picture('a.jpg'), format);
        const asked = await Promise.all([1, 2, 3].map(() => bytesAt(media, url)));
        assert.equal(asked[0], asked[2]);
        const made = await sharp(asked[0]).metadata();
        assert.equal(made.format, kinds[format]);
        assert.equal(made.width * 1, format === 'jpeg' ? 600 : 480);
      }
      assert.equal((await kept()).length, 3);
    }));

  it('come from the disk after a restart', async () =>
    withMedia({ 'a.jpg': await photograph(60, 30) }, async ({ dir, open }) => {
      const before = await open();
      const [url] = urlsOf(before.picture('a.jpg'), 'webp');
      const made = await bytesAt(before, url);
      const files = path.join(dir, 'media/files');
      const inodes = async () =>
        Promise.all(
          (await readdir(files)).map(async (name) => (await stat(path.join(files, name))).ino),
        );
      const kept = await inodes();
      assert.equal(kept.length, 1);
      assert.deepEqual(await bytesAt(await open(), url), made);
      assert.deepEqual(await inodes(), kept);
    }));

  it('are drawn three times as large where they are drawings', async () =>
    withMedia({ 'plan.svg': SVG }, async ({ open }) => {
      const media = await open();
      const picture = media.picture('plan.svg');
      assert.deepEqual([picture?.width, picture?.height], [960, 480]);
      const made = await sharp(await bytesAt(media, urlsOf(picture, 'webp')[1])).metadata();
      assert.equal(made.width, 1200);
      const { data } = await sharp(await bytesAt(media, urlsOf(picture, 'webp')[1]))
        .raw()
        .toBuffer({ resolveWithObject: true });
      assert.deepEqual([...data.subarray(0, 3)], [255, 255, 255], 'on white');
    }));

  it('have no other widths, formats, hashes or names', async () =>
    withMedia({ 'a.jpg': await photograph(600, 300) }, async ({ open }) => {
      const media = await open();
      const [url = ''] = urlsOf(media.picture('a.jpg'), 'avif');
      const [name = '', hash = ''] = url.replace('/media/', '').split('.');
      await assert.rejects(bytesAt(media, `${name}.${hash}.481.avif`), { kind: 'gone' });
      await assert.rejects(bytesAt(media, `${name}.${hash}.480.jpg`), { kind: 'gone' });
      for (const file of [
        `${name}.${hash}.480.png`,
        `${name}.${hash}.0480.avif`,
        `${name}.${hash}.480.avif.br`,
        `${name}.${hash}.avif`,
        `b.${hash}.480.avif`,
        `${name}.${hash.replace(/./, (first) => (first === '0' ? '1' : '0'))}.480.avif`,
        `../pictures/a.jpg`,
        'a.jpg',
        '',
      ]) {
        assert.equal(media.variant(file), undefined, file);
      }
    }));

  it('are found by their very name alone', async () =>
    withMedia({ 'a.jpg': await photograph(8, 8), 'notes.txt': 'no' }, async ({ open }) => {
      const media = await open();
      for (const name of ['A.jpg', './a.jpg', 'notes.txt', '__proto__', '', 'b.jpg']) {
        assert.equal(media.picture(name), undefined, name);
      }
    }));

  it('are followed: what changes gets a new URL, what goes is gone', async () =>
    withMedia(
      { 'a.jpg': await photograph(80, 40), 'b.jpg': await photograph(8, 8) },
      async ({ dir, open }) => {
        const media = await open();
        const [old] = urlsOf(media.picture('a.jpg'), 'jpeg');
        const version = media.version;
        await media.refresh();
        assert.equal(media.version, version);
        await writeFile(path.join(dir, 'pictures/a.jpg'), await photograph(40, 80));
        await assert.rejects(bytesAt(media, old), { kind: 'gone' });
        await rm(path.join(dir, 'pictures/b.jpg'));
        await writeFile(path.join(dir, 'pictures/c.png'), await photograph(8, 8, 'png'));
        await media.refresh();
        assert.notEqual(media.version, version);
        assert.equal(media.picture('a.jpg')?.height, 80);
        assert.equal(media.picture('b.jpg'), undefined);
        assert.equal(media.picture('c.png')?.width, 8);
        await assert.rejects(bytesAt(media, old), /no address/);
      },
    ));

  it('are left out, and logged once, when they are not pictures', async () =>
    withMedia({ 'a.jpg': 'not a picture' }, async ({ dir, open, lines }) => {
      const media = await open();
      await media.refresh();
      assert.equal(media.picture('a.jpg'), undefined);
      assert.equal(lines.filter(({ picture }) => picture === 'a.jpg').length, 1);
      await writeFile(path.join(dir, 'pictures/a.jpg'), await photograph(8, 8));
      await media.refresh();
      assert.equal(media.picture('a.jpg')?.width, 8);
    }));

  it('that break off half-way are answered so, and not tried at each request', async () => {
    const whole = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#000', noise: NOISE },
    })
      .jpeg()
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await withMedia({ 'a.jpg': half }, async ({ dir, open }) => {
      const media = await open();
      const [url] = urlsOf(media.picture('a.jpg'), 'jpeg');
      await assert.rejects(bytesAt(media, url), { kind: 'unusable' });
      await rm(path.join(dir, 'pictures/a.jpg'));
      await assert.rejects(bytesAt(media, url), { kind: 'unusable' }, 'the file is not read again');
      assert.deepEqual(await readdir(path.join(dir, 'media/files')), []);
    });
  });

  it('are not read again after a restart while they are unchanged', async () =>
    withMedia({ 'a.jpg': await photograph(80, 40) }, async ({ dir, open, lines }) => {
      const before = await open();
      await before.refresh();
      const file = path.join(dir, 'media/known.json');
      const known = JSON.parse(await readFile(file, 'utf8'));
      known.local[0][1].width = 79;
      await writeFile(file, JSON.stringify(known));
      assert.equal((await open()).picture('a.jpg')?.width, 79);
      for (const broken of ['', '{', '{}', JSON.stringify({ ...known, recipes: 'others' })]) {
        await writeFile(file, broken);
        assert.equal((await open()).picture('a.jpg')?.width, 80);
      }
      assert.deepEqual(lines, []);
    }));

  it('need not be there at all', () =>
    withMedia({}, async ({ dir, open }) => {
      await rm(path.join(dir, 'pictures'), { recursive: true });
      const media = await open();
      assert.equal(media.picture('a.jpg'), undefined);
    }));
});

const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };
