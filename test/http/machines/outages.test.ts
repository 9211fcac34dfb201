import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { PERSON } from '../../support/forms/typed.ts';
import { DatabaseProxy, type ProxyState } from '../../support/postgres/database-proxy.ts';
import { describePostgres, ownPostgres } from '../../support/postgres/describe-postgres.ts';
import { closeMachines, type Machine, openMachines } from '../../support/postgres/open-machines.ts';
import type { TestPostgres } from '../../support/postgres/test-postgres.ts';
import type { SiteApp } from '../../support/site-app.ts';
import { soon } from '../../support/waiting/soon.ts';

const OUTAGES: readonly [string, ProxyState][] = [
  ['accepts connections and never answers', 'is silent'],
  ['has no connection left', { refuses: '53300' }],
  ['is starting or stopping', { refuses: '57P03' }],
  ['has another password', { refuses: '28P01' }],
];

describePostgres('a site whose PostgreSQL', () => {
  let postgres: TestPostgres;
  let proxy: DatabaseProxy;
  let url: string;
  let machines: Machine[] = [];
  let refusing: SiteApp;
  let keeping: SiteApp;
  before(async () => {
    postgres = await ownPostgres();
    url = await postgres.freshDatabase();
    proxy = await DatabaseProxy.start(url);
    machines = await openMachines(proxy.through(url), [{}, { SPOOL: '1' }]);
    [refusing, keeping] = machines.map(({ site }) => site) as [SiteApp, SiteApp];
  });
  after(async () => {
    proxy.set('passes');
    await closeMachines(machines);
    await proxy.stop();
    await postgres.stop();
  });

  const ask = ({ app }: SiteApp, Content: string) =>
    request(app)
      .post('/nl/contact')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...PERSON, Content });
  /** The forms that are stored with this text. */
  const stored = async (text: string) =>
    (await postgres.query(`SELECT 1 FROM lead WHERE strpos(content, '${text}') > 0`, url)).length;
  /** Sends again while the answer is that it cannot be stored. */
  const sent = (site: SiteApp, text: string) =>
    soon(async () => void (await ask(site, text).expect(303)));

  for (const [what, state] of OUTAGES) {
    it(`${what}: shows pages, and refuses forms with what was typed or keeps them`, async () => {
      await sent(refusing, `before it ${what}`);
      proxy.set(state);
      for (const site of [refusing, keeping]) {
        for (const path of ['/nl/te-koop', '/nl/contact', '/nl/login']) {
          await request(site.app).get(path).expect(200);
        }
      }
      const text = `while it ${what}`;
      const $ = load((await ask(refusing, text).expect(503)).text);
      assert.equal($('[name="Content"]').val(), text);
      assert.match($('[role="alert"] a').attr('href') ?? '', /^tel:/);
      await ask(keeping, text).expect(303);
      assert.equal(await stored(text), 0);
      proxy.set('passes');
      await sent(refusing, `after it ${what}`);
      await soon(async () => assert.equal(await stored(text), 1));
    });
  }

  it('cuts every connection as it stops (57P01): takes the next form on another', async () => {
    await sent(refusing, 'before the end');
    await postgres.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name LIKE 'vitrine%'`,
    );
    await sent(refusing, 'after the end');
    assert.equal(await stored('after the end'), 1);
  });
});
