// Formats every file; `npm run check` only lists those that are not formatted.
import { spawnSync } from 'node:child_process';
import { commandOf } from './command-of.ts';
import { ROOT } from '../build/paths.ts';

const args = [commandOf('@biomejs/biome', 'biome'), 'format', '--write', '.'];
process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
