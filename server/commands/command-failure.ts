import { startFailure } from '../errors.ts';

/** Wrong use of a command, or something that it cannot do: its message is all that is printed. */
export class Misuse extends Error {}

/**
 * The message printed when a command fails: how it is used, an error of the system as a sentence,
 * else as of a start.
 */
export function commandFailure(error: unknown): string {
  if (error instanceof Misuse) return error.message;
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
