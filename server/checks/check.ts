// The checks of the sources. Run directly, runs all of them or those that are named; the output of
// a check is printed when it fails, and the failed ones are named at the end.
import { spawn } from 'node:child_process';
import { commandOf } from './command-of.ts';
import type { FileResult } from './counts.ts';
import { ROOT } from '../build/paths.ts';

export interface Check {
  name: string;
  /** Source file, or a package and its command; both are run by this Node. */
  program: string | { package: string; bin: string };
  args?: readonly string[];
}

export const CHECKS: readonly Check[] = [
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
  { name: 'conventions', program: 'server/checks/conventions.ts' },
  { name: 'floors', program: 'server/checks/floors.ts' },
  { name: 'citations', program: 'server/checks/citations.ts' },
  { name: 'words', program: 'server/checks/words.ts' },
  { name: 'decisions', program: 'server/checks/decisions.ts' },
  { name: 'top level', program: 'server/checks/top-level.ts' },
  { name: 'bounds', program: 'server/checks/bounds.ts' },
  { name: 'manual', program: 'server/checks/manual.ts' },
  { name: 'glossary', program: 'server/checks/glossary.ts' },
  { name: 'agencies', program: 'server/checks/agencies.ts' },
  { name: 'licences', program: 'server/checks/licences.ts' },
  { name: 'dead code', program: { package: 'knip', bin: 'knip' } },
  {
    name: 'format',
    program: { package: '@biomejs/biome', bin: 'biome' },
    args: ['format', '--reporter=summary', '.'],
  },
];

/** Runs one check; returns its output when it fails. */
export async function runCheck({ name, program, args = [] }: Check): Promise<FileResult> {
  const started = performance.now();
  const file = typeof program === 'string' ? program : commandOf(program.package, program.bin);
  const { code, output } = await outcome([file, ...args]);
  const isGood = code === 0;
  return {
    file: name,
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    output: isGood ? '' : output.trimEnd(),
    ms: performance.now() - started,
  };
}

function outcome(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Runs the checks one after the other; with names, only those. */
async function main(names: readonly string[]): Promise<number> {
  const failed: string[] = [];
  const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const check of chosen) {
    const result = await runCheck(check);
    const isGood = result.failed === 0;
    if (!isGood) {
      failed.push(check.name);
      console.log(result.output);
    }
    console.log(`${isGood ? 'ok  ' : 'FAIL'}  ${check.name} (${(result.ms / 1000).toFixed(1)} s)`);
  }
  const passed = chosen.length - failed.length;
  console.log(`checks: ${passed} passed, ${failed.length} failed`);
  if (failed.length > 0) console.log(`failing: ${failed.map((name) => `"${name}"`).join(', ')}`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
