// Behind every npm script: installs what is missing, then runs the task. It must run on any Node
// from 18 on with no package installed, so it imports only Node's modules and its own folder.
import { realpathSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { followParent } from './follow-parent.mjs';
import { withLock } from './lock.mjs';
import { installPackages } from './packages.mjs';
import { nodeOfProject, ROOT, taskEnvironment } from './runtime.mjs';
import { run } from './run.mjs';
import { explain, SetupError } from './print-step.mjs';

const PRODUCTION = { NODE_ENV: 'production' };

/** Ends a task when the starter is killed. */
const FOLLOWED = new URL('followed.mjs', import.meta.url).href;

/** Scripts by task, run in the project's root with the project's own Node. */
const TASKS = {
  start: { script: 'dist/server/main.cjs', build: 'stale', env: PRODUCTION, isHere: true },
  dev: { script: 'server/dev/dev.ts', build: 'pages' },
  build: { build: 'always' },
  check: { script: 'server/checks/check.ts' },
  format: { script: 'server/checks/format.ts' },
  audit: { script: 'server/checks/audit.ts' },
  test: { script: 'server/testing/run-tests.ts', build: 'stale' },
  'ad-check': { script: 'server/commands/ad-check.ts' },
  site: { script: 'server/commands/site.ts' },
  leads: { script: 'server/commands/leads.ts' },
  map: { script: 'server/commands/map/map.ts' },
  backup: { script: 'server/commands/backup.ts' },
  restore: { script: 'server/commands/restore.ts' },
  'move-data': { script: 'server/commands/move-data.ts' },
  refresh: { script: 'server/commands/refresh.ts' },
  health: { script: 'server/commands/health.ts' },
  package: { script: 'server/build/package/package.ts', build: 'stale' },
  install: {},
  'owner-password': { script: 'server/commands/owner-password.ts' },
  'preview-link': { script: 'server/commands/preview-link.ts' },
  'stand-ins': { script: 'server/commands/stand-ins.ts' },
  'check-site': { script: 'server/commands/check-site.ts' },
  schemas: { script: 'server/commands/schemas.ts' },
  'crm-check': { script: 'server/commands/crm-check.ts' },
  'crm-emulator': { script: 'server/commands/crm-emulator.ts' },
  'new-site': { script: 'server/commands/new-site.ts' },
  'manual-pictures': { script: 'server/testing/manual-pictures.ts' },
  bench: { script: 'test/bench/bench.ts', build: 'stale', env: PRODUCTION },
  'bench:attack': { script: 'test/bench/attack/attack.ts', build: 'stale', env: PRODUCTION },
  'bench:crm': { script: 'test/bench/crm/crm.ts', build: 'stale', env: PRODUCTION },
  'bench:faults': { script: 'test/bench/faults/faults.ts', build: 'stale', env: PRODUCTION },
  'bench:host': { script: 'test/bench/host/host.ts', build: 'stale', env: PRODUCTION },
  'bench:machines': { script: 'test/bench/machines/machines.ts', build: 'stale', env: PRODUCTION },
  'bench:memory': { script: 'test/bench/memory/edits.ts', build: 'stale', env: PRODUCTION },
  'bench:soak': { script: 'test/bench/soak/soak.ts', build: 'stale', env: PRODUCTION },
};

/** Where scripts import packages of development (.dependency-cruiser.cjs). */
const DEVELOPMENT = /^(server\/(checks|testing)|test)\//;

async function main(name, args) {
  const task = TASKS[name];
  if (!task) throw new SetupError(`no task "${name}"; there are ${Object.keys(TASKS).join(', ')}`);
  if (process.env.npm_lifecycle_event) followParent();
  await withLock(async () => {
    await installPackages({ withDevelopment: DEVELOPMENT.test(task.script ?? '') });
    if (task.build) await build(task.build);
  });
  if (!task.script) return 0;
  const env = { ...task.env, ...taskEnvironment() };
  if (task.isHere && isNodeOfProject()) return runHere(task.script, env);
  return run(nodeOfProject().path, ['--import', FOLLOWED, task.script, ...args], env);
}

/** npm puts the project's Node first in the path: once it is installed it runs the starter too. */
function isNodeOfProject() {
  return realpathSync(process.execPath) === realpathSync(nodeOfProject().path);
}

/** Runs a script of the project in this process, which saves the start of another Node. */
async function runHere(script, env) {
  Object.assign(process.env, env);
  process.chdir(ROOT);
  module.enableCompileCache?.(env.NODE_COMPILE_CACHE);
  await import(pathToFileURL(join(ROOT, script)).href);
  return 0;
}

try {
  const [name, ...args] = process.argv.slice(2);
  process.exitCode = await main(name, args);
} catch (error) {
  process.exitCode = 1;
  explain(error);
}
