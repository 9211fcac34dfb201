import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { formatPrice } from '../../../views/domain/property/price.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { agencyWithoutWidget } from '../../support/forms/agency-without-widget.ts';
import { VisitTry } from '../../support/forms/visit-try.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';
import { Visitor } from '../../support/visitor.ts';

const PAGE = '/nl/bewaard';
const LIST = '/nl/te-koop';
/** Two for sale, and one that is sold. */
const HOME = '70408';
const OTHER = '71004';
const SOLD = '72047';

describe('saved homes', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ env: { SITE_DIR: agencyWithoutWidget() } });
  });
  const pageWith = (cookie: string, url = PAGE) =>
    request(site.app).get(url).set('Cookie', `saved=${cookie}`);
  const press = (fields: Record<string, string>, cookie = '') =>
    request(site.app)
      .post(PAGE)
      .set('Sec-Fetch-Site', 'same-origin')
      .set('Cookie', `saved=${cookie}`)
      .type('form')
      .send(fields);
  const setBy = (answer: request.Response) => [answer.headers['set-cookie'] ?? ''].flat().join();
  const cardsOf = ({ $ }: Pick<Awaited<ReturnType<Visitor['get']>>, '$'>) =>
    $('[data-kept]')
      .get()
      .map((card) => $(card).attr('data-kept'));

  it('can be put back as pressed last, also of several that are removed at once', async () => {
    const removed = await press({ remove: `${OTHER},${HOME}` }, `${HOME}.5-${OTHER}.6`);
    assert.match(setBy(removed), /^saved=(?:!|%21)0\.71004\.6;/);
  });

  it('are saved, shown, removed and put back without script', async () => {
    const visitor = new Visitor(site);
    const list = await visitor.get(LIST);
    const form = list.$('form#saving');
    assert.equal(form.attr('method'), 'post');
    const hearts = list.$('.card > button.heart[form=saving][name=save]');
    assert.equal(hearts.length, list.$('.card').length);
    assert.match(hearts.first().attr('aria-label') ?? '', /^Bewaar \S/);
    assert.equal(list.$('.card a .heart').length, 0);
    const action = form.attr('action') ?? '';
    for (const save of [HOME, OTHER, HOME]) {
      const answer = await visitor.post(action, { save });
      assert.equal(answer.status, 303);
      assert.equal(answer.to, `${PAGE}?save=${save}`);
    }
    const page = await visitor.get(PAGE);
    assert.deepEqual(cardsOf(page), [OTHER, HOME]);
    assert.equal(page.$('meta[name=robots]').attr('content'), 'noindex');
    const heart = page.$(`[data-kept="${OTHER}"] .heart`);
    assert.equal(heart.attr('aria-pressed'), 'true');
    const removed = await visitor.follow(
      await visitor.post(action, { [heart.attr('name') ?? '']: heart.attr('value') ?? '' }),
    );
    assert.deepEqual(cardsOf(removed), [HOME]);
    const undo = removed.$('.kept-note:not([hidden]) button[name=restore]');
    assert.equal(undo.attr('value'), OTHER);
    const back = await visitor.follow(await visitor.post(action, { restore: OTHER }));
    assert.deepEqual(cardsOf(back), [OTHER, HOME]);
  });

  it('are set in a cookie by a press alone, for a year, and no other page depends on it', async () => {
    const plain = await request(site.app).get(LIST).expect(200);
    const saved = await pageWith(`${HOME}.1-${OTHER}`, LIST).expect(200);
    assert.equal(saved.text, plain.text);
    assert.equal(saved.headers['etag'], plain.headers['etag']);
    const shown = await pageWith(HOME);
    for (const answer of [plain, saved, shown]) assert.equal(setBy(answer), '');
    assert.equal(shown.headers['cache-control'], 'no-store');
    const answer = await press({ save: HOME });
    assert.match(setBy(answer), /^saved=70408\.\d+; Max-Age=31536000; Path=\/; .*SameSite=Lax$/);
    assert.doesNotMatch(setBy(answer), /HttpOnly|Secure/);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  it('are told to a script by a status', async () => {
    const ofScript = (fields: Record<string, string>, cookie = '') =>
      press(fields, cookie).set('Accept', 'application/json');
    assert.match(setBy(await ofScript({ save: HOME }).expect(200)), /^saved=70408/);
    const homes = site.parts.source.catalogue.port('nl');
    const ids = Array.from({ length: 20_000 }, (_, index) => 60_000 + index);
    const all = ids.filter((id) => homes.property(id)).slice(0, 61);
    const full = all.slice(0, 60).join('-');
    await ofScript({ save: String(all[60]) }, full).expect(409);
    await ofScript({ save: String(all[0]) }, full).expect(200);
    const refused = await press({ save: String(all[60]) }, full).expect(303);
    const page = await pageWith(full, refused.headers['location']);
    assert.match(page.text, /role="alert"[^>]*>U hebt al 60 panden bewaard/);
  });

  it('are refused from elsewhere, and in another form than a form', async () => {
    const foreign = request(site.app).post(PAGE).set('Sec-Fetch-Site', 'cross-site');
    assert.equal(setBy(await foreign.type('form').send({ save: HOME }).expect(403)), '');
    const json = request(site.app).post(PAGE).set('Sec-Fetch-Site', 'same-origin');
    await json.send({ save: HOME }).expect(415);
    await press({ save: 'x'.repeat(70_000) }).expect(413);
  });

  it('keep what is sold, and say what the price was and how many were withdrawn', async () => {
    const page = await new Visitor(site).get(PAGE);
    assert.match(page.text, /U hebt nog niets bewaard/);
    const shown = await pageWith(`${HOME}.999000-${SOLD}.350000-99999991-99999992`);
    const { text } = shown;
    assert.ok(text.includes(`De prijs was ${String(formatPrice(999_000))}`), 'earlier price');
    assert.ok(!text.includes(String(formatPrice(350_000))), 'of a sold home no price is shown');
    assert.match(text, /card card-sold/);
    assert.match(text, /2 bewaarde panden staan niet meer in ons aanbod/);
    const tidied = await press({ tidy: '1' }, `${HOME}.999000-99999991`);
    assert.match(setBy(tidied), /^saved=70408\.999000;/);
  });

  it('are bounded and plain whatever cookie or link comes', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => 70_000 + index);
    const cookies = ['%00', '-'.repeat(5000), many.join('-'), '!.!.', `${HOME}.-5`, 'x;y', '"'];
    for (const cookie of cookies) {
      const page = await pageWith(cookie).expect(200);
      assert.ok(page.text.split('data-kept="').length <= 61, cookie);
      assert.equal((await press({ save: HOME }, cookie)).status, 303, cookie);
    }
    const links = [`homes=${many.join(',')}`, 'homes=', 'homes=<b>,-1,x', 'homes=1e9&homes=%00'];
    for (const link of links) {
      const page = await request(site.app).get(`${PAGE}?${link}`).expect(200);
      assert.match(page.text, /Een lijst die met u is gedeeld/);
      assert.ok(!page.text.includes('<b>,'), link);
      assert.equal(setBy(page), '');
    }
    for (const save of ['x', '99999991', '', '<b>', many.join(',')]) {
      const { headers } = await press({ save }).expect(303);
      assert.ok([headers['set-cookie'] ?? ''].flat().join().length < 2600, save);
    }
  });

  it('are shared by a link of ids, which saves nothing until a button is pressed', async () => {
    const visitor = new Visitor(site);
    const page = await visitor.get(`${PAGE}?homes=${HOME},${OTHER}&homes=${HOME}`);
    assert.equal(page.$('.kept .card').length, 2);
    assert.equal(page.$('[data-kept], textarea').length, 0);
    const all = page.$('button[name=save]:not(.heart)');
    assert.equal(all.attr('value'), `${HOME},${OTHER}`);
    const own = await visitor.follow(await visitor.post(PAGE, { save: all.attr('value') ?? '' }));
    assert.deepEqual(cardsOf(own), [HOME, OTHER]);
    const shared = own.$('.share-buttons input').attr('value') ?? '';
    assert.ok(shared.endsWith(`${PAGE}?homes=${HOME},${OTHER}`), shared);
    const alternate = page
      .$('.language-menu a[href^="/fr"], .languages a[href^="/fr"]')
      .attr('href');
    assert.match(decodeURIComponent(alternate ?? ''), /\/fr\/favoris\?homes=70408,71004$/);
  });

  it('are on a page in every language, and in the header of all', async () => {
    const visitor = new Visitor(site);
    for (const locale of LOCALES) {
      const home = await visitor.follow(await visitor.get(`/${locale}/home`));
      const own = home.$('header a.header-saved').attr('href') ?? '';
      const page = await visitor.get(own);
      assert.equal(page.status, 200, own);
      assert.ok(page.$('h1').text().length > 5);
    }
  });

  it('are asked for in one visit: one lead, whose mails name all', async () => {
    const form = await request(site.app).get(
      `${PAGE}?homes=${HOME}&homes=${SOLD}&homes=${OTHER}&to=visit`,
    );
    assert.equal(form.status, 303);
    assert.match(form.headers['location'] ?? '', /-70408\/[a-z-]+\?homes=71004$/);
    const visit = await VisitTry.ask(site, 'saved@example.be', {
      isWanted: ({ id }) => String(id) === HOME,
      query: `?homes=${OTHER},${SOLD},99999991`,
    });
    for (const name of ['', '.visitor']) {
      const { text = '' } = (await visit.mail(name)) ?? {};
      assert.ok(text.includes(OTHER), `${name}: ${text}`);
      assert.ok(!text.includes(SOLD), name);
    }
    const leads = await site.parts.leads.store.list(100);
    assert.equal(leads.filter(({ email }) => email === 'saved@example.be').length, 1);
    const inbox = path.join(site.parts.config.dataDir, 'inbox');
    const files = await readdir(inbox);
    const delivered = await Promise.all(
      files.map((file) => readFile(path.join(inbox, file), 'utf8')),
    );
    assert.ok(delivered.some((text) => /"furtherIds": \[\s*71004\s*\]/.test(text)));
    const confirmed = await visit.confirm('10:00');
    assert.equal(confirmed.status, 200);
    for (const name of ['.visit-1', '.visit-1.agency']) {
      assert.ok((await visit.mail(name))?.text?.includes(OTHER), name);
    }
    const none = await request(site.app).get(`${PAGE}?homes=${SOLD}&to=visit`).expect(200);
    assert.match(none.text, /Kies minstens één pand/);
  });
});
