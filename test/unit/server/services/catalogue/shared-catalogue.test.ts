import assert from 'node:assert/strict';
import { type Timers, systemTimers } from '../../../../../server/platform/concurrency/timers.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { type Database, openDatabase } from '../../../../../server/platform/postgres/database.ts';
import { migrate } from '../../../../../server/platform/postgres/migrations.ts';
import { PostgresCatalogueCopies } from '../../../../../server/services/catalogue/postgres/postgres-catalogue-copies.ts';
import { PostgresCatalogueElection } from '../../../../../server/services/catalogue/postgres/postgres-catalogue-election.ts';
import { CATALOGUE_TABLES } from '../../../../../server/services/catalogue/postgres/tables.ts';
import { refreshOnElection } from '../../../../../server/services/catalogue/refresh-on-election.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { describePostgres, ownPostgres } from '../../../../support/postgres/describe-postgres.ts';
import type { TestPostgres } from '../../../../support/postgres/test-postgres.ts';
import { until } from '../../../../support/waiting/soon.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { homes, manyHomes, SampleCrm, sampleCatalogue } from './sample-crm.ts';

const log = createLog('silent');
/** Fifty times as fast as servers: a beat each 20 ms. */
const timers: Timers = { after: (ms, run) => systemTimers.after(ms / 50, run) };
const HIDDEN = { street: 'Geheimlaan', houseNumber: '7', boxNr: '' };

describePostgres('one catalogue of several servers', () => {
  let postgres: TestPostgres;
  let url: string;
  let ends: (() => unknown)[];
  before(async () => {
    postgres = await ownPostgres();
  });
  after(() => postgres.stop());
  beforeEach(async () => {
    url = await postgres.freshDatabase();
    ends = [];
    await migrate(opened(), [CATALOGUE_TABLES]);
  });
  afterEach(async () => {
    for (const end of ends.toReversed()) await end();
  });

  function opened(): Database {
    const db = openDatabase(url, { log, connections: 2 });
    ends.push(() => db.close());
    return db;
  }

  /** A server, and the CRM as it sees it. */
  async function server(shown = homes(1, 2), source = 'sample') {
    const db = opened();
    const election = new PostgresCatalogueElection({
      url,
      db,
      log,
      timers,
      elapsed: () => performance.now(),
    });
    await election.start();
    ends.push(() => election.stop());
    const crm = new SampleCrm();
    crm.homes = shown;
    crm.source = source;
    const copies = new PostgresCatalogueCopies(db, election);
    const { catalogue } = sampleCatalogue(crm, '', { copies, release: 'one', now: Date.now });
    ends.push(refreshOnElection(catalogue, copies));
    await catalogue.start();
    return { election, crm, copies, catalogue };
  }

  it('is asked for by one; the others take its copy, with the streets for mails', async () => {
    const hidden = { ...sampleProperty({ id: 3 }), ...HIDDEN, publishAddress: false };
    const first = await server([...homes(1, 2), hidden]);
    const others = [await server(), await server()];
    assert.deepEqual(
      [first, ...others].map(({ election, crm }) => [election.isElected, crm.asked]),
      [
        [true, 1],
        [false, 0],
        [false, 0],
      ],
    );
    for (const { catalogue } of others) {
      assert.equal(catalogue.version, first.catalogue.version);
      const item = catalogue.data.homes.find(({ id }) => id === 3)!;
      assert.deepEqual(catalogue.hiddenAddress(item), HIDDEN);
      assert.doesNotMatch(JSON.stringify(catalogue.data), /Geheimlaan/);
      assert.deepEqual(catalogue.concerns(), []);
    }
    first.crm.homes = homes(1, 2, 3, 4);
    await first.catalogue.refresh();
    for (const { catalogue } of others) await until(() => catalogue.size === 4);
    assert.deepEqual(
      others.map(({ crm }) => crm.asked),
      [0, 0],
    );
  });

  it('is taken by a server whose machine has the folder of homes in another place', async () => {
    const first = await server(homes(1, 2), 'demo /srv/agency');
    const other = await server(homes(1, 2), 'demo /home/agency');
    assert.equal(other.catalogue.version, first.catalogue.version);
    assert.equal(other.crm.asked, 0);
  });

  it('notices a copy that it was not told about', async () => {
    await server();
    const other = await server();
    const { number } = other.election.latest;
    await opened().query('UPDATE catalogue_copy SET version = version + 1');
    await until(() => other.election.latest.number === number + 1);
  });

  it('is asked for by another server once the first ends', async () => {
    const first = await server();
    const other = await server(homes(1, 2, 3));
    await first.election.stop();
    assert.equal(first.election.isElected, false);
    await until(() => other.catalogue.size === 3);
    assert.equal(other.election.isElected, true);
  });

  it('takes no copy of a server that does not know yet that its turn is over', async () => {
    const first = await server();
    const before = await first.copies.version();
    // As another server that is elected does.
    await opened().query('UPDATE catalogue_turn SET term = term + 1');
    assert.equal(first.election.isElected, true);
    await assert.rejects(first.copies.write(['late']), /another server asks the CRM now/);
    assert.equal(await first.copies.version(), before);
  });

  it('does not count itself as elected once the database was silent for three seconds', async () => {
    let elapsed = 0;
    const election = new PostgresCatalogueElection({
      url,
      db: opened(),
      log,
      timers: new ManualTimers(),
      elapsed: () => elapsed,
    });
    ends.push(() => election.stop());
    await election.start();
    elapsed = 2999;
    assert.equal(election.isElected, true);
    elapsed = 3000;
    assert.equal(election.isElected, false);
  });

  it('counts a loss on the server that asks, and holds it back on all', async () => {
    const first = await server(manyHomes(30));
    const other = await server(manyHomes(30));
    first.crm.homes = homes(1);
    await first.catalogue.refresh();
    await other.catalogue.refresh();
    assert.equal(first.catalogue.record.isHeldBack, true);
    assert.deepEqual([first.catalogue.size, other.catalogue.size], [30, 30]);
    assert.equal(other.crm.asked, 0);
  });

  it('has nobody ask while the database is gone, and one again once it is back', async () => {
    const servers = [await server(), await server()];
    await postgres.stop();
    await until(() => servers.every(({ election }) => !election.isElected));
    await Promise.all(servers.map(({ catalogue }) => catalogue.refresh()));
    assert.deepEqual(
      servers.map(({ catalogue }) => catalogue.size),
      [2, 2],
    );
    await postgres.resume();
    await until(() => servers.some(({ election }) => election.isElected));
    assert.equal(servers.filter(({ election }) => election.isElected).length, 1);
  });
});
