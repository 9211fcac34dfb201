/**
 * A row for each time that something was counted; when it no longer counts is in milliseconds since
 * 1970. `take` counts one in a single call: it lets one caller after the other look at a key, and
 * each statement of it sees what those before have counted. A power cut may lose the latest: nothing
 * is owed to anyone.
 */
const TABLES = `
  CREATE TABLE taken (
    key text COLLATE "C" NOT NULL,
    until bigint NOT NULL
  );
  CREATE INDEX taken_by_key ON taken (key, until);
  CREATE INDEX taken_by_time ON taken (until);

  CREATE FUNCTION full_until(of_key text, maximum bigint, length bigint, at bigint) RETURNS bigint
  LANGUAGE sql STABLE AS $$
    SELECT until FROM taken WHERE key = of_key AND until > at AND until <= at + 2 * length
    ORDER BY until DESC LIMIT 1 OFFSET maximum - 1
  $$;

  CREATE FUNCTION take(of_key text, maximum bigint, length bigint, at bigint) RETURNS bigint
  LANGUAGE plpgsql AS $$
  DECLARE
    full_at bigint;
  BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    PERFORM pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || of_key, 0));
    full_at := full_until(of_key, maximum, length, at);
    IF full_at IS NULL THEN
      INSERT INTO taken (key, until) VALUES (of_key, at + length);
    END IF;
    DELETE FROM taken WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM taken WHERE until <= at ORDER BY until LIMIT 100 FOR UPDATE SKIP LOCKED
    ));
    RETURN full_at;
  END
  $$;
`;

export const LIMITS_TABLES = {
  name: 'limits',
  migrations: [{ number: 1, name: 'counts', effect: 'expand', sql: TABLES }],
} as const;
