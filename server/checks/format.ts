// Writes every file in the house format; `npm run check` only says which are not.
import { spawnSync } from 'node:child_process';
import { commandOf } from './command-of.ts';
import { ROOT } from '../build/paths.ts';

const args = [commandOf('@biomejs/biome', 'biome'), 'format', '--write', '.'];
process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
