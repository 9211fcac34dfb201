import path from 'node:path';
import { ConfigError } from './config.ts';
import { ROOT } from './root.ts';
import { DamagedError } from './sqlite/open-database.ts';
import { SiteError } from './site/site-error.ts';

const DIST = path.join(ROOT, 'dist');

/** An error with an HTTP status. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** The status of an error: its own if it has one from 400 to 599, otherwise 500. */
export function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return Number.isInteger(status) && Number(status) >= 400 && Number(status) < 600
    ? Number(status)
    : 500;
}

/**
 * The message printed when the start fails: mistakes in the configuration or the site line by line;
 * a damaged file and system errors (a port in use, a missing build) as a sentence; anything else is
 * a bug and is printed with its stack.
 */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is not usable:\n${indented(error)}`;
  if (error instanceof SiteError || error instanceof DamagedError) return error.message;
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
