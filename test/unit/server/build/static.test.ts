import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../../server/build/paths.ts';
import { buildFontMetrics, buildStatic, copyData } from '../../../../server/build/static.ts';
import { roleMetrics } from '../../../../server/services/site/fonts/own-fonts.ts';
import { committedText } from './municipalities/committed.ts';
import { filesIn, inFolder } from './in-folder.ts';

async function build(dir: string): Promise<Record<string, string>> {
  const outDir = path.join(dir, 'dist', 'assets');
  await buildStatic({ publicDir: path.join(dir, 'public'), outDir });
  return JSON.parse(await readFile(path.join(dir, 'dist', 'assets.json'), 'utf8'));
}

describe('buildStatic', () => {
  it('copies the files of folders under names with a hash, and says which', async () => {
    const files = { 'public/fonts/a.woff2': 'font', 'public/icons/deep/b.svg': '<svg/>' };
    await inFolder(files, async (dir) => {
      const manifest = await build(dir);
      assert.deepEqual(Object.keys(manifest), ['fonts/a.woff2', 'icons/deep/b.svg']);
      assert.match(manifest['fonts/a.woff2']!, /^\/assets\/fonts\/a\.[0-9a-f]{8}\.woff2$/);
      assert.match(manifest['icons/deep/b.svg']!, /^\/assets\/icons\/deep\/b\.[0-9a-f]{8}\.svg$/);
      const copied = await filesIn(path.join(dir, 'dist', 'assets'));
      assert.deepEqual(
        copied,
        Object.values(manifest).map((url) => url.slice('/assets/'.length)),
      );
      assert.equal(await readFile(path.join(dir, 'dist/assets', copied[0]!), 'utf8'), 'font');
    });
  });

  it('names a file by its content', async () => {
    const urlOf = (content: string) =>
      inFolder({ 'public/icons/a.svg': content }, async (dir) => (await build(dir))['icons/a.svg']);
    assert.equal(await urlOf('one'), await urlOf('one'));
    assert.notEqual(await urlOf('one'), await urlOf('two'));
  });

  it('leaves out what keeps its URL, licences, notes and hidden files', async () => {
    const files = {
      'public/robots.txt': '',
      'public/favicon.ico': '',
      'public/data/cities.json': '[]',
      'public/data/provinces.json': '[]',
      'public/fonts/OFL.txt': '',
      'public/icons/README.md': '',
      'public/icons/.DS_Store': '',
    };
    await inFolder(files, async (dir) => assert.deepEqual(await build(dir), {}));
  });
});

describe('copyData', () => {
  const copy = (files: Record<string, string>) =>
    inFolder(files, async (dir) => {
      const outDir = path.join(dir, 'dist', 'data');
      await copyData({ publicDir: path.join(dir, 'public'), outDir });
      return filesIn(outDir);
    });

  it('copies the tables under their names', async () => {
    const names = ['cities.json', 'provinces.json', 'subcities.json'];
    const files = names.map((name) => [`public/data/${name}`, '[]']);
    const map = { 'public/data/map.json': committedText('map.json') };
    const copied = await copy({ ...Object.fromEntries(files), ...map });
    assert.deepEqual(copied, ['cities.json', 'map.json', 'provinces.json', 'subcities.json']);
  });

  it('stops the build at a table that is missing or does not fit, and says where', async () => {
    const cities = 'public/data/cities.json';
    await assert.rejects(copy({ [cities]: '[]' }), /subcities\.json/);
    const bad = { [cities]: '[{"id":"a"}]', 'public/data/subcities.json': '[]' };
    await assert.rejects(copy(bad), /cities\.json cannot be used: (0\.|\[0\])/);
  });
});

describe('buildFontMetrics', () => {
  it('keeps for each font of the product the metrics that its bytes give for each role', async () => {
    const bytes = await readFile(path.join(ROOT, 'public/fonts/instrument-sans.woff2'));
    await inFolder({ 'public/fonts/OFL.txt': '' }, async (dir) => {
      await writeFile(path.join(dir, 'public/fonts/a.woff2'), bytes);
      const outFile = path.join(dir, 'dist', 'metrics.json');
      await buildFontMetrics({ publicDir: path.join(dir, 'public'), outFile });
      const metrics: unknown = JSON.parse(await readFile(outFile, 'utf8'));
      assert.deepEqual(metrics, { 'a.woff2': await roleMetrics(bytes) });
    });
  });
});
