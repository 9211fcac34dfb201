// Finds the Java for the Nu checker, or installs Debian's.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { aptInstall } from '../starter/apt.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

export class NoJavaError extends Error {}

/**
 * A Java that runs; on Debian and Ubuntu it is installed if there is none and the user may. Without
 * one undefined, which is said, outside CI.
 * @throws NoJavaError in CI, where nobody reads what was left out.
 */
export function javaProgram(
  env: Environment = process.env,
  { install = aptInstall, say = console.log } = {},
): string | undefined {
  const found = findJava(env);
  if (found !== undefined) return found;
  const isTried = install('default-jre-headless', 'no Java was found for the Nu checker');
  const installed = isTried ? findJava(env) : undefined;
  if (installed !== undefined) return installed;
  const says = 'no Java found: the Nu checker is left out; install one, or say where in JAVA_HOME';
  if (env['CI']) throw new NoJavaError(says);
  say(`vitrine: ${says}`);
  return undefined;
}

/** The one of JAVA_HOME, else the first on the path. */
function findJava(env: Environment): string | undefined {
  const home = env['JAVA_HOME'];
  const candidates = [...(home ? [path.join(home, 'bin', 'java')] : []), 'java'];
  // On macOS there is a program of that name which only says where Java is to be had.
  return candidates.find(
    (program) =>
      spawnSync(program, ['-version'], { env: { ...env }, stdio: 'ignore' }).status === 0,
  );
}
