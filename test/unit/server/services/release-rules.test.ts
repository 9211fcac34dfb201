import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseKind,
  openDatabase,
} from '../../../../server/platform/sqlite/open-database.ts';
import { LEADS_DATABASE } from '../../../../server/services/leads/sqlite/tables.ts';
import { LIMITS_DATABASE } from '../../../../server/services/limits/sqlite/tables.ts';
import { OWNER_DATABASE } from '../../../../server/services/owners/sqlite/tables.ts';
import { migrationProblems } from '../../../support/storage/migration-rules.ts';
import { openRelease1, salvageAsRelease1 } from '../../../support/storage/release-1-store.ts';
import { release1Dir, releasedMigration } from '../../../support/storage/release-files.ts';
import { temporaryDataDir } from '../../../support/site-app.ts';

const DATABASES: Readonly<Record<string, DatabaseKind>> = {
  'leads.sqlite': LEADS_DATABASE,
  'limits.sqlite': LIMITS_DATABASE,
  'owners.sqlite': OWNER_DATABASE,
};

for (const [name, kind] of Object.entries(DATABASES)) {
  describe(`the tables of ${name}`, () => {
    const released = releasedMigration(name);

    it('change so that this release and the one before share the file', () => {
      assert.deepEqual(migrationProblems(kind.migrations, released), []);
    });

    it('of a new file are those of a file that was migrated', () => {
      const migrated = path.join(release1Dir(), name);
      assert.deepEqual(
        schemaOf(migrated, kind),
        schemaOf(path.join(temporaryDataDir(), name), kind),
      );
    });

    it('are those that release 1 opens, in a new file too', () => {
      for (const dir of [release1Dir(), temporaryDataDir()]) {
        const file = path.join(dir, name);
        openDatabase(file, kind, 0).db.close();
        openRelease1(file).close();
      }
    });
  });
}

describe('a damaged file of leads', () => {
  it('is read by release 1 where this one has written it', () => {
    const file = path.join(release1Dir(), 'leads.sqlite');
    openDatabase(file, LEADS_DATABASE, 0).db.close();
    const damaged = new DatabaseSync(file, { readOnly: true });
    const into = new DatabaseSync(path.join(temporaryDataDir(), 'leads.sqlite'));
    try {
      into.exec(LEADS_DATABASE.migrations[0]!.sql);
      const rows = damaged
        .prepare('SELECT (SELECT count(*) FROM lead) + (SELECT count(*) FROM delivery) AS rows')
        .get();
      assert.equal(salvageAsRelease1(damaged, into), rows?.['rows']);
    } finally {
      damaged.close();
      into.close();
    }
  });
});

/** Tables and indexes by name, with the columns of each. */
function schemaOf(file: string, kind: DatabaseKind): unknown[] {
  const { db } = openDatabase(file, kind, 0);
  try {
    return db
      .prepare(
        `SELECT s.type, s.name, s.tbl_name, c.name AS "column", c.type AS kind, c."notnull", c.pk
         FROM sqlite_schema AS s LEFT JOIN pragma_table_info(s.name) AS c
         WHERE s.name <> 'schema_migration' AND s.tbl_name <> 'schema_migration'
         ORDER BY s.name, c.cid`,
      )
      .all();
  } finally {
    db.close();
  }
}
