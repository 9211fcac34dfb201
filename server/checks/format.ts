// Formats every file and writes the tables of documents that are made from files; `npm run check`
// only lists what is not as it would be written.
import { spawnSync } from 'node:child_process';
import { commandOf } from './command-of.ts';
import { ROOT } from '../build/paths.ts';

const commands = [
  ['server/checks/decisions.ts', '--write'],
  ['server/checks/bounds.ts', '--write'],
  ['server/checks/manual.ts', '--write'],
  [commandOf('@biomejs/biome', 'biome'), 'format', '--write', '.'],
];
const failed = commands
  .map((args) => spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1)
  .find((status) => status !== 0);
process.exitCode = failed ?? 0;
