// Installs node_modules from the lock file, when it is missing, or from another lock file or machine,
// or lacks the packages of development that a task needs.
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
const LACKS_DEVELOPMENT = 'those of development are missing';
const CACHE = join(MODULES, '.cache');

/** What an installation depends on: saved after it, compared before the next. */
function installStamp() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return { lock: createHash('sha256').update(lock).digest('hex'), platform: platform() };
}

/**
 * Installs the packages if node_modules does not match the lock file; logs why.
 * @param withDevelopment whether the packages of development are needed. Once installed, they are
 *   installed again with the others.
 */
export async function installPackages({ withDevelopment }) {
  const node = nodeOfProject();
  const done = savedStamp();
  const reason = whyInstall(node, done);
  const isWhole = hasDevelopment(done);
  if (reason !== undefined) {
    await install({ node, reason, isAll: withDevelopment || isWhole, isAddition: false });
  } else if (withDevelopment && !isWhole) {
    await install({ node, reason: LACKS_DEVELOPMENT, isAll: true, isAddition: true });
  }
}

/** An addition leaves what is there, which a server may be running with: `npm ci` would not. */
async function install({ node, reason, isAll, isAddition }) {
  printStep(`installing packages (${reason})`);
  const command = isAddition ? ['install', '--no-save'] : ['ci'];
  const args = [...command, isAll ? '--include=dev' : '--omit=dev', ...NPM_OPTIONS];
  // The Node that is installed is not fetched for an addition.
  await withBorrowedTools(isAddition ? { ...node, package: undefined } : node, async (tools) => {
    const aside = isAddition ? undefined : setCacheAside();
    const code = await run(tools.node, [tools.npm, ...args], environmentForNpm());
    aside?.bringBack();
    if (code !== 0) throw new SetupError(`npm ${command[0]} failed (exit code ${code}); see above`);
  });
  checkNode(node.path, node.version);
  writeFileSync(STAMP, JSON.stringify({ ...installStamp(), development: isAll }));
}

function savedStamp() {
  return existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : undefined;
}

/** Installations of earlier versions of this file had all packages, and did not say so. */
function hasDevelopment(done) {
  return done !== undefined && done.development !== false;
}

function whyInstall(node, done) {
  if (!existsSync(MODULES)) return 'node_modules is missing';
  if (!done) return 'node_modules has no mark of a finished installation';
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
