import { join } from 'node:path';
import { nodeOfProject, ROOT, taskEnvironment } from './runtime.mjs';
import { run } from './run.mjs';
import { SetupError } from './print-step.mjs';
import { changesSince, isServerOnly } from './stamp.mjs';

const STAMP = join(ROOT, 'dist/stamp.json');

/**
 * Builds what is served: `always`; `stale`, when a source has changed since the last build;
 * `pages`, when one has changed that is not part of the server alone.
 */
export async function build(when) {
  if (when !== 'always' && !isStale(when)) return;
  const args = ['server/build/build.ts', ...(when === 'always' ? [] : ['--if-stale'])];
  const code = await run(nodeOfProject().path, args, taskEnvironment());
  if (code !== 0) throw new SetupError(`the build failed (exit code ${code}); see above`);
}

function isStale(when) {
  const changed = changesSince(STAMP, ROOT);
  if (changed === undefined) return true;
  return changed.some((file) => when === 'stale' || !isServerOnly(file));
}
