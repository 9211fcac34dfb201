import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import {
  ANNE,
  cookieOf,
  LIEVE,
  MARLENE,
  type OwnerSite,
  ownerSite,
  postSignIn,
  signIn,
} from '../../support/owner-site.ts';

describe('the sign-in of owners', () => {
  let site: OwnerSite;
  beforeEach(async () => {
    site = await ownerSite();
  });

  const get = (path: string, cookie = '') => request(site.app).get(path).set('Cookie', cookie);

  for (const locale of LOCALES) {
    it(`is a form in ${locale}, not cached and without third parties`, async () => {
      const answer = await get(`/${locale}/login`).expect(200);
      const $ = load(answer.text);
      assert.equal($('.sign-in-form form').attr('action'), `/${locale}/login`);
      assert.equal($('[name="email"]').attr('type'), 'email');
      assert.equal($('[name="password"]').attr('type'), 'password');
      assert.equal($('.sign-in-form form[novalidate] [aria-required=true]').length, 2);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.match($('meta[name="robots"]').attr('content') ?? '', /noindex/);
      assert.doesNotMatch(answer.headers['content-security-policy'] ?? '', /https?:/);
      const foreign = '[data-third-parties], #consent, #popup, #chat, [data-consent]';
      assert.equal($(foreign).length, 0);
      assert.equal(answer.get('Set-Cookie'), undefined);
    });
  }

  it('is found at /login in the visitor’s language, and from the header, drawer and footer', async () => {
    const answer = await get('/login').set('Accept-Language', 'de').expect(302);
    assert.equal(answer.headers['location'], '/de/login');
    assert.equal(answer.headers['cache-control'], 'no-store');
    const $ = load((await get('/de/zu-verkaufen')).text);
    for (const place of ['.header-side', '.drawer', '.footer']) {
      assert.equal($(`${place} a[href="/de/login"]`).length, 1, place);
    }
  });

  it('signs an owner in, who sees their homes with unpublished data', async () => {
    const answer = await postSignIn(site, ANNE, { path: '/fr/login' }).expect(303);
    assert.equal(answer.headers['location'], '/fr/login/historique/71019');
    assert.equal(answer.headers['cache-control'], 'no-store');
    const page = await get('/fr/login', cookieOf(answer)).expect(200);
    const $ = load(page.text);
    assert.equal($('.owner-card').length, 1);
    assert.equal($('.owner-card a').length, 0);
    assert.match($('.owner-card').text(), /Vendu/);
    assert.match($('.owner-card').text(), /\d{4,} Dinant/);
    assert.equal(page.headers['cache-control'], 'no-store');
    const two = load((await get('/de/login', await signIn(site, MARLENE))).text);
    assert.equal(two('.owner-card').length, 2);
  });

  it('says the same above the form whatever was wrong, focused, with both fields marked', async () => {
    const bodies = [];
    for (const typed of [
      { ...LIEVE, password: 'wrong' },
      { email: 'nobody@mail.example', password: 'wrong' },
      { email: 'no e-mail', password: LIEVE.password },
      { ...LIEVE, password: `${LIEVE.password}x`.repeat(100) },
    ]) {
      const answer = await postSignIn(site, typed).expect(401);
      const $ = load(answer.text);
      assert.equal($('[name="email"]').attr('value'), typed.email);
      assert.equal($('[name="password"]').attr('value'), undefined);
      const alert = $('.form-summary[role="alert"][autofocus][tabindex="-1"]');
      assert.match(alert.text(), /klopt niet/);
      assert.match($('title').text(), /^Fout: /);
      assert.equal(alert.next('form').length, 1);
      assert.equal($('[aria-invalid="true"][aria-describedby="owner-summary"]').length, 2);
      for (const name of ['email', 'password']) {
        assert.equal(alert.find(`a[href="#owner-${name}"]`).length, 1);
      }
      assert.ok(!$.html('.sign-in-form').includes(typed.password));
      bodies.push($('main').text());
      assert.equal(answer.get('Set-Cookie'), undefined);
    }
    assert.equal(new Set(bodies).size, 1);
  });

  it('asks for what is missing beside the field, by 422', async () => {
    const answer = await postSignIn(site, { email: ' ', password: 'x' }).expect(422);
    const $ = load(answer.text);
    assert.equal($('.form-field-failed [name="email"]').length, 1);
    assert.equal($('.form-field-failed [name="password"]').length, 0);
    assert.equal($('#owner-email').attr('aria-describedby'), 'owner-email-fault');
    assert.match($('title').text(), /^Fout: /);
    await postSignIn(site, {}).expect(422);
  });

  it('is refused to another site, and takes nothing but a form', async () => {
    const post = () => request(site.app).post('/nl/login');
    await post().type('form').set('Sec-Fetch-Site', 'cross-site').send(LIEVE).expect(403);
    await post().set('Sec-Fetch-Site', 'same-origin').send(LIEVE).expect(415);
    await request(site.app).put('/nl/login').set('Sec-Fetch-Site', 'same-origin').expect(405);
    await get('/nl/login/sign-out').expect(405);
  });

  describe('tried by force', () => {
    const wrong = { ...LIEVE, password: 'wrong' };
    const from = (address: string, typed = wrong, app = site.app) =>
      postSignIn({ app }, typed).set('X-Forwarded-For', address);

    beforeEach(async () => {
      site = await ownerSite({ config: { trustProxy: 1 } });
    });

    it('waits after five failures of an account from an address, at both servers', async () => {
      const other = await ownerSite({ ...site, config: { trustProxy: 1 } });
      for (const app of [site.app, other.app, site.app, other.app, site.app]) {
        await from('203.0.113.1', wrong, app).expect(401);
      }
      const refused = await from('203.0.113.1', LIEVE, other.app).expect(429);
      const retryAfter = Number(refused.headers['retry-after']);
      assert.ok(retryAfter > 14 * 60 && retryAfter <= 15 * 60, `${retryAfter}`);
      assert.match(load(refused.text)('.sign-in-form [role="alert"]').text(), /kwartier/);
      await from('203.0.113.2', LIEVE).expect(303);
      await from('203.0.113.1', ANNE).expect(303);
      site.clock.now += retryAfter * 1000;
      await from('203.0.113.1', LIEVE).expect(303);
    });

    it('counts an account as one however its e-mail is written', async () => {
      for (const email of ['LIEVE.claes@mail.example', ' lieve.claes@mail.example']) {
        await from('203.0.113.1', { ...wrong, email });
      }
      for (let left = 3; left > 0; left -= 1) await from('203.0.113.1').expect(401);
      await from('203.0.113.1').expect(429);
    });

    it('waits after thirty failures from an address in an hour, whatever the account', async () => {
      const crm = { signIn: async () => undefined };
      const quick = await ownerSite({ config: { trustProxy: 1 }, crm });
      for (let n = 0; n < 30; n += 1) {
        const typed = { email: `a${n}@mail.example`, password: 'x' };
        await from('203.0.113.1', typed, quick.app).expect(401);
      }
      const last = await from('203.0.113.1', LIEVE, quick.app).expect(429);
      assert.ok(Number(last.headers['retry-after']) > 59 * 60);
      await from('203.0.113.2', LIEVE, quick.app).expect(401);
    });

    it('counts attempts that are made at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => from('203.0.113.1')));
      assert.equal(answers.filter(({ status }) => status === 401).length, 5);
      assert.equal(answers.filter(({ status }) => status === 429).length, 3);
    });

    it('never waits after successes', async () => {
      for (let n = 0; n < 7; n += 1) await from('203.0.113.1', LIEVE).expect(303);
    });
  });

  it('lets in an owner of whom the CRM has no home, who reads whom to call', async () => {
    const { crm } = site.parts.owners;
    const lieve = (await crm.signIn(LIEVE.email, LIEVE.password, 'nl'))!;
    const signsIn = async () => ({ ...lieve, propertyIds: [] });
    const bare = await ownerSite({ crm: { signIn: signsIn, homes: async () => [] } });
    const answer = await postSignIn(bare, LIEVE).expect(303);
    assert.equal(answer.headers['location'], '/nl/login');
    const page = await request(bare.app).get('/nl/login').set('Cookie', cookieOf(answer));
    const $ = load(page.text);
    assert.equal(page.status, 200);
    assert.match($('main').text(), /geen pand op uw naam.*bel ons/);
    assert.match($('main .button[href^="tel:"]').text(), /^\+32/);
  });

  it('says that the CRM is down, which counts as no failure', async () => {
    let isDown = true;
    const { crm } = site.parts.owners;
    const down = await ownerSite({
      crm: {
        signIn: (...given) => (isDown ? Promise.reject(new Error('down')) : crm.signIn(...given)),
      },
    });
    for (let n = 0; n < 6; n += 1) {
      const answer = await postSignIn(down, LIEVE).expect(503);
      assert.match(
        load(answer.text)('.sign-in-form [role="alert"]').text(),
        /wachtwoord ligt het niet/,
      );
      assert.ok(answer.headers['retry-after']);
    }
    isDown = false;
    await postSignIn(down, LIEVE).expect(303);
  });

  it('takes passwords in turn by address; who floods it waits alone, and has used up attempts', async () => {
    let open: (() => void) | undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const order: string[] = [];
    const crm = {
      signIn: async (email: string) => {
        order.push(email);
        await opened;
        return undefined;
      },
    };
    const busy = await ownerSite({ config: { trustProxy: 1 }, crm });
    const from = (address: string, email: string) =>
      postSignIn(busy, { email, password: 'x' }).set('X-Forwarded-For', address);
    // Three are checked, ten more of the address wait, and the others are refused.
    const flood = Array.from({ length: 20 }, (_, n) => from('203.0.113.1', `a${n}@mail.example`));
    const answers = Promise.all(flood);
    const refused = await Promise.any(
      flood.map(async (one) => {
        const answer = await one;
        return answer.status === 503 ? answer : Promise.reject(new Error('not refused'));
      }),
    );
    assert.match(load(refused.text)('.form-summary').text(), /tegelijk/);
    const other = from('203.0.113.9', 'other@mail.example').then(({ status }) => status);
    while (busy.parts.owners.queue.waiting < 11) await new Promise(setImmediate);
    open?.();
    assert.equal(await other, 401);
    assert.ok(order.indexOf('other@mail.example') < 6, order.join());
    const statuses = (await answers).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 503).length, 7);
    // Ten attempts of thirty are left: those that found the queue full were counted.
    for (let n = 0; n < 10; n += 1) await from('203.0.113.1', `b${n}@mail.example`).expect(401);
    await from('203.0.113.1', 'c@mail.example').expect(429);
  });

  it('refuses, too, if attempts cannot be counted: guessing is never unlimited', async () => {
    await site.parts.limits.close();
    const answer = await postSignIn(site, LIEVE).expect(503);
    assert.match(load(answer.text)('.sign-in-form [role="alert"]').text(), /storing bij ons/);
  });

  it('shows the demo’s accounts only where the site is on loopback', async () => {
    assert.equal(load((await get('/nl/login')).text)('.demo-accounts').length, 1);
    const real = await ownerSite({
      config: { siteUrl: 'https://kadelinde.example', trustProxy: 1 },
    });
    const page = await request(real.app)
      .get('/nl/login')
      .set('Host', 'kadelinde.example')
      .set('X-Forwarded-Proto', 'https')
      .expect(200);
    assert.equal(load(page.text)('.demo-accounts').length, 0);
    assert.ok(!page.text.includes(LIEVE.password));
  });
});
