import { startFailure } from '../start-failure.ts';

/** A usage error or an impossible request: only its message is printed. */
export class UsageError extends Error {}

/**
 * The message printed when a command fails: a usage error, a system error as a sentence, otherwise
 * the message of a failed start.
 */
export function commandFailure(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return (isSystemError(error) && systemText(error)) || startFailure(error);
}

type SystemError = NodeJS.ErrnoException & { port?: number };

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error;
}

function systemText({ code, path = '', port, message }: SystemError): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken.`;
  if (code === 'EEXIST') return `${path} exists already: name another file.`;
  if (code === 'ENOENT') return `${path}: there is no such file or folder.`;
  return message;
}
