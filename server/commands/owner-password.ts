// Prints the `passwordHash` for an owner's file, for the password on the first line of standard
// input.
import { hashPassword } from '../services/crm/demo/password-hash.ts';
import { firstLine } from './first-line.ts';

/** Minimum number of characters. */
const MIN_LENGTH = 12;

const password = await firstLine('Password');
if ([...password].length < MIN_LENGTH) {
  process.stderr.write(`At least ${MIN_LENGTH} characters, please.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${await hashPassword(password)}\n`);
}
