import assert from 'node:assert/strict';
import { onceReady } from '../../../../../server/services/stores/postgres/open-site-database.ts';
import { DatabaseProxy } from '../../../../support/postgres/database-proxy.ts';
import {
  describePostgres,
  sharedPostgres,
} from '../../../../support/postgres/describe-postgres.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { until } from '../../../../support/waiting/soon.ts';

describePostgres('a start with PostgreSQL', () => {
  let proxy: DatabaseProxy;
  let url: string;
  let timers: ManualTimers;
  let warned: number;
  beforeEach(async () => {
    const direct = await (await sharedPostgres()).freshDatabase();
    proxy = await DatabaseProxy.start(direct);
    url = proxy.through(direct);
    timers = new ManualTimers();
    warned = 0;
  });
  afterEach(() => proxy.stop());
  const options = () => ({ log: { warn: () => void (warned += 1) }, timers });
  const ready = () =>
    onceReady(url, options(), async (db) => (await db.query('SELECT 1')).rowCount);
  const asked = () => until(() => timers.waiting.length > 0);

  for (const code of ['57P03', '53300']) {
    it(`waits for one that answers ${code}, and tells it once`, async () => {
      proxy.set({ refuses: code });
      const started = ready();
      for (let time = 0; time < 3; time += 1) {
        await asked();
        timers.goOff(1000);
      }
      await asked();
      proxy.set('passes');
      timers.goOff(1000);
      assert.equal(await started, 1);
      assert.equal(warned, 1);
    });
  }

  it('gives up after ten times, in one line', async () => {
    proxy.set({ refuses: '57P03' });
    const started = assert.rejects(ready(), {
      message: /^The database of DATABASE_URL cannot be used: the server is starting or stopping/,
    });
    for (let time = 1; time < 10; time += 1) {
      await asked();
      timers.goOff(1000);
    }
    await started;
  });

  it('ends at once where it cannot be used at all, and for a command', async () => {
    proxy.set({ refuses: '28P01' });
    await assert.rejects(ready(), /the password is wrong/);
    proxy.set({ refuses: '57P03' });
    const asking = onceReady(url, { ...options(), attempts: 1 }, (db) => db.query('SELECT 1'));
    await assert.rejects(asking, /is starting or stopping/);
    await assert.rejects(
      onceReady('postgres://u@127.0.0.1:1/none', options(), (db) => db.query('SELECT 1')),
      /no server answers there/,
    );
    assert.deepEqual(timers.waiting, []);
  });
});
