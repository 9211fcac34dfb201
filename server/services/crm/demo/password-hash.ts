import { availableParallelism } from 'node:os';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { concurrencyLimit } from '../../../platform/concurrency/concurrency-limit.ts';

/** Parameters of scrypt: 32 MB of memory and some 200 ms per hash. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
/** Bytes that scrypt may take: twice what its parameters need. */
const MAX_MEMORY = 64 * 1024 * 1024;
const KEY_BYTES = 32;

/** Names the parameters, so that a hash made with others is refused instead of misread. */
const PREFIX = 'scrypt$15$8$3$';

/** A hash made by `hashPassword`: the parameters, the salt and the key, both base64url. */
export const PASSWORD_HASH = /^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Hashes the password with a new salt; the result matches `PASSWORD_HASH`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt);
  return `${PREFIX}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Hashes at a time: a core is left to the pages, and threads of libuv's pool to files. */
const AT_A_TIME = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Hashes that are queued: more than sign-ins are checked at a time. */
const MAX_WAITING = 20;
const hashing = concurrencyLimit({
  atATime: AT_A_TIME,
  maxWaiting: MAX_WAITING,
  full: () => new Error('too many passwords are being hashed'),
});

/** Whether the hash is of this password; compares in constant time. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await hashing.run(() => keyOf(password, Buffer.from(salt, 'base64url')));
  return wanted.length === KEY_BYTES && timingSafeEqual(wanted, given);
}

/** Keyboards may produce different code points for the same letters: NFKC makes them equal. */
function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY });
}
