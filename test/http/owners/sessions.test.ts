import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { load } from 'cheerio';
import { MemoryStore, type SessionData, Store } from 'express-session';
import request from 'supertest';
import type { Standing } from '../../../server/services/crm/owner-port.ts';
import {
  ANNE,
  cookieOf,
  LIEVE,
  type OwnerSite,
  ownerSite,
  postSignIn,
  signIn,
} from '../../support/owner-site.ts';
import { siteApp } from '../../support/site-app.ts';

const MINUTE = 60_000;
const HTTPS = { siteUrl: 'https://kadelinde.example', trustProxy: 1 };

describe('the sessions of owners', () => {
  let site: OwnerSite;
  beforeEach(async () => {
    site = await ownerSite();
  });

  const get = (path: string, cookie: string, { app } = site) =>
    request(app).get(path).set('Cookie', cookie);
  const signOut = (cookie: string, { app } = site) =>
    request(app)
      .post('/nl/login/sign-out')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .set('Cookie', cookie);
  /** Whose homes a request shows: the addresses on the page; '' for the sign-in. */
  const seen = async (cookie: string, at = site) => {
    const $ = load((await get('/nl/login', cookie, at).expect(200)).text);
    return $('.owner-card').text();
  };

  it('begin with a cookie that scripts and other sites do not get, and that has no end', async () => {
    const answer = await postSignIn(site, LIEVE);
    const [cookie = '', ...others] = answer.get('Set-Cookie') ?? [];
    assert.deepEqual(others, []);
    assert.match(cookie, /^owner=s%3A[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('have on https a cookie that no other host can set', async () => {
    const real = await ownerSite({ config: HTTPS });
    const answer = await postSignIn(real, LIEVE)
      .set('Host', 'kadelinde.example')
      .set('X-Forwarded-Proto', 'https')
      .expect(303);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    assert.match(cookie, /^__Host-owner=s%3A[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('end everywhere at once, at every server, and those that begin later go on', async () => {
    const other = await ownerSite(site);
    const [here, there] = [await signIn(site, LIEVE), await signIn(other, LIEVE)];
    const anne = await signIn(site, ANNE);
    const everywhere = await request(site.app)
      .post('/nl/login/sign-out-everywhere')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .set('Cookie', here)
      .expect(303);
    assert.equal(everywhere.headers['location'], '/nl/login?signed-out');
    for (const cookie of [here, there]) {
      for (const at of [site, other]) assert.equal(await seen(cookie, at), '');
    }
    assert.match(await seen(anne), /Dinant/);
    const again = await signIn(other, LIEVE);
    assert.match(await seen(again), /Leuven/);
    await signOut(anne);
    assert.match(await seen(again), /Leuven/);
  });

  it('cannot begin if TRUST_PROXY hides the https', async () => {
    const wrong = await ownerSite({ config: { ...HTTPS, trustProxy: 0 } });
    const answer = await postSignIn(wrong, LIEVE)
      .set('Host', 'kadelinde.example')
      .set('X-Forwarded-Proto', 'https')
      .expect(503);
    assert.equal(answer.get('Set-Cookie'), undefined);
    assert.ok(wrong.lines.some(({ msg }) => String(msg).includes('TRUST_PROXY')));
  });

  it('are a concern of /readyz where SITE_URL is https and TRUST_PROXY names no proxy', async () => {
    const SITE_URL = 'https://kadelinde.example';
    const concernsOf = async (env: Record<string, string>) =>
      (await siteApp({ env })).parts.concerns().filter((one) => one.includes('TRUST_PROXY'));
    assert.equal((await concernsOf({ SITE_URL })).length, 1);
    assert.deepEqual(await concernsOf({ SITE_URL, TRUST_PROXY: '1' }), []);
    assert.deepEqual(await concernsOf({}), []);
  });

  it('get a new id at sign-in, whatever cookie was planted before', async () => {
    const planted = await signIn(site, ANNE);
    const own = cookieOf(await postSignIn(site, LIEVE, { cookie: planted }));
    assert.notEqual(own, planted);
    assert.match(await seen(own), /Leuven/);
    assert.equal(await seen(planted), '');
  });

  it('are not had by a forged, unsigned, foreign or damaged cookie', async () => {
    const cookie = await signIn(site, LIEVE);
    const [id = '', signature = ''] = decodeURIComponent(cookie.slice('owner=s%3A'.length)).split(
      '.',
    );
    const other = await ownerSite({ ...site, config: {} });
    assert.match(await seen(cookie, other), /Leuven/);
    for (const forged of [
      `owner=${id}`,
      `owner=s%3A${id}`,
      `owner=s%3A${id}.`,
      `owner=s%3A${id}.${signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`,
      `owner=s%3A${id}x.${signature}`,
      `owner=s%3A.${signature}`,
      `__Host-owner=s%3A${id}.${signature}`,
      'owner=%',
      'owner=j%3A%7B%22owner%22%3A%7B%22id%22%3A8101%7D%7D',
    ]) {
      assert.equal(await seen(forged), '', forged);
    }
    assert.match(await seen(cookie), /Leuven/);
  });

  it('end after 30 minutes without a request', async () => {
    const cookie = await signIn(site, LIEVE);
    for (let n = 0; n < 3; n += 1) {
      site.clock.now += 29 * MINUTE;
      assert.match(await seen(cookie), /Leuven/);
    }
    site.clock.now += 30 * MINUTE;
    const answer = await get('/nl/login', cookie);
    assert.match(load(answer.text)('[role="status"]').text(), /Meld u opnieuw aan/);
    assert.match(
      answer.get('Set-Cookie')?.join() ?? '',
      /^owner=; Path=\/; Expires=Thu, 01 Jan 1970/,
    );
    site.clock.now -= 30 * MINUTE;
    assert.equal(await seen(cookie), '');
    const again = await postSignIn(site, LIEVE, { cookie }).expect(303);
    site.clock.now += 30 * MINUTE;
    const anew = await postSignIn(site, LIEVE, { cookie: cookieOf(again) }).expect(303);
    assert.match(await seen(cookieOf(anew)), /Leuven/);
  });

  it('tell open pages whose they are, which does not prolong them', async () => {
    const cookie = await signIn(site, LIEVE);
    const session = (sent: string) => get('/nl/login/session', sent);
    for (let minutes = 0; minutes < 29; minutes += 1) {
      const answer = await session(cookie).expect(200);
      assert.equal(answer.text, '70433');
      assert.equal(answer.headers['cache-control'], 'no-store');
      site.clock.now += MINUTE;
    }
    site.clock.now += MINUTE;
    for (const sent of [cookie, '', 'owner=s%3Aforged']) {
      assert.equal((await session(sent).expect(204)).text, '');
    }
  });

  it('end after 12 hours, however busy', async () => {
    const cookie = await signIn(site, LIEVE);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      site.clock.now += 20 * MINUTE;
      assert.match(await seen(cookie), /Leuven/, `${minutes}`);
    }
    site.clock.now += 20 * MINUTE;
    assert.equal(await seen(cookie), '');
  });

  it('end when the clock is set back, but for what clocks differ by', async () => {
    const cookie = await signIn(site, LIEVE);
    site.clock.now -= MINUTE / 2;
    assert.match(await seen(cookie), /Leuven/);
    site.clock.now -= 60 * MINUTE;
    assert.equal(await seen(cookie), '');
  });

  it('survive a restart and serve every server of the data folder', async () => {
    const cookie = await signIn(site, LIEVE);
    const other = await ownerSite(site);
    assert.match(await seen(cookie, other), /Leuven/);
    await signOut(cookie, other).expect(303);
    assert.equal(await seen(cookie), '');
  });

  it('end at sign-out, at the server and in the browser, which forgets the pages', async () => {
    const cookie = await signIn(site, LIEVE);
    const answer = await signOut(cookie).expect(303);
    assert.equal(answer.headers['location'], '/nl/login?signed-out');
    assert.equal(answer.headers['clear-site-data'], '"cache"');
    assert.match(answer.get('Set-Cookie')?.[0] ?? '', /^owner=; Path=\/; Expires=Thu, 01 Jan 1970/);
    assert.equal(await seen(cookie), '');
    const $ = load((await get('/nl/login?signed-out', '')).text);
    assert.match($('[role="status"]').text(), /afgemeld/);
    await signOut('').expect(303);
    await request(site.app).post('/nl/login/sign-out').type('form').expect(403);
  });

  describe('while the CRM has other things of the owner', () => {
    const MINUTES_LATER = 5 * MINUTE;
    /** What the CRM says now; an error: it does not answer. */
    let says: () => Promise<Standing>;
    let asked: number;
    let cookies: string[];
    beforeEach(async () => {
      asked = 0;
      const { crm } = site.parts.owners;
      const lieve = (await crm.signIn(LIEVE.email, LIEVE.password, 'nl'))!;
      says = async () => lieve.standing;
      const signsIn = async () => ({ ...lieve, standing: await says() });
      const standing = () => {
        asked += 1;
        return says();
      };
      site = await ownerSite({ crm: { standing, signIn: signsIn } });
      cookies = [await signIn(site, LIEVE), await signIn(site, LIEVE)];
    });

    for (const [what, change] of Object.entries<Standing>({
      'a changed password': { account: 'another' },
      'a withdrawn home': { homes: [] },
      'a withdrawn owner': { account: '', homes: [] },
    })) {
      it(`end within five minutes by ${what}, and a later one goes on`, async () => {
        const known = await says();
        says = async () => ({ ...known, ...change });
        site.clock.now += MINUTES_LATER;
        for (const cookie of cookies) assert.equal(await seen(cookie), '');
        const again = await signIn(site, LIEVE);
        site.clock.now += MINUTE;
        assert.match(await seen(again), /Leuven/);
      });
    }

    it('go on as long as nothing has changed, and the CRM is asked every few minutes', async () => {
      for (let minutes = 0; minutes < 20; minutes += 1) {
        site.clock.now += MINUTE;
        for (const cookie of cookies) assert.match(await seen(cookie), /Leuven/);
      }
      assert.ok(asked >= 4 && asked <= 8, String(asked));
    });

    it('go on while it does not tell, or does not answer, which is logged', async () => {
      says = async () => ({});
      site.clock.now += MINUTES_LATER;
      for (const cookie of cookies) assert.match(await seen(cookie), /Leuven/);
      says = () => Promise.reject(new Error('the CRM is down'));
      site.clock.now += MINUTES_LATER;
      for (const cookie of cookies) assert.match(await seen(cookie), /Leuven/);
      assert.ok(site.lines.some(({ msg }) => /is still one cannot be asked/.test(String(msg))));
      says = async () => ({ homes: [] });
      site.clock.now += MINUTE;
      for (const cookie of cookies) assert.equal(await seen(cookie), '');
    });

    it('keep of the account a hash alone', () => {
      const account = 'scrypt$of a password';
      const kept = site.parts.owners.standings.kept({ account, homes: [70433] });
      assert.deepEqual(kept.homes, [70433]);
      assert.match(kept.account ?? '', /^[\w-]{43}$/);
    });
  });

  it('end when the CRM no longer knows the owner', async () => {
    const cookie = await signIn(site, LIEVE);
    const other = await ownerSite({ ...site, crm: { homes: async () => undefined } });
    assert.equal(await seen(cookie, other), '');
    assert.equal(await seen(cookie), '');
  });

  it('do not exist before signing in', async () => {
    for (const answer of [
      await get('/nl/login', ''),
      await get('/nl/te-koop', ''),
      await postSignIn(site, { ...LIEVE, password: 'x' }),
    ]) {
      assert.equal(answer.get('Set-Cookie'), undefined);
    }
  });

  it('of two owners at once are two, without a byte of the other', async () => {
    const [lieve, anne] = [await signIn(site, LIEVE), await signIn(site, ANNE)];
    const bodies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => get('/nl/login', n % 2 ? anne : lieve)),
    );
    for (const [n, { text }] of bodies.entries()) {
      assert.equal(text.includes('Leuven'), n % 2 === 0);
      assert.equal(text.includes('Dinant'), n % 2 === 1);
    }
    assert.equal(await seen(''), '');
  });

  it('may be kept in any store of express-session', async () => {
    const store = new MemoryStore();
    const other = await ownerSite({ store });
    const cookie = await signIn(other, LIEVE);
    assert.match(await seen(cookie, other), /Leuven/);
    other.clock.now += 30 * MINUTE;
    assert.equal(await seen(cookie, other), '');
  });

  it('stay ended in any store when a request that is under way saves one afterwards', async () => {
    const late: (() => void)[] = [];
    let isHeld = false;
    class SlowStore extends MemoryStore {
      override set(id: string, session: SessionData, done?: (error?: unknown) => void): void {
        const save = () => super.set(id, session, done);
        if (!isHeld) return save();
        isHeld = false;
        late.push(save);
      }
    }
    const other = await ownerSite({ store: new SlowStore() });
    const cookie = await signIn(other, LIEVE);
    // From now on a request notes that the owner was seen.
    other.clock.now += MINUTE;
    isHeld = true;
    const underWay = get('/nl/login', cookie, other).then((answer) => answer);
    while (late.length === 0) await setImmediate();
    await signOut(cookie, other).expect(303);
    for (const save of late) save();
    await underWay;
    assert.equal(await seen(cookie, other), '');
  });

  describe('when their store fails', () => {
    /** A store that fails as long as it is told to. */
    class FailingStore extends Store {
      readonly #inner = new MemoryStore();
      fails = false;
      get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
        if (this.fails) done(new Error('gone'));
        else this.#inner.get(id, done);
      }
      set(id: string, session: SessionData, done?: (error?: unknown) => void): void {
        if (this.fails) done?.(new Error('gone'));
        else this.#inner.set(id, session, done);
      }
      destroy(id: string, done?: (error?: unknown) => void): void {
        if (this.fails) done?.(new Error('gone'));
        else this.#inner.destroy(id, done);
      }
    }

    let store: FailingStore;
    let cookie: string;
    beforeEach(async () => {
      store = new FailingStore();
      site = await ownerSite({ store });
      cookie = await signIn(site, LIEVE);
    });

    it('public pages are as ever, owners’ pages 503 with the phone number', async () => {
      store.fails = true;
      await get('/nl/te-koop', cookie).expect(200);
      for (const answer of [
        await get('/nl/login', cookie).expect(503),
        await postSignIn(site, LIEVE).expect(503),
        await signOut(cookie).expect(503),
      ]) {
        assert.match(load(answer.text)('[role="alert"]').text(), /storing bij ons/);
        assert.equal(answer.headers['cache-control'], 'no-store');
        assert.equal(answer.headers['retry-after'], '30');
        assert.ok(!answer.text.includes('Leuven 3'));
        assert.equal(answer.get('Set-Cookie'), undefined);
      }
      store.fails = false;
      assert.match(await seen(cookie), /Leuven/);
    });

    it('they say so as well when what a sign-in notes or gives back cannot be stored', async () => {
      const { owners, limits } = site.parts;
      const broken = () => Promise.reject(new Error('SQLITE_FULL'));
      for (const [object, method] of [
        [owners.signIns, 'note'],
        [limits, 'giveBack'],
      ] as const) {
        Object.assign(object, { [method]: broken });
        const answer = await postSignIn(site, LIEVE).expect(503);
        assert.match(load(answer.text)('[role="alert"]').text(), /storing bij ons/);
        assert.equal(answer.headers['retry-after'], '30');
        assert.equal(answer.get('Set-Cookie'), undefined);
        Reflect.deleteProperty(object, method);
        await postSignIn(site, LIEVE).expect(303);
      }
    });

    it('they say so as well when the store is only disconnected', async () => {
      store.emit('disconnect');
      await get('/nl/login', cookie).expect(503);
      store.emit('connect');
      assert.match(await seen(cookie), /Leuven/);
    });
  });
});
