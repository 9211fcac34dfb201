import { nodeOfProject, taskEnvironment } from './runtime.mjs';
import { run } from './run.mjs';
import { SetupError } from './say.mjs';

/** Builds what is served, if a source changed since the last build (or in any case). */
export async function buildIfStale(always) {
  const args = ['server/build/build.ts', ...(always ? [] : ['--if-stale'])];
  const code = await run(nodeOfProject().path, args, taskEnvironment());
  if (code !== 0) throw new SetupError(`the build failed (exit code ${code}); see above`);
}
