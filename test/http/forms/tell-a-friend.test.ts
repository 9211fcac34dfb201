import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { StoredLead } from '../../../server/services/leads/model/lead-store.ts';
import { FriendErasure } from '../../../server/services/leads/friends/friend-erasure.ts';
import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { freshApp, NOON, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';

const HOUR = 3_600_000;
let friendNumber = 0;

describe('telling a friend of a home', () => {
  let site: SiteApp;
  let home: ListItem;
  beforeEach(async () => {
    site = await freshApp();
    const [first] = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 1).items;
    assert.ok(first);
    home = first;
  });

  const pathOf = (about: ListItem = home, locale: Locale = 'nl') => {
    const links = createLinks(site.parts.source.paths, locale);
    return (isProject(about) ? links.project(about) : links.property(about)) ?? '';
  };
  const friend = () => `friend${(friendNumber += 1)}@example.be`;
  const post = (fields: object, url = pathOf(), app = site.app) =>
    request(app)
      .post(url)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ form: 'tell-a-friend', Name: 'Lieve De Smet', Email: friend(), ...fields });
  const newest = () => newestLead(site);
  const count = async () => (await site.parts.leads.store.counts()).stored;
  const mailOf = async ({ id }: StoredLead) => {
    await site.parts.leads.worker.wake();
    const { dataDir } = site.parts.config;
    return PostalMime.parse(await readFile(path.join(dataDir, 'mail', `${id}.eml`)));
  };

  for (const locale of LOCALES) {
    it(`is one mail with a fixed text, in ${locale}, and a thank-you`, async () => {
      const [project] = site.parts.source.catalogue.port('nl').projects();
      assert.ok(project);
      for (const about of [home, project]) {
        const $ = load((await request(site.app).get(pathOf(about, locale)).expect(200)).text);
        assert.equal($('details.friend').attr('open'), undefined);
        assert.equal($('.friend form').attr('action'), pathOf(about, locale));
        const Email = friend();
        const sent = await post({ Email }, pathOf(about, locale)).expect(303);
        assert.equal(sent.headers['location'], `/${locale}/bedankt/send-to-friend`);
        const thanks = load((await request(site.app).get(sent.headers['location'])).text);
        assert.equal(thanks('h1').length, 1);
        assert.equal(thanks('.thanks-plate').length, 0);
        const lead = await newest();
        assert.deepEqual(
          lead.deliveries.map(({ destination }) => destination),
          ['visitor-mail'],
        );
        const mail = await mailOf(lead);
        assert.deepEqual(
          mail.to?.map(({ address }) => address),
          [Email],
        );
        assert.match(mail.subject ?? '', /^Lieve De Smet /);
        const url = isProject(about) ? `/project/p/?id=${about.id}` : `/property?id=${about.id}`;
        for (const part of [mail.html ?? '', mail.text ?? '']) {
          assert.ok(part.includes(`/${locale}${url}`));
          assert.ok(part.includes('Lieve De Smet'));
          assert.ok(!part.includes(Email));
        }
        assert.match(mail.html ?? '', /<img src="http[^"]*\/media\//);
        assert.equal(mail.replyTo, undefined);
      }
    });
  }

  it('does not allow a text of one’s own, or several recipients', async () => {
    const before = await count();
    const names = [
      'www.buy.example',
      'https://buy.example',
      'Buy 100 pills',
      'buy.example',
      'An <b>x</b>',
      'x'.repeat(41),
      '',
    ];
    const emails = ['a@example.be, b@example.be', 'a@example.be;b@example.be', 'An <a@example.be>'];
    for (const Name of names) await post({ Name }).expect(422);
    for (const Email of emails) await post({ Email }).expect(422);
    assert.equal(await count(), before);
    await post({ Name: 'An\r\nBcc: c@example.be', Email: friend() }).expect(422);
    await post({ Name: 'J. Peeters-D’Hondt', Content: 'my own words' }).expect(303);
    const mail = await mailOf(await newest());
    assert.doesNotMatch(mail.text ?? '', /my own words/);
    assert.equal(mail.headers.filter(({ key }) => key === 'bcc' || key === 'cc').length, 0);
  });

  it('is shown again, open, with the typed values and faults', async () => {
    const answer = await post({ Name: 'Lieve', Email: 'nobody' }).expect(422);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const $ = load(answer.text);
    assert.notEqual($('details.friend').attr('open'), undefined);
    assert.equal($('.friend [name="Name"]').val(), 'Lieve');
    const email = $('.friend [name="Email"]');
    assert.equal(email.val(), 'nobody');
    assert.equal(email.attr('aria-invalid'), 'true');
    assert.match($(`#${email.attr('aria-describedby')}`).text(), /@-teken/);
    const page = load((await request(site.app).get(pathOf())).text);
    assert.equal(page('details.friend').attr('open'), undefined);
    assert.equal(page('.friend [name="Email"]').val(), '');
  });

  it('is taken where the home was before', async () => {
    const old = pathOf().replace('/te-koop/', '/te-huur/');
    assert.notEqual(old, pathOf());
    const refused = load((await post({ Name: 'Lieve', Email: 'nobody' }, old).expect(422)).text);
    assert.equal(refused('.friend [name="Name"]').val(), 'Lieve');
    assert.equal(refused('.friend form').attr('action'), pathOf());
    const before = await count();
    await post({}, old).expect(303);
    assert.equal(await count(), before + 1);
  });

  it('is limited by address, at all the servers of the site', async () => {
    const second = createApp(site.parts);
    for (let index = 0; index < 3; index++) await post({}).expect(303);
    const before = await count();
    const refused = await post({ Name: 'Lieve' }, pathOf(), second).expect(429);
    assert.equal(refused.headers['retry-after'], '3600');
    assert.match(load(refused.text)('.friend [role="alert"]').text(), /deel de link zelf/);
    assert.equal(await count(), before);
  });

  it('is limited by friend, from any sender', async () => {
    const app = createApp({ ...site.parts, config: { ...site.parts.config, trustProxy: 1 } });
    const Email = friend();
    const from = (ip: string) => post({ Email }, pathOf(), app).set('X-Forwarded-For', ip);
    await from('198.51.100.1').expect(303);
    await from('198.51.100.2').expect(303);
    await from('198.51.100.3').expect(429);
    await post({ Email: Email.toUpperCase() }, pathOf(), app)
      .set('X-Forwarded-For', '198.51.100.4')
      .expect(429);
  });

  it('is not sent if the counts or the store cannot be reached', async () => {
    const before = await count();
    await site.parts.limits.close();
    const answer = await post({}).expect(503);
    assert.match(load(answer.text)('.friend [role="alert"]').text(), /kon nu niet/);
    assert.equal(await count(), before);
  });

  it('is thanked for and not sent when a program fills in the honeypot', async () => {
    const before = await count();
    const sent = await post({ middleName: 'x' }).expect(303);
    assert.equal(sent.headers['location'], '/nl/bedankt/send-to-friend');
    assert.equal(await count(), before);
  });

  it('is refused from another site, and on pages without the form', async () => {
    await request(site.app).post(pathOf()).type('form').send({ form: 'tell-a-friend' }).expect(403);
    await post({}, '/nl/te-koop').expect(405);
    await post({ form: 'another' }).expect(405);
  });

  it('is erased an hour after it was delivered, and after four days in any case', async () => {
    const { store, worker } = site.parts.leads;
    await post({}).expect(303);
    const delivered = await newest();
    await post({}).expect(303);
    // Nothing is delivered after it.
    await worker.wake();
    const waiting = { ...(await newest()), id: `${delivered.id.slice(0, -1)}x` };
    await store.accept({
      ...waiting,
      reference: 'WAIT22',
      key: 'w',
      keySince: NOON,
      destinations: ['visitor-mail'],
    });
    const at = async (time: number) => {
      const erasure = new FriendErasure({
        store,
        eraseInOldCopies: async () => {},
        now: () => NOON + time,
        timers: new ManualTimers(),
        log: site.parts.log,
      });
      await erasure.eraseDue();
      return [await store.find(delivered.id), await store.find(waiting.id)].map(
        (lead) => lead !== undefined,
      );
    };
    assert.deepEqual(await at(HOUR), [true, true]);
    assert.deepEqual(await at(HOUR + 1), [false, true]);
    assert.deepEqual(await at(96 * HOUR), [false, true]);
    assert.deepEqual(await at(96 * HOUR + 1), [false, false]);
  });
});
