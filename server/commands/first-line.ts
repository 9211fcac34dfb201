import { createInterface } from 'node:readline/promises';

/**
 * The first line of standard input, such as a password, which is never an argument: arguments are
 * visible in the shell's history and the process list. '' if there is none.
 * @param what it is, asked for where somebody types it.
 */
export async function firstLine(what: string): Promise<string> {
  const input = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stderr.write(`${what}, then Enter (it shows as you type): `);
  const { value = '' } = (await input[Symbol.asyncIterator]().next()) as { value?: string };
  input.close();
  return value;
}
