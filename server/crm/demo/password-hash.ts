import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Work for one guess: 2^15 blocks of 8, three lanes; 32 MB of memory and some 200 ms. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1024 * 1024;
const KEY_BYTES = 32;

/** Names the parameters, so that a hash made with others is refused and not misread. */
const PREFIX = 'scrypt$15$8$3$';

/** What `hashPassword` makes: the parameters, the salt and the key, both base64url. */
export const PASSWORD_HASH = /^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** A hash of the password under a fresh salt; it fits `PASSWORD_HASH`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt);
  return `${PREFIX}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether the hash was made of this password. The time it takes does not depend on the answer. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'));
  return wanted.length === KEY_BYTES && timingSafeEqual(wanted, given);
}

/** The same letters typed on another keyboard may be other code points: NFKC makes them equal. */
function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY });
}
