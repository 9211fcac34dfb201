// Installs node_modules from the lock file, when it is missing or from another lock file or
// machine.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withBorrowedTools } from './borrowed-tools.mjs';
import { checkNode } from './node-check.mjs';
import { environmentForNpm, NPM_OPTIONS } from './npm.mjs';
import { run } from './run.mjs';
import { MODULES, nodeOfProject, platform, ROOT } from './runtime.mjs';
import { printStep, SetupError } from './print-step.mjs';

const STAMP = join(MODULES, '.vitrine.json');
const CACHE = join(MODULES, '.cache');

/** What an installation depends on: saved after it, compared before the next. */
function installStamp() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return { lock: createHash('sha256').update(lock).digest('hex'), platform: platform() };
}

/** Installs the packages if node_modules does not match the lock file; logs why. */
export async function installPackages() {
  const node = nodeOfProject();
  const reason = whyInstall(node);
  if (reason === undefined) return;
  printStep(`installing packages (${reason})`);
  await withBorrowedTools(node, async (tools) => {
    const aside = setCacheAside();
    const code = await run(tools.node, [tools.npm, 'ci', ...NPM_OPTIONS], environmentForNpm());
    aside.bringBack();
    if (code !== 0) throw new SetupError(`npm ci failed (exit code ${code}); see above`);
  });
  checkNode(node.path, node.version);
  writeFileSync(STAMP, JSON.stringify(installStamp()));
}

function whyInstall(node) {
  if (!existsSync(MODULES)) return 'node_modules is missing';
  if (!existsSync(STAMP)) return 'node_modules has no mark of a finished installation';
  const done = JSON.parse(readFileSync(STAMP, 'utf8'));
  const wanted = installStamp();
  if (done.platform !== wanted.platform) return `node_modules is for ${done.platform}`;
  if (done.lock !== wanted.lock) return 'package-lock.json changed';
  return existsSync(node.path) ? undefined : `Node ${node.version} is missing`;
}

/** `npm ci` empties node_modules; its cache folder is preserved. */
function setCacheAside() {
  const aside = join(ROOT, 'var', 'cache-during-install');
  if (existsSync(CACHE)) {
    if (!existsSync(dirname(aside))) mkdirSync(dirname(aside));
    rmSync(aside, { recursive: true, force: true });
    renameSync(CACHE, aside);
  }
  return {
    bringBack() {
      if (existsSync(aside) && existsSync(MODULES) && !existsSync(CACHE)) renameSync(aside, CACHE);
    },
  };
}
