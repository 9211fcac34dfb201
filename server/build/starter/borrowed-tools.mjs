// The npm and Node that install the packages are the ones the lock file pins, not the system's:
// an older Node makes npm leave out binaries that ask for a newer one (sharp, oxlint), and npm 9
// and 10 leave out the link to Node. The system's npm only fetches these two, checked against the
// lock's integrity, into a folder outside node_modules, because `npm ci` empties that.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentForNpm, npmThatStartedUs, NPM_OPTIONS } from './npm.mjs';
import { run } from './run.mjs';
import { programOf, ROOT } from './runtime.mjs';
import { SetupError } from './say.mjs';

/** Fetches the pinned npm, and Node where it is a package, into a temporary folder. */
export async function borrowTools(node) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'));
  const names = ['npm', ...(node.package ? [node.package] : [])];
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: pins(names) }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOf(names)));
  if (existsSync(join(ROOT, '.npmrc'))) copyFileSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
  const npm = npmThatStartedUs();
  const args = [...npm.args, 'ci', '--loglevel=error', ...NPM_OPTIONS];
  const code = await run(npm.program, args, environmentForNpm(folder), {
    cwd: folder,
    shell: npm.shell,
  });
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new SetupError(`npm could not fetch ${names.join(' and ')} (exit code ${code})`);
  }
  const modules = join(folder, 'node_modules');
  return {
    folder,
    node: node.package ? programOf(modules, node.package) : node.path,
    npm: join(modules, 'npm/bin/npm-cli.js'),
  };
}

function packagesOfLock() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
}

function pins(names) {
  const packages = packagesOfLock();
  return Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`].version]));
}

/** The part of our lock file that concerns these packages and what they bundle. */
export function lockOf(names) {
  const chosen = Object.entries(packagesOfLock())
    .filter(([path]) => names.some((name) => `${path}/`.startsWith(`node_modules/${name}/`)))
    .map(([path, entry]) => [path, { ...entry, dev: undefined, optional: undefined }]);
  return {
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies: pins(names) }, ...Object.fromEntries(chosen) },
  };
}
