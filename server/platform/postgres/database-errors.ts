import pg from 'pg';
import { StartError } from '../start-error.ts';

/**
 * Codes of PostgreSQL after which another connection may do better: it shuts down or starts (57P),
 * lost the connection (08), ended one whose transaction took too long (25P03, 25P04), or takes no
 * writes any more (25006), as another server was promoted.
 */
const FAULT_CODES = /^(?:57P|08|25006|25P0[34])/;

/** Whether the connection is to be thrown away; an error without a code is one of the network. */
export function isFault(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true;
  return FAULT_CODES.test(error.code ?? '');
}

/** What was asked is wrong itself: its values (22), what they refer to or repeat (23), its size (54). */
const REFUSAL_CODES = /^(?:22|23|54)/;

/**
 * Whether the database does not do its work now, and may do the same later; otherwise it has refused
 * what it was asked. A password that was changed, rights or tables that are missing and a deadlock
 * are outages: once that is mended, the same is done.
 */
export function isOutage(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || !REFUSAL_CODES.test(error.code ?? '');
}

/** A deadlock, or two transactions that could not be one after the other. */
export function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^40(?:P01|001)$/.test(error.code ?? '');
}

/** Of a server that starts, stops, or has no connection left. */
const NOT_READY_CODES = /^(?:57P0[123]|53300)$/;
/** Of a name that cannot be looked up at the moment, and of a connection that was cut. */
const PASSING_NETWORK_CODES = /^(?:EAI_AGAIN|ECONNRESET|ETIMEDOUT)$/;

/**
 * Whether a database that cannot be connected to is there, as far as it can be told, and not ready. One
 * that refuses connections, or whose host is unknown, may as well be a mistake in its URL.
 */
export function isNotReady(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return NOT_READY_CODES.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return PASSING_NETWORK_CODES.test(codeOf(error)) || /timeout|terminated/i.test(error.message);
}

/** What PostgreSQL's codes mean for who has set DATABASE_URL. */
const CAUSES: readonly [RegExp, string][] = [
  [/^28P01$/, 'the password is wrong'],
  [/^28/, 'the role may not log in'],
  [/^3D000$/, 'there is no such database'],
  [/^42501$/, 'the role lacks rights on the database or its schema'],
  [/^25006$/, 'the database is read-only'],
  [/^53300$/, 'the server has no connection left'],
  [/^57P03$/, 'the server is starting or stopping'],
];
/** The same of Node's codes of the network and of TLS. */
const NETWORK_CAUSES: readonly [RegExp, string][] = [
  [/^ECONNREFUSED$|^ENOENT$|^EHOSTUNREACH$|^ENETUNREACH$|^ECONNRESET$/, 'no server answers there'],
  [/^ENOTFOUND$|^EAI_AGAIN$/, 'there is no such host'],
  [/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL/, 'TLS does not verify the server'],
];

/**
 * What a start that cannot use its database says: the cause in words, and what the driver said,
 * neither of which has anything of the URL's password.
 */
export function databaseStartError(error: unknown): Error {
  if (error instanceof StartError || !(error instanceof Error))
    return new StartError(wordsOf(error));
  return new StartError(`${causeOf(error)} (${wordsOf(error)})`, { cause: error });
}

function causeOf(error: Error): string {
  if ('syscall' in error && error.syscall === 'open') {
    return 'a file that the URL names cannot be read';
  }
  const code = codeOf(error);
  const isOfServer = error instanceof pg.DatabaseError;
  const known = (isOfServer ? CAUSES : NETWORK_CAUSES).find(([codes]) => codes.test(code));
  if (known) return known[1];
  if (/does not support SSL/.test(error.message)) return 'the server has no TLS';
  if (/timeout|terminated/i.test(error.message)) return 'no server answers there';
  return 'the database cannot be used';
}

/** Of several addresses of a host that were tried, the first's. */
function codeOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first ? String(first.code) : '';
}

/** In one line. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.message || codeOf(error)).replace(/\s+/g, ' ');
}
