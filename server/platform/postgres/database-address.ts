import type { ClientConfig } from 'pg';
import { StartError } from '../start-error.ts';

/** A name that needs no quotes in SQL. */
const SCHEMA = /^[a-z_][a-z\d_]{0,62}$/;

/**
 * Parameters of a URL: those of libpq that concern clients like this one, and what the driver adds. Any
 * other is refused: a misspelt `schema` would put the tables into another one.
 * https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-PARAMKEYWORDS
 */
const PARAMETERS: ReadonlySet<string> = new Set(
  (
    'schema sslmode sslrootcert sslcert sslkey sslnegotiation ssl uselibpqcompat channel_binding ' +
    'host port user password dbname options application_name fallback_application_name ' +
    'client_encoding encoding connect_timeout keepalives target_session_attrs gssencmode'
  ).split(' '),
);
/** `no-verify` is the driver's own. */
const SSL_MODES: readonly string[] = [
  'disable',
  'prefer',
  'require',
  'verify-ca',
  'verify-full',
  'no-verify',
];
/** Modes that the driver takes for `verify-full`, with a warning, where it does not follow libpq. */
const AS_VERIFY_FULL: readonly string[] = ['prefer', 'require', 'verify-ca'];
/** What may be shown of a parameter: a password that has an unescaped sign looks like one. */
const SHOWABLE = /^[a-z_]{2,30}$/i;

/**
 * Frees the locks of a machine that went without a word: after 3 questions of the network, 3 s apart, or
 * when what was sent to it is not confirmed for as long. Sockets that are files have no such settings,
 * which PostgreSQL ignores then.
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 ' +
  '-c tcp_user_timeout=12000';

/**
 * What a driver connects to.
 * @param url `postgres://user:password@host:port/database?schema=…`.
 * @throws StartError for another URL; the message has at most the name of a parameter, as the rest may
 * hold a password.
 */
export function databaseAddress(url: string): ClientConfig {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(?:ql)?:$/.test(parsed.protocol)) {
    throw new StartError('DATABASE_URL is no URL of PostgreSQL: postgres://user@host/database');
  }
  requireKnown(parsed.searchParams);
  const schema = parsed.searchParams.get('schema');
  parsed.searchParams.delete('schema');
  if (schema !== null && !SCHEMA.test(schema)) {
    throw new StartError('DATABASE_URL: a schema has lower-case letters, digits and _ alone');
  }
  // The driver would take those of the URL alone.
  const own = parsed.searchParams.get('options');
  parsed.searchParams.delete('options');
  const path = schema !== null && `-c search_path=${schema}`;
  const options = [KEEPALIVE, own, path].filter(Boolean).join(' ');
  return { connectionString: parsed.href, options };
}

/** Takes a mode of TLS that the driver would warn of as what it is. */
function requireKnown(parameters: URLSearchParams): void {
  for (const [name, value] of parameters) {
    if (PARAMETERS.has(name)) continue;
    const shown = SHOWABLE.test(name) && value !== '' ? `the parameter ${name}` : 'a parameter';
    throw new StartError(`DATABASE_URL has ${shown} that PostgreSQL does not know`);
  }
  const mode = parameters.get('sslmode');
  if (mode === null) return;
  if (!SSL_MODES.includes(mode)) {
    throw new StartError(`DATABASE_URL: sslmode is one of ${SSL_MODES.join(', ')}`);
  }
  const isOfLibpq = parameters.get('uselibpqcompat') === 'true';
  if (!isOfLibpq && AS_VERIFY_FULL.includes(mode)) parameters.set('sslmode', 'verify-full');
}
