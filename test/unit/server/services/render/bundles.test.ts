import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { browserConfig } from '../../../../../server/build/webpack/browser-config.ts';
import { IslandGraph } from '../../../../../server/build/webpack/island-graph.ts';
import type { BrowserManifest } from '../../../../../server/services/render/browser-manifest.ts';
import { ASSETS_OUTPUT, ROOT, SERVER_OUTPUT } from '../../../../../server/build/webpack/paths.ts';

async function builtManifest(): Promise<BrowserManifest> {
  const file = path.join(SERVER_OUTPUT, 'browser.json');
  return JSON.parse(await readFile(file, 'utf8')) as BrowserManifest;
}

describe('the browser bundles', () => {
  it('keep the boot script under 3 KB, with no React in it', async () => {
    const { boot } = await builtManifest();
    const code = await readFile(path.join(ASSETS_OUTPUT, boot), 'utf8');
    const sent = await stat(path.join(ASSETS_OUTPUT, `${boot}.br`));
    assert.ok(sent.size <= 3 * 1024, `${sent.size} bytes`);
    assert.doesNotMatch(code, /react/i);
  });

  it('hold every island that a file of client/islands declares, each with a chunk', async () => {
    const { islands } = await builtManifest();
    const files = await readdir(path.join(ROOT, 'client/islands'));
    const declared = files.filter((file) => file.endsWith('.tsx'));
    assert.deepEqual(
      Object.keys(islands).sort(),
      declared.map((file) => `client/islands/${file}`).sort(),
    );
    for (const [id, { chunks }] of Object.entries(islands)) {
      assert.ok(chunks.length >= 2, `${id} has no chunk`);
    }
  });

  it('know for every module kind which islands it reaches, and only its own', async () => {
    const { islands, reach } = await builtManifest();
    const entries = await readdir(path.join(ROOT, 'views/modules'), { withFileTypes: true });
    const kinds = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (const kind of [...kinds, 'layout']) assert.ok(reach[kind], `${kind} is not in the graph`);
    for (const reached of Object.values(reach)) {
      for (const id of reached) assert.ok(islands[id], `${id} is not built`);
      assert.ok(reached.length < Object.keys(islands).length, 'one kind reaches every island');
    }
  });

  it('cannot hold server code', async () => {
    const out = await mkdtemp(path.join(tmpdir(), 'vitrine-guard-'));
    const { plugins: _, dependencies: __, ...config } = browserConfig(new IslandGraph());
    const compiler = webpack({
      ...config,
      entry: path.join(ROOT, 'server/services/render/collecting-stream.ts'),
      output: { path: out },
    });
    const stats = await new Promise<Stats | undefined>((resolve) =>
      compiler.run((_error, result) => resolve(result)),
    );
    await rm(out, { recursive: true });
    assert.match(
      stats?.toString({ all: false, errors: true }) ?? '',
      /server\/services\/render\/collecting-stream\.ts is server code and may not reach the browser/,
    );
  });
});
