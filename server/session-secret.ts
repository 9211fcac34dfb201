import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolderSync } from './platform/files/make-folder.ts';
import { type Config, ConfigError } from './config.ts';
import { unfinishedName } from './platform/files/unfinished-files.ts';

/** Name of the file in DATA_DIR. */
export const SECRET_FILE = 'session-secret';
/** Content of the file: 32 random bytes in hexadecimal digits. */
const CONTENT = /^[\da-f]{64}$/;

type Settings = Pick<Config, 'sessionSecret' | 'dataDir'>;

/**
 * The secret for signing and encrypting cookies and tokens: SESSION_SECRET, or else the one stored
 * in DATA_DIR, which is made once. Servers that start at the same time use the same one.
 * @throws ConfigError when the file is damaged or another user may read it.
 */
export function sessionSecret({ sessionSecret: given, dataDir }: Settings): string {
  if (given !== undefined) return given;
  const file = path.join(dataDir, SECRET_FILE);
  return readSecret(file) ?? makeSecret(file);
}

/** As `sessionSecret`, for a program beside the server: undefined if no secret is stored yet. */
export function knownSecret({ sessionSecret: given, dataDir }: Settings): string | undefined {
  return given ?? readSecret(path.join(dataDir, SECRET_FILE));
}

function readSecret(file: string): string | undefined {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) return undefined;
  // Windows has no such modes.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw unusable('may be read by other users: chmod 600, or remove it to have a new one');
  }
  const secret = readFileSync(file, 'utf8');
  if (!CONTENT.test(secret)) throw unusable('is damaged: remove it to have a new one');
  return secret;
}

/** link() fails if the file exists, and the linked file is complete. */
function makeSecret(file: string): string {
  makeFolderSync(path.dirname(file), 0o700);
  const whole = unfinishedName(file);
  const secret = randomBytes(32).toString('hex');
  writeFileSync(whole, secret, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(whole, file);
    return secret;
  } catch (error) {
    const known = readSecret(file);
    if (known === undefined) throw error;
    return known;
  } finally {
    rmSync(whole);
  }
}

function unusable(what: string): ConfigError {
  return new ConfigError([{ name: 'DATA_DIR', reason: `its file ${SECRET_FILE} ${what}` }]);
}
