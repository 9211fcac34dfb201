// Runs every check of the sources; the output of a check is shown when it fails, and the failing
// ones are named at the end.
import { spawn } from 'node:child_process';
import { commandOf } from './command-of.ts';
import { saveCounts } from './counts.ts';
import { ROOT } from './places.ts';

interface Check {
  name: string;
  /** Source file, or a package and its command; this Node runs both. */
  program: string | { package: string; bin: string };
  args?: readonly string[];
}

const CHECKS: readonly Check[] = [
  { name: 'types', program: { package: 'typescript', bin: 'tsc' }, args: ['--noEmit'] },
  {
    name: 'lint',
    program: { package: 'oxlint', bin: 'oxlint' },
    args: ['--type-aware', '--deny-warnings'],
  },
  {
    name: 'import rules',
    program: { package: 'dependency-cruiser', bin: 'depcruise' },
    args: ['--config', '.dependency-cruiser.cjs', 'server', 'views', 'client', 'test'],
  },
  { name: 'conventions', program: 'server/build/conventions.ts' },
  { name: 'citations', program: 'server/build/citations.ts' },
  { name: 'dead code', program: { package: 'knip', bin: 'knip' } },
  {
    name: 'format',
    program: { package: '@biomejs/biome', bin: 'biome' },
    args: ['format', '--reporter=summary', '.'],
  },
];

interface Outcome {
  isGood: boolean;
  output: string;
  seconds: number;
}

function runCheck({ program, args = [] }: Check): Promise<Outcome> {
  const started = performance.now();
  const file = typeof program === 'string' ? program : commandOf(program.package, program.bin);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ isGood: code === 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Runs the checks one after the other; with names, only those. */
async function main(names: readonly string[]): Promise<number> {
  const failed: string[] = [];
  const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const check of chosen) {
    const { isGood, output, seconds } = await runCheck(check);
    if (!isGood) {
      failed.push(check.name);
      console.log(output.trimEnd());
    }
    console.log(`${isGood ? 'ok  ' : 'FAIL'}  ${check.name} (${seconds.toFixed(1)} s)`);
  }
  const passed = chosen.length - failed.length;
  saveCounts({ passed, failed: failed.length });
  console.log(`checks: ${passed} passed, ${failed.length} failed`);
  if (failed.length > 0) console.log(`failing: ${failed.map((name) => `"${name}"`).join(', ')}`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
