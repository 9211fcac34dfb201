import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import request, { type Test } from 'supertest';
import { refreshOnRequest } from '../../../server/services/catalogue/refresh-on-request.ts';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { AgencyContent } from '../../../server/services/crm/emulator/emulated-agency.ts';
import { agencyEstates } from '../../../server/services/crm/whise-emulator/agency-estates.ts';
import { emulatedCrm } from '../../crm/http/emulated-crm.ts';
import { emulatedWhise } from '../../crm/whise/emulated-whise.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { runCommand } from '../../support/run-command.ts';
import { NOON, type SiteApp, siteApp, temporaryDataDir } from '../../support/site-app.ts';
import { brokenStores, memoryStores } from '../../support/stores/memory-stores.ts';

const SECRET = 'of-the-hook-'.repeat(4);
const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
/** What Whise sends (docs/whise.md). */
const BODY =
  '{"clientId":90001,"officeId":90011,"userId":7,"events":[{"name":"estate_update","objectId":900001}]}';
const SECONDS = String(NOON / 1000);

function hookSite(options: Parameters<typeof siteApp>[0] = {}): Promise<SiteApp> {
  return siteApp({ ...options, env: { CRM_HOOK_SECRET: SECRET, ...options.env } });
}

function signed(sent: Test, { body = '', time = SECONDS, key = SECRET } = {}): Test {
  const hmac = createHmac('sha256', key).update(`msg_1.${time}.${body}`).digest('base64');
  return sent
    .set({ 'webhook-id': 'msg_1', 'webhook-timestamp': time })
    .set('webhook-signature', `v1a,of-another-kind v1,${hmac}`);
}

describe('a report of the CRM', () => {
  const stores = memoryStores();
  const { refreshRequests } = stores;
  let site: SiteApp;
  before(async () => {
    site = await hookSite({ stores });
  });

  const report = () => request(site.app).post('/hooks/crm');
  const taken = async (sent: Test) => {
    const before = await refreshRequests.count();
    await sent.expect(200);
    assert.equal(await refreshRequests.count(), before + 1);
  };
  const refused = async (sent: Test, status = 401) => {
    const before = await refreshRequests.count();
    const answer = await sent.expect(status);
    assert.equal(await refreshRequests.count(), before);
    return answer;
  };

  it('is taken with the secret, by a header or by its address', async () => {
    await taken(report().set('Authorization', `Bearer ${SECRET}`));
    await taken(
      report().query({ token: SECRET }).set('Content-Type', 'application/json').send(BODY),
    );
  });

  it('is taken signed, with and without a body', async () => {
    await taken(signed(report()));
    await taken(
      signed(report(), { body: BODY }).set('Content-Type', 'application/json').send(BODY),
    );
  });

  it('is refused without the secret, with another one, and signed otherwise', async () => {
    const site401 = () => request(site.app).post('/hooks/crm').set('X-Forwarded-For', '192.0.2.1');
    await refused(site401());
    await refused(site401().set('Authorization', 'Bearer other'));
    await refused(site401().set('Authorization', 'Bearer other').query({ token: SECRET }));
    await refused(site401().query({ token: 'other' }));
    await refused(signed(site401(), { key: 'other' }));
    await refused(signed(site401(), { time: String(NOON / 1000 - 301) }));
    await refused(signed(site401(), { time: String(NOON / 1000 + 301) }));
    await refused(signed(site401(), { body: BODY }).send(`${BODY} `));
  });

  it('is refused with 429 after ten wrong ones of an address', async () => {
    const answers = [];
    for (let time = 0; time < 12; time += 1) answers.push(await report());
    const last = answers.at(-1)!;
    assert.equal(last.status, 429);
    assert.ok(Number(last.headers['retry-after']) > 0);
    await taken(report().set('Authorization', `Bearer ${SECRET}`));
  });

  it('is posted, and no page of another method', async () => {
    const { headers } = await request(site.app).get('/hooks/crm').expect(405);
    assert.equal(headers['allow'], 'POST');
    await refused(report().set('Authorization', `Bearer ${SECRET}`).send('x'.repeat(300_000)), 413);
  });

  it('is not logged with its secret', async () => {
    await taken(report().query({ token: SECRET }));
    assert.ok(!JSON.stringify(site.lines).includes(SECRET.slice(0, 11)));
  });

  it('has no address where no secret is configured', async () => {
    const { app } = await siteApp();
    await request(app).post('/hooks/crm').set('Authorization', `Bearer ${SECRET}`).expect(403);
    await request(app).get('/hooks/crm').expect(404);
  });

  it('is 503 while it cannot be kept, and taken while it cannot be counted', async () => {
    const broken = brokenStores(() => Promise.reject(new Error('gone')));
    const authorized = { Authorization: `Bearer ${SECRET}` };
    const without = await hookSite({
      stores: { ...memoryStores(), refreshRequests: broken.refreshRequests },
    });
    await request(without.app).post('/hooks/crm').set(authorized).expect(503);
    const uncounted = await hookSite({ stores: { ...memoryStores(), limits: broken.limits } });
    await request(uncounted.app).post('/hooks/crm').set(authorized).expect(200);
  });
});

