import assert from 'node:assert/strict';
import { systemTimers } from '../../../../../server/platform/concurrency/timers.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { openDatabase } from '../../../../../server/platform/postgres/database.ts';
import {
  Election,
  type ElectionOptions,
} from '../../../../../server/platform/postgres/election.ts';
import { DatabaseProxy } from '../../../../support/postgres/database-proxy.ts';
import {
  describePostgres,
  sharedPostgres,
} from '../../../../support/postgres/describe-postgres.ts';
import { CONNECT_TIMEOUT } from '../../../../support/postgres/fresh-tables.ts';

const log = createLog('silent');

describePostgres('an election in PostgreSQL', () => {
  let url: string;
  let elections: Election[];
  beforeEach(async () => {
    url = await (await sharedPostgres()).freshDatabase();
    elections = [];
  });
  afterEach(() => Promise.all(elections.map((election) => election.stop())));

  const elect = async (at: string, onElected: ElectionOptions['onElected'] = async () => {}) => {
    const changed: PromiseWithResolvers<void>[] = [Promise.withResolvers()];
    const election = new Election({
      url: at,
      duty: 'a duty',
      channel: 'a_channel',
      log,
      timers: systemTimers,
      elapsed: () => performance.now(),
      onElected,
      onBeat: async (sql) => void (await sql.query('SELECT 1')),
      onChange: () => {
        changed.at(-1)!.resolve();
        changed.push(Promise.withResolvers());
      },
    });
    elections.push(election);
    await election.start();
    return { election, change: () => changed.at(-1)!.promise };
  };

  it('comes to another server while the network of the first swallows all, and back', async () => {
    const proxy = await DatabaseProxy.start(url);
    const first = await elect(proxy.through(url));
    assert.equal(first.election.isElected, true);
    const over = first.change();
    proxy.set('is silent');
    await over;
    const second = await elect(url);
    if (!second.election.isElected) await second.change();
    assert.equal(first.election.isElected, false);
    await second.election.stop();
    const again = first.change();
    proxy.set('passes');
    await again;
    assert.equal(first.election.isElected, true);
    await first.election.stop();
    await proxy.stop();
  });

  it('comes to another server while a connection that was given up waits for a row', async () => {
    const db = openDatabase(url, { log, connectTimeout: CONNECT_TIMEOUT });
    await db.query('CREATE TABLE turn AS SELECT 1 AS term');
    await db.transaction(async (sql) => {
      await sql.query('UPDATE turn SET term = 2');
      const first = await elect(
        url,
        async (own) => void (await own.query('UPDATE turn SET term = 3')),
      );
      assert.equal(first.election.isElected, false);
      await first.election.stop();
      const second = await elect(url);
      if (!second.election.isElected) await second.change();
    });
    await db.close();
  });
});
