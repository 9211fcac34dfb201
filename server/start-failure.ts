import path from 'node:path';
import { ConfigError } from './config.ts';
import { ROOT } from './platform/root.ts';
import { StartError } from './platform/start-error.ts';
import { SiteError } from './services/site/site-error.ts';

const DIST = path.join(ROOT, 'dist');

/**
 * The message printed when the start fails: mistakes in the configuration or the site line by line;
 * a StartError, and system errors (a port in use, a missing build), as a sentence; anything else is
 * a bug and is printed with its stack.
 */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is not usable:\n${indented(error)}`;
  if (error instanceof SiteError || error instanceof StartError) return error.message;
  if (error instanceof Error && 'syscall' in error) {
    const hint = 'path' in error && isBuilt(String(error.path)) ? ' (npm run build makes it)' : '';
    return `The server cannot start: ${error.message}${hint}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isBuilt(file: string): boolean {
  return file.startsWith(DIST + path.sep);
}

function indented(error: Error): string {
  return error.message.replace(/^/gm, '  ');
}
