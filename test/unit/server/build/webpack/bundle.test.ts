import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../../../../server/build/webpack/bundle.ts';
import { serverConfig } from '../../../../../server/build/webpack/server-config.ts';
import { temporaryDir } from '../../../../support/site-app.ts';
import configs from '../../../../../webpack.config.js';

/** Compiles files as the server is compiled; `main.ts` is the entry. */
async function build(files: Readonly<Record<string, string>>) {
  const dir = temporaryDir();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
  const said: string[] = [];
  const config = serverConfig();
  const output = { ...config.output, path: path.join(dir, 'out') };
  await compile([{ ...config, entry: path.join(dir, 'main.ts'), output }], (text) =>
    said.push(text),
  );
  return { said: said.join('\n'), file: path.join(dir, 'out/main.cjs') };
}

const DRIVER = {
  'node_modules/driver/package.json': '{"name":"driver","version":"1.0.0","main":"index.js"}',
  'node_modules/driver/index.js': `
    try { exports.kind = require('driver-native').kind; } catch { exports.kind = 'plain'; }`,
  'main.ts': `import { kind } from 'driver'; const said: string = kind; console.log(said);`,
};

describe('a build of the server', () => {
  it('says that an optional dependency of a package is missing, and works without', async () => {
    const { said, file } = await build(DRIVER);
    assert.match(said, /Can't resolve 'driver-native'/);
    assert.equal(execFileSync(process.execPath, [file], { encoding: 'utf8' }), 'plain\n');
  });

  it('is in ASCII, and says the same', async () => {
    const main = [
      String.raw`const é = 'café \é\\é ☃ 😀';`,
      "console.log(é, `${é} ½`, /^[é😀]$/u.test('😀'), /é|\\é/.exec(é)?.index);",
      "console.log(RegExp(String.raw`^[’€]$`).test('€'));",
    ].join('\n');
    const { file } = await build({ 'main.ts': main });
    assert.doesNotMatch(readFileSync(file, 'utf8'), /[^\0-\x7F]/);
    const said = 'café é\\é ☃ 😀 café é\\é ☃ 😀 ½ true 3\ntrue\n';
    assert.equal(execFileSync(process.execPath, [file], { encoding: 'utf8' }), said);
  });

  it('fails where a package needs what is not installed', async () => {
    await assert.rejects(
      build({ ...DRIVER, 'node_modules/driver/index.js': `exports.kind = require('other');` }),
      /Can't resolve 'other'/,
    );
  });

  for (const [what, files, message] of [
    ['an import of a missing file', { 'main.ts': `import './no.ts';` }, /Can't resolve '.\/no.ts'/],
    [
      'an optional import of a missing package',
      { 'main.ts': `try { require('no-package'); } catch {}` },
      /Can't resolve 'no-package'/,
    ],
    [
      'an import of what a file does not export',
      { 'main.ts': `import { b } from './a.ts'; b();`, 'a.ts': `export const a = 1;` },
      /'b'.* was not found in '.\/a.ts'/,
    ],
    [
      'a request by a name that is not known before',
      { 'main.ts': `require(process.argv[2] ?? '');` },
      /request of a dependency is an expression/,
    ],
  ] as const) {
    it(`fails for ${what} in our sources`, async () => {
      await assert.rejects(build(files), message);
    });
  }

  it('leaves the externals to be imported at run time', async () => {
    const { file } = await build({
      'main.ts': `export const load = () => import('sharp');`,
    });
    assert.match(readFileSync(file, 'utf8'), /import\("sharp"\)/);
  });
});

describe('webpack.config.js', () => {
  it('has the layers of the pages and the server, each with the warnings that fail it', () => {
    const all = configs();
    assert.deepEqual(
      all.map(({ name }) => name),
      ['rsc', 'ssr', 'browser', 'server'],
    );
    for (const { plugins } of all) {
      assert.ok(plugins?.some((plugin) => plugin?.constructor.name === 'OwnWarnings'));
    }
  });
});
