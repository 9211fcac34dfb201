// Packages are installed by the npm and Node that the lock file pins, not the system's: with an
// older Node npm leaves out binaries that require a newer one (sharp, oxlint), and npm 9 and 10
// leave out the link to Node. The system's npm only fetches these two, verified by the lock file's
// integrity, into a folder outside node_modules, because `npm ci` empties that.
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
import { checkNode } from './node-check.mjs';
import { environmentForNpm, npmOfThisRun, NPM_OPTIONS } from './npm.mjs';
import { run } from './run.mjs';
import { programOf, ROOT } from './runtime.mjs';
import { printStep, SetupError } from './print-step.mjs';

/** Calls `work` with the pinned npm, and Node where it is a package, in a temporary folder. */
export async function withBorrowedTools(node, work) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'));
  try {
    return await work(await fetchTools(node, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fetchTools(node, folder) {
  const lock = lockOf(['npm', ...(node.package ? [node.package] : [])]);
  const wanted = Object.entries(lock.packages[''].dependencies);
  printStep(`fetching ${wanted.map((pin) => pin.join(' ')).join(' and ')} to install with`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(lock.packages['']));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  if (existsSync(join(ROOT, '.npmrc'))) copyFileSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
  const npm = npmOfThisRun();
  const args = [...npm.args, 'ci', ...NPM_OPTIONS];
  const place = { cwd: folder, shell: npm.shell };
  const code = await run(npm.program, args, environmentForNpm(folder), place);
  if (code !== 0) throw new SetupError(`npm could not fetch them (exit code ${code}); see above`);
  const modules = join(folder, 'node_modules');
  const program = node.package ? programOf(modules, node.package) : node.path;
  checkNode(program, node.version);
  return { node: program, npm: join(modules, 'npm/bin/npm-cli.js') };
}

/** The part of the lock file for these packages and what they bundle. */
function lockOf(names) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const pins = names.map((name) => [name, packages[`node_modules/${name}`].version]);
  const chosen = Object.entries(packages)
    .filter(([path]) => names.some((name) => `${path}/`.startsWith(`node_modules/${name}/`)))
    .map(([path, entry]) => [path, { ...entry, dev: undefined, optional: undefined }]);
  return {
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies: Object.fromEntries(pins) }, ...Object.fromEntries(chosen) },
  };
}
