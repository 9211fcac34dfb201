// Prints the `passwordHash` for an owner's file, for the password on the first line of standard
// input. It is never an argument: arguments are visible in the shell's history and the process
// list.
import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../services/crm/demo/password-hash.ts';

/** Minimum number of characters. */
const MIN_LENGTH = 12;

const input = createInterface({ input: process.stdin });
if (process.stdin.isTTY) process.stderr.write('Password, then Enter (it shows as you type): ');
const { value: password = '' } = (await input[Symbol.asyncIterator]().next()) as { value?: string };
input.close();
if ([...password].length < MIN_LENGTH) {
  process.stderr.write(`At least ${MIN_LENGTH} characters, please.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${await hashPassword(password)}\n`);
}
