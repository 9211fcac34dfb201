import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  MAX_DAYS,
  MAX_PATHS,
  type MissingCount,
  type MissingPaths,
} from '../../../../../server/services/missing-pages/missing-paths.ts';
import {
  openMissingPaths,
  openMissingPathsForCommand,
} from '../../../../../server/services/missing-pages/sqlite/open-missing-paths.ts';
import { MISSING_TABLES } from '../../../../../server/services/missing-pages/postgres/tables.ts';
import { PostgresMissingPaths } from '../../../../../server/services/missing-pages/postgres/postgres-missing-paths.ts';
import type { Log } from '../../../../../server/platform/log.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshSchema } from '../../../../support/postgres/fresh-schema.ts';
import { temporaryDir } from '../../../../support/site-app.ts';
import { MemoryMissingPaths } from '../../../../support/stores/memory-missing-paths.ts';

const errors: unknown[] = [];
const log = { error: (line: unknown) => errors.push(line) } as unknown as Log;

/** Makes a function that opens the same counts for another server. */
type Make = () => (() => MissingPaths) | Promise<() => MissingPaths>;

const ADAPTERS: Readonly<Record<string, Make>> = {
  SQLite: () => {
    const dir = temporaryDir();
    return () => openMissingPaths(dir, { log, now: 0 });
  },
  memory: () => {
    const counts = new Map<string, Map<string, number>>();
    return () => new MemoryMissingPaths(counts);
  },
};

const sorted = (counts: MissingCount[]) =>
  counts.map(({ day, path: name, count }) => `${day} ${name} ${count}`).sort();

function missingPathsContract(name: string, make: Make): void {
  describe(`counts of missing pages in ${name}`, () => {
    let open: () => MissingPaths;
    let store: MissingPaths;
    beforeEach(async () => {
      open = await make();
      store = open();
    });
    afterEach(() => store.close());

    it('add up by day and path, over several servers', async () => {
      const other = open();
      await store.add(
        '2026-11-24',
        new Map([
          ['/a', 2],
          ['/b', 1],
        ]),
      );
      await other.add('2026-11-24', new Map([['/a', 3]]));
      await other.add('2026-11-25', new Map([['/a', 1]]));
      await other.close();
      assert.deepEqual(sorted(await store.list()), [
        '2026-11-24 /a 5',
        '2026-11-24 /b 1',
        '2026-11-25 /a 1',
      ]);
    });

    it(`stay for ${MAX_DAYS} days`, async () => {
      await store.add('2026-10-24', new Map([['/old', 1]]));
      await store.add('2026-10-25', new Map([['/kept', 1]]));
      await store.add('2026-11-24', new Map([['/new', 1]]));
      assert.deepEqual(sorted(await store.list()), ['2026-10-25 /kept 1', '2026-11-24 /new 1']);
    });

    it('keep the paths of a day that are asked for most', async () => {
      const flood = Array.from(
        { length: MAX_PATHS },
        (_, index) => [`/flood/${index}`, 1] as const,
      );
      await store.add('2026-11-24', new Map([['/wanted', 12]]));
      await store.add('2026-11-24', new Map(flood));
      const kept = await store.list();
      assert.equal(kept.length, MAX_PATHS);
      assert.deepEqual(kept.find(({ count }) => count > 1)?.path, '/wanted');
    });
  });
}

for (const [name, make] of Object.entries(ADAPTERS)) missingPathsContract(name, make);

describePostgres('missing pages in PostgreSQL', () => {
  missingPathsContract('PostgreSQL', async () => {
    const tables = await freshSchema([MISSING_TABLES]);
    return () => new PostgresMissingPaths(tables.open());
  });
});

describe('the file of missing pages', () => {
  it('begins anew where it is damaged', async () => {
    const dir = temporaryDir();
    writeFileSync(path.join(dir, 'missing-pages.sqlite'), 'no database '.repeat(1000));
    errors.length = 0;
    const store = openMissingPaths(dir, { log, now: 7 });
    assert.deepEqual(await store.list(), []);
    assert.deepEqual(errors, [
      'the file of missing pages was damaged: they are counted from nothing',
    ]);
    await store.close();
  });

  it('is not made by a command', () => {
    assert.equal(openMissingPathsForCommand(temporaryDir()), undefined);
  });
});
