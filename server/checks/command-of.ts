import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

/**
 * The script of a package's command, to be run by this Node: node_modules/.bin contains shell
 * scripts on Windows.
 * @throws when the package has no such command.
 */
export function commandOf(packageName: string, command: string): string {
  const folder = path.join(ROOT, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return path.join(folder, file);
}