/** A CRM of either wire that holds the demo agency. */
interface Wire {
  env: Record<string, string>;
  replace(content: AgencyContent): void;
  close(): Promise<void>;
}
const WIRES: Readonly<Record<string, (content: AgencyContent) => Promise<Wire>>> = {
  Omnicasa: async (content) => {
    const { agency, ...crm } = await emulatedCrm(content);
    return { ...crm, replace: (changed) => agency.replace(changed, Date.now()) };
  },
  Whise: async (content) => {
    const { emulator, ...crm } = await emulatedWhise(agencyEstates(content));
    const replace = (changed: AgencyContent) =>
      emulator.estates.replace(agencyEstates(changed), Date.now());
    return { ...crm, replace };
  },
};

describe('what the CRM withdraws', () => {
  let crm: Wire;
  afterEach(() => crm.close());

  for (const [how, wire] of [
    ['a report of the CRM', 'Omnicasa'],
    ['a report of the CRM', 'Whise'],
    ['npm run refresh', 'Omnicasa'],
  ] as const) {
    // Two seconds and a refresh: within ten.
    it(`is gone with the next look after ${how}, by ${wire}`, async () => {
      const content = await agencyInFiles(DEMO);
      crm = await WIRES[wire]!(content);
      const dataDir = temporaryDataDir();
      const site = await hookSite({ env: { ...crm.env, DATA_DIR: dataDir } });
      const { catalogue, paths } = site.parts.source;
      const timers = new ManualTimers();
      const log = createLog('silent');
      refreshOnRequest(catalogue, site.parts.refreshRequests, { timers, log, random: () => 0 });
      const [gone, secret] = catalogue.data.homes.filter(
        ({ status, publishAddress }) => status === 1 && publishAddress,
      );
      assert.ok(gone && secret?.street);
      const url = createLinks(paths, 'nl').property(gone);
      assert.ok(url);
      await request(site.app).get(url).expect(200);
      const homes = content.homes.map((home) => {
        if (home.id === gone.id) return { ...home, status: 0 };
        return home.id === secret.id ? { ...home, publishAddress: false } : home;
      });
      crm.replace({ ...content, homes });
      if (how === 'npm run refresh') {
        const { code } = await runCommand('server/commands/refresh.ts', [], { DATA_DIR: dataDir });
        assert.equal(code, 0);
        const elsewhere = { DATA_DIR: path.join(dataDir, 'typo') };
        assert.equal((await runCommand('server/commands/refresh.ts', [], elsewhere)).code, 1);
        assert.equal(existsSync(elsewhere.DATA_DIR), false);
      } else {
        await signed(request(site.app).post('/hooks/crm')).expect(200);
      }
      timers.goOff(2000);
      while (timers.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
      const { status } = await request(site.app).get(url);
      assert.ok([404, 410].includes(status), String(status));
      const shown = catalogue.data.homes.find(({ id }) => id === secret.id);
      assert.equal(shown?.street, '');
    });
  }
});
