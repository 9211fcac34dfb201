import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';
import { SetupError } from './print-step.mjs';

/** System libraries that Node needs and small images lack, with the Debian package of each. */
const DEBIAN_PACKAGES = { 'libatomic.so.1': 'libatomic1' };

/** Checks that Node runs and has the expected version. */
export function checkNode(program, version) {
  const first = tryNode(program);
  const library = /loading shared libraries: ([^:\s]+)/.exec(first.problem)?.[1];
  const name = DEBIAN_PACKAGES[library];
  const canMend = name !== undefined && aptInstall(name, `Node ${version} needs ${library}`);
  const { answer, problem } = canMend ? tryNode(program) : first;
  if (answer === `v${version}`) return;
  if (library !== undefined && problem) {
    const debian = name === undefined ? '' : ` (Debian and Ubuntu: apt-get install ${name})`;
    throw new SetupError(`Node ${version} needs the system library ${library}${debian}`);
  }
  throw new SetupError(`${program} is not Node ${version}: ${problem || answer}`);
}

function tryNode(program) {
  const { stdout, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return { answer: stdout?.trim(), problem: error?.message ?? stderr.trim() };
}
