import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime, { type Email } from 'postal-mime';
import request from 'supertest';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { mailFolder } from '../../../server/services/mail/written-mails.ts';
import { brusselsDate, formatDate } from '../../../views/domain/format/date.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { parseConfig } from '../../../server/config.ts';
import { openStores } from '../../../server/open-stores.ts';
import { createLog } from '../../../server/platform/log.ts';
import { AlertRuns } from '../../../server/services/alerts/runs/alert-runs.ts';
import type { Stores } from '../../../server/services/stores/stores.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { siteApp, type SiteApp, temporaryDataDir } from '../../support/site-app.ts';
import { Visitor } from '../../support/visitor.ts';
import { sampleProperty } from '../../unit/views/domain/sample-property.ts';

const HOUR = 3_600_000;
/** Noon in Brussels, on a Friday. */
const NOON = Date.UTC(2026, 10, 20, 11);
const FORM = '/subscriptions/new?language=nl&list=sale&region=9000';

describe('mails about homes', () => {
  let site: SiteApp;
  let stores: Stores;
  /** As the application's own, but for that mails wait until a test looks at them. */
  let runs: AlertRuns;
  let visitor: Visitor;
  let time = NOON;
  let homes: Property[] = [];
  let asked = 0;
  const crm: CataloguePort = {
    source: 'changing',
    version: async () => String(asked),
    properties: async () => {
      asked += 1;
      return { items: homes, dropped: [] };
    },
    projects: async () => ({ items: [], dropped: [] }),
    team: async () => [],
  };
  before(async () => {
    homes = [home(1), home(2, { marquee: 2 })];
    const env = { DATA_DIR: temporaryDataDir() };
    stores = await openStores(parseConfig(env), { log: createLog('silent'), now: () => time });
    site = await siteApp({ env, stores, crm, now: () => time });
    const { catalogue } = site.parts.source;
    await catalogue.idle();
    runs = new AlertRuns({
      store: stores.savedSearches,
      seenItems: stores.seenItems,
      catalogue,
      wake: () => {},
      now: () => time,
      timers: new ManualTimers(),
      log: site.parts.log,
    });
    await runs.look();
    visitor = new Visitor(site);
  });
  after(() => stores.close());

  const home = (id: number, changes: Partial<Property> = {}) => sampleProperty({ id, ...changes });

  /** The CRM has these homes now, and an hour has passed. */
  async function lists(next: Property[]): Promise<void> {
    homes = next;
    time += HOUR;
    await site.parts.source.catalogue.refresh();
    await runs.look();
  }

  /** The mails that were written since the last call. */
  async function mails(): Promise<Email[]> {
    await site.parts.leads.worker.wake();
    const folder = mailFolder(site.parts.config.dataDir);
    const names = await readdir(folder).catch(() => []);
    const all = names.map(async (name) => {
      const file = path.join(folder, name);
      const mail = await PostalMime.parse(await readFile(file));
      await rm(file);
      return mail;
    });
    return Promise.all(all);
  }
  const mailsTo = async (email: string) =>
    (await mails()).filter(({ to }) => to?.[0]?.address === email);

  async function subscribes(email: string, fields = {}, url = FORM): Promise<void> {
    const sent = { Email: email, frequency: 'at-once', language: 'nl', ...fields };
    assert.equal((await visitor.post(url, sent)).status, 303);
    const [mail] = await mailsTo(email);
    await visitor.post(linkIn(mail, 'confirm'), {});
    await mails();
  }

  function linkIn(mail: Email | undefined, use: string): string {
    const [link] = new RegExp(`/subscriptions/${use}/\\S+`).exec(mail?.text ?? '') ?? [];
    assert.ok(link, `${use}: ${mail?.text}`);
    return link;
  }
  const urlOf = (mail: Email | undefined) => {
    const list = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    return new URL(list.slice(1, -1));
  };

  it('follow a search from its confirmation to its end', async () => {
    const email = 'els.maes@visitor.example';
    await subscribes(email);
    const drop = home(1, { price: 299_000 });
    await lists([drop, home(2), home(3), home(4, { zip: '4000', city: 'Liège' })]);
    const [mail, ...more] = await mailsTo(email);
    assert.equal(more.length, 0);
    assert.match(mail?.subject ?? '', /^Nieuws over 3 panden in Gent · /);
    const { text = '' } = mail ?? {};
    assert.match(text, /Nieuw\nRijwoning in Gent\n€\s325\.000\n\S+property\?id=3\n/);
    assert.match(text, /Prijs gedaald van €\s325\.000 naar €\s299\.000\n/);
    assert.match(text, /Terug beschikbaar\n/);
    assert.match(text, /Voor uw zoekopdracht: Te koop in Gent/);
    assert.doesNotMatch(text, /Liège|Luik/);
    assert.doesNotMatch(text, /els\.maes/i);

    // Nothing again, and nothing of a home that is hidden.
    const hide = linkIn(mail, 'hide');
    const hidden = [1, 2, 3].find((id) => hide.includes(`.${id}?`));
    assert.equal((await visitor.get(hide)).status, 200);
    assert.equal((await visitor.post(hide, {})).status, 200);
    const cheaper = [1, 2, 3].map((id) => home(id, { price: 250_000 + id }));
    await lists(cheaper);
    const [second] = await mailsTo(email);
    const ids = [...(second?.text ?? '').matchAll(/property\?id=(\d+)/g)].map(([, id]) =>
      Number(id),
    );
    assert.deepEqual(
      ids.toSorted((a, b) => a - b),
      [1, 2, 3].filter((id) => id !== hidden),
    );
    assert.match(second?.subject ?? '', /^Lagere prijs voor 2 panden in Gent · /);

    // One press in a mail program, which sends no cookie and another origin or none.
    const { pathname, search } = urlOf(second);
    const ended = await request(site.app)
      .post(pathname + search)
      .type('form')
      .send('List-Unsubscribe=One-Click');
    assert.equal(ended.status, 200);
    await lists([...cheaper, home(5)]);
    assert.deepEqual(await mailsTo(email), []);
  });

  it('show six homes, name how many more there are, and link to the list', async () => {
    const email = 'an.peeters@visitor.example';
    await subscribes(email, { language: 'fr' });
    const some = Array.from({ length: 9 }, (_, index) => home(20 + index));
    await lists([home(1), ...some]);
    const [mail] = await mailsTo(email);
    const { text = '', html = '', subject = '' } = mail ?? {};
    assert.match(subject, /^9 nouveaux biens à Gand · /);
    assert.equal(text.match(/^Nouveau$/gm)?.length, 6);
    assert.match(text, /Voici les 6 premiers\s; 3 autres se trouvent dans la liste\./);
    const list = /\/fr\/\S+region=\S+/.exec(text)?.[0] ?? '';
    assert.equal((await visitor.get(list)).status, 200);
    assert.equal(html.match(/Ne plus me montrer ce bien/g)?.length, 6);
    const one = mail?.headers.find(({ key }) => key === 'list-unsubscribe-post');
    assert.equal(one?.value, 'List-Unsubscribe=One-Click');
  });

  it('leave out what is true no more when they are late, and are dropped when nothing is left', async () => {
    const [email, other] = ['lu@visitor.example', 'mo@visitor.example'];
    const rest = homes;
    await subscribes(email);
    await subscribes(other, {}, `${FORM}&pricemax=200000`);
    await lists([...rest, home(40), home(41, { price: 150_000 })]);
    // The mail server is down; meanwhile the cheap one is sold.
    homes = [...rest, home(40), home(41, { status: 2 })];
    await site.parts.source.catalogue.refresh();
    const all = await mails();
    const to = (address: string) => all.filter((mail) => mail.to?.[0]?.address === address);
    assert.deepEqual(to(other), []);
    assert.match(to(email)[0]?.text ?? '', /id=40/);
    assert.doesNotMatch(to(email)[0]?.text ?? '', /id=41/);
    const waiting = await site.parts.leads.store.counts();
    assert.equal(waiting.waiting, 0);
  });

  it('leave out what only a search found that has ended since', async () => {
    const email = 'ria@visitor.example';
    await subscribes(email);
    await subscribes(email, {}, '/subscriptions/new?language=nl&list=rent&region=9000');
    const { changes } = await stores.savedSearches.changes(0, 1000);
    const rent = changes.find(({ search }) => search?.email === email && search.list === 'rent');
    assert.ok(rent?.search);
    await lists([...homes, home(50), home(51, { goal: 1 })]);
    const { person, id } = rent.search;
    assert.ok(await stores.savedSearches.change(person, id, { state: 'ended' }, time));
    const [mail] = await mailsTo(email);
    assert.match(mail?.text ?? '', /id=50/);
    assert.doesNotMatch(mail?.text ?? '', /id=51/);
  });

  it('have a day since which a saved home is under option', async () => {
    const { alertRuns } = site.parts;
    const shown = async () => {
      await alertRuns.look();
      const { text } = await request(site.app).get('/nl/bewaard').set('Cookie', 'saved=60.325000');
      return load(text)('[data-kept="60"] .kept-price').text();
    };
    const rest = homes;
    await lists([...rest, home(60)]);
    assert.equal(await shown(), '');
    await lists([...rest, home(60, { marquee: 2 })]);
    const day = formatDate(brusselsDate(time));
    assert.equal(await shown(), `In optie sinds ${day}`);
    time += 24 * HOUR;
    await lists([...rest, home(60, { marquee: 2, price: 320_000 })]);
    assert.equal(await shown(), `De prijs was €\u00a0325.000In optie sinds ${day}`);
    await lists([...rest, home(60)]);
    assert.equal(await shown(), '');
  });
});
