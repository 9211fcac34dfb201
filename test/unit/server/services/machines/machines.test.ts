import assert from 'node:assert/strict';
import { Machines } from '../../../../../server/services/machines/machines.ts';
import { PostgresMachines } from '../../../../../server/services/machines/postgres/postgres-machines.ts';
import { MACHINE_TABLES } from '../../../../../server/services/machines/postgres/tables.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshTables, type FreshTables } from '../../../../support/postgres/fresh-tables.ts';
import { linesOf } from '../media/log-lines.ts';

describePostgres('PostgreSQL for machines', () => {
  let tables: FreshTables;
  beforeEach(async () => {
    tables = await freshTables([MACHINE_TABLES]);
  });
  afterEach(() => tables.end());

  function machine(name: string, state = { folder: 'a1', release: 'r1' }) {
    const { log, lines } = linesOf();
    const machines = new Machines({
      store: new PostgresMachines(tables.open()),
      server: { id: `id of ${name}`, name, release: state.release },
      folder: () => state.folder,
      timers: new ManualTimers(),
      log,
    });
    return {
      machines,
      state,
      warnings: () => lines.filter(({ level }) => level === 'warn').length,
    };
  }

  it('says that another has another copy of the folder, until it is the same', async () => {
    const one = machine('one:3000');
    const two = machine('two:3000');
    for (const { machines } of [one, two, one]) await machines.note();
    assert.deepEqual([one.machines.concerns(), two.machines.concerns()], [[], []]);
    two.state.folder = 'b2';
    for (const { machines } of [two, one, one]) await machines.note();
    const expected = /folder of two:3000 is b2, that of this one a1/;
    assert.match(one.machines.concerns().join(), expected);
    assert.match(two.machines.concerns().join(), /folder of one:3000 is a1/);
    assert.equal(one.warnings(), 1);
    one.state.folder = 'b2';
    for (const { machines } of [one, two]) await machines.note();
    assert.deepEqual([one.machines.concerns(), two.machines.concerns()], [[], []]);
  });

  it('does not wait for one that is noted again after a standstill', async () => {
    const [one, two] = [machine('one:3000'), machine('two:3000')];
    for (const { machines } of [one, two]) await machines.note();
    const db = tables.open();
    await db.query('UPDATE machine SET noted_at = 0');
    await db.transaction(async (sql) => {
      // As the other's note does, which would wait for this one's row in turn.
      await sql.query("UPDATE machine SET noted_at = noted_at + 1 WHERE name = 'two:3000'");
      await new PostgresMachines(tables.open()).note({
        id: 'id of one:3000',
        name: 'one:3000',
        release: 'r1',
        folder: 'a1',
      });
    });
    const { rows } = await db.query('SELECT name FROM machine');
    assert.equal(rows.length, 2);
  });

  it('names the release of another, and forgets one that stops or is silent', async () => {
    const one = machine('one:3000');
    const two = machine('two:3000', { folder: 'other styles', release: 'r2' });
    for (const { machines } of [two, one]) await machines.note();
    assert.deepEqual(one.machines.concerns(), [
      'machines differ: two:3000 runs release r2, this one r1',
    ]);
    await two.machines.stop();
    await one.machines.note();
    assert.deepEqual(one.machines.concerns(), []);
    await two.machines.note();
    await tables
      .open()
      .query("UPDATE machine SET noted_at = noted_at - 31000 WHERE name LIKE 'two%'");
    await one.machines.note();
    assert.deepEqual(one.machines.concerns(), []);
    const { rows } = await tables.open().query('SELECT * FROM machine');
    assert.equal(rows.length, 1);
  });

  it('goes on while the database is gone', async () => {
    const { machines } = machine('one:3000');
    await tables.end();
    await machines.note();
    assert.deepEqual(machines.concerns(), []);
    await machines.stop();
  });
});
