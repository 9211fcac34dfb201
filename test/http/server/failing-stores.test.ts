import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { load } from 'cheerio';
import request, { type Response } from 'supertest';
import { ManualTimers } from '../../support/manual-timers.ts';
import { cookieOf, LIEVE, postSignIn } from '../../support/owner-site.ts';
import { NOON, type SiteApp, siteApp } from '../../support/site-app.ts';
import { brokenStores, memoryStores } from '../../support/stores/memory-stores.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { filledForms, formsOfSite } from '../../support/forms/site-forms.ts';
import { foundWork } from '../../support/found-work.ts';
import type { RateLimits } from '../../../server/services/limits/rate-limits.ts';
import { FORM_NAME } from '../../../views/domain/forms/form-names.ts';
import { PROOF } from '../../../views/domain/forms/form-proof.ts';
import { FORM_KINDS } from '../../../views/forms/form-kinds.ts';

const ANSWERS: Readonly<Record<string, () => Promise<never>>> = {
  'fail at once': () => Promise.reject(new Error('gone')),
  'never answer': () => new Promise<never>(() => {}),
};
/** Delays of the deadlines of stores, in milliseconds. */
const DEADLINES = [200, 600, 2000, 30_000];

/** What `work` resolves with, and for how long it waited for stores, in milliseconds. */
async function waitedFor<T>(timers: ManualTimers, work: PromiseLike<T>): Promise<[T, number]> {
  const state = { isDone: false };
  let waited = 0;
  const result = Promise.resolve(work).finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) {
    const due = timers.waiting.find((ms) => DEADLINES.includes(ms));
    if (due !== undefined) {
      waited += due;
      timers.goOff(due);
    }
    await setImmediate();
  }
  return [await result, waited];
}

/** Limits that a test changes for others. */
function whicheverOf(limits: () => RateLimits): RateLimits {
  return {
    take: (...args) => limits().take(...args),
    peek: (...args) => limits().peek(...args),
    giveBack: (...args) => limits().giveBack(...args),
    forget: (...args) => limits().forget(...args),
    close: () => limits().close(),
  };
}

function post({ app }: Pick<SiteApp, 'app'>, path: string, fields: object, cookie = '') {
  return request(app)
    .post(path)
    .type('form')
    .set('Sec-Fetch-Site', 'same-origin')
    .set('Cookie', cookie)
    .send(fields);
}

const question = (site: Pick<SiteApp, 'app'>) =>
  post(site, '/nl/contact', { ...PERSON, Content: 'Is de tuin op het zuiden?' });

describe('stores in memory', () => {
  it('serve the whole site: nothing but an adapter needs SQLite', async () => {
    const stores = memoryStores();
    const site = await siteApp({ stores });
    await question(site).expect(303);
    assert.equal((await stores.leads.counts()).stored, 1);
    const cookie = cookieOf(await postSignIn(site, LIEVE).expect(303));
    const { text } = await request(site.app).get('/nl/login').set('Cookie', cookie).expect(200);
    assert.match(load(text)('.owner-card').text(), /Leuven/);
    assert.ok(await stores.catalogueCopies.read());
  });
});

for (const [what, answer] of Object.entries(ANSWERS)) {
  describe(`stores that ${what}`, () => {
    const timers = new ManualTimers();
    let site: SiteApp;
    before(async () => {
      const stores = brokenStores(answer);
      [site] = await waitedFor(timers, siteApp({ stores, timers }));
    });

    const unanswered = (answered: Response, waited: number) => {
      assert.equal(answered.status, 503);
      assert.ok(waited <= 1000, `${waited} ms`);
      assert.equal(answered.headers['cache-control'], 'no-store');
    };

    it('cost no page that does not need them', async () => {
      const list = await request(site.app).get('/nl/te-koop').expect(200);
      const home = load(list.text)('a.card-link, .card a, article a').attr('href') ?? '';
      assert.match(home, /^\/nl\/./);
      // The list is cached now.
      for (const path of ['/nl/ons-aanbod', '/nl/te-koop', home, '/nl/contact', '/nl/login']) {
        const { status, headers } = await request(site.app).get(path);
        assert.equal(status, 200, `${path} ${headers['location']}`);
      }
    });

    it('are a 503 for a form within 1 s, with what was typed', async () => {
      const [answered, waited] = await waitedFor(timers, question(site));
      unanswered(answered, waited);
      const $ = load(answered.text);
      assert.equal($('[name="Content"]').val(), 'Is de tuin op het zuiden?');
      for (const [name, value] of Object.entries(PERSON)) {
        assert.equal($(`[name="${name}"]`).val(), value);
      }
      assert.match($('[role="alert"] a').attr('href') ?? '', /^tel:/);
    });

    it('are a 503 for every form within 1 s', async () => {
      const { proofs } = site.parts.leads;
      const placed = new Map(formsOfSite(site, 'nl').map((one) => [one.use.form, one]));
      assert.deepEqual([...placed.keys()].sort(), Object.keys(FORM_KINDS).sort());
      for (const one of placed.values()) {
        const { values } = filledForms(one)[0]!;
        const fields = {
          ...values,
          [FORM_NAME]: one.use.form,
          [PROOF]: foundWork(proofs.issue(NOON - 60_000)),
        };
        const [answered, waited] = await waitedFor(timers, post(site, one.url, fields));
        unanswered(answered, waited);
      }
    });

    it('are a 503 for a sign-in within 1 s', async () => {
      const [answered, waited] = await waitedFor(timers, postSignIn(site, LIEVE));
      unanswered(answered, waited);
      assert.match(load(answered.text)('[role="alert"]').text(), /storing bij ons/);
    });

    it('leave a crash report unlogged, and say why', async () => {
      const report = request(site.app)
        .post('/api/error')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({ module: 'Gallery', error: 'x' });
      const [{ status }] = await waitedFor(timers, report);
      assert.equal(status, 204);
      assert.ok(site.lines.some(({ msg }) => msg === 'crash reports cannot be counted'));
      assert.ok(!site.lines.some(({ msg }) => msg === 'a module crashed in a browser'));
    });

    it('lose no lead when they are only the counts', async () => {
      const memory = memoryStores();
      let limits = brokenStores(answer).limits;
      const stores = { ...memory, limits: whicheverOf(() => limits) };
      let now = NOON;
      const opening = siteApp({ stores, timers, now: () => now });
      const [counting] = await waitedFor(timers, opening);
      const { worker } = counting.parts.leads;
      const [{ status }, waited] = await waitedFor(timers, question(counting));
      assert.equal(status, 303);
      assert.ok(waited <= 400, `${waited} ms`);
      assert.equal((await stores.leads.counts()).stored, 1);
      // The confirmation is counted and sent once it can be.
      await waitedFor(timers, worker.wake());
      const isSent = async () => {
        const [lead] = await stores.leads.list(1);
        return lead?.deliveries.find(({ destination }) => destination === 'visitor-mail')?.state;
      };
      assert.equal(await isSent(), 'waiting');
      limits = memory.limits;
      now += 15 * 60_000;
      await worker.wake();
      assert.equal(await isSent(), 'delivered');
    });
  });
}
