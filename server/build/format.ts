// Writes every file in the house format; `npm run check` only says which are not.
import { spawnSync } from 'node:child_process';
import { ROOT } from './places.ts';

const command = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.'];
process.exitCode =
  spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
