import assert from 'node:assert/strict';
import path from 'node:path';
import { openUndamaged } from '../../../../../server/platform/sqlite/open-database.ts';
import {
  COPIED_FILES,
  SENT_PARTS,
} from '../../../../../server/services/stores/postgres/copied-tables.ts';
import { POSTGRES_TABLES } from '../../../../../server/services/stores/postgres/postgres-tables.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshSchema } from '../../../../support/postgres/fresh-schema.ts';
import { temporaryDir } from '../../../../support/site-app.ts';

/** What is of one of both alone, or of the moment. */
const NOT_COPIED = {
  sqlite: ['schema_migration', 'sqlite_sequence', 'view_report'],
  postgres: [
    // Copied by the stores themselves.
    'catalogue_copy',
    'handed_in',
    'handed_in_part',
    'catalogue_turn',
    'machine',
    'moved_part',
    'schema_version',
    'view_report',
  ],
};

describePostgres('the tables that npm run move-data copies', () => {
  it('are all that both have, with the same columns', async () => {
    const { open, end } = await freshSchema(POSTGRES_TABLES);
    const { rows } = await open().query<{ name: string; columns: string }>(
      `SELECT table_name AS name, string_agg(column_name, ' ' ORDER BY column_name) AS columns
       FROM information_schema.columns WHERE table_schema = current_schema() GROUP BY 1`,
    );
    await end();
    const inDatabase = new Map(rows.map(({ name, columns }) => [name, columns]));
    const copied = COPIED_FILES.flatMap(({ tables }) => tables);
    const names = copied.map(({ name }) => name);
    assert.deepEqual(
      [...inDatabase.keys()].filter((name) => !NOT_COPIED.postgres.includes(name)).sort(),
      names.toSorted(),
    );
    const folder = temporaryDir();
    for (const file of COPIED_FILES) {
      const db = openUndamaged(path.join(folder, file.name), file.kind);
      const inFile = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
      assert.deepEqual(
        inFile
          .map(({ name }) => String(name))
          .filter((name) => !NOT_COPIED.sqlite.includes(name))
          .sort(),
        file.tables.map(({ name }) => name).sort(),
      );
      for (const { name, select } of file.tables) {
        const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(name);
        const own = columns
          .map((column) => String(column['name']))
          .sort()
          .join(' ');
        if (select === undefined) assert.equal(inDatabase.get(name), own, name);
      }
      db.close();
    }
    for (const part of SENT_PARTS) assert.ok(names.includes(part) || part === 'documents', part);
  });
});
