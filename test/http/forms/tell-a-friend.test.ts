import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { StoredLead } from '../../../server/services/leads/model/lead-store.ts';
import { TransientErasure } from '../../../server/services/leads/transient-erasure.ts';
import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
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
      .send({ form: 'tell-a-friend', Email: friend(), ...fields });
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
        const title = site.parts.source.i18n.t(locale)('friend.title');
        assert.equal(thanks('[data-form-submission]').attr('data-form-submission'), title);
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
        assert.ok((mail.subject ?? '').endsWith(' · Kade & Linde'));
        const url = isProject(about) ? `/project/p/?id=${about.id}` : `/property?id=${about.id}`;
        for (const part of [mail.html ?? '', mail.text ?? '']) {
          assert.ok(part.includes(`/${locale}${url}`));
          assert.ok(!part.includes(Email));
        }
        assert.match(mail.html ?? '', /<img src="http[^"]*\/media\//);
        assert.equal(mail.replyTo, undefined);
      }
    });
  }

  it('does not allow a text of one’s own, or several recipients', async () => {
    const before = await count();
    const emails = ['a@example.be, b@example.be', 'a@example.be;b@example.be', 'An <a@example.be>'];
    for (const Email of emails) await shownAgain(site, post({ Email }));
    assert.equal(await count(), before);
    const Name = 'An https://buy.example\r\nBcc: c@example.be';
    await post({ Name, FirstName: Name, Content: 'my own words' }).expect(303);
    const mail = await mailOf(await newest());
    for (const part of [mail.subject, mail.text, mail.html]) {
      assert.doesNotMatch(part ?? '', /my own words|buy\.example|Bcc/);
    }
    assert.equal(mail.headers.filter(({ key }) => key === 'bcc' || key === 'cc').length, 0);
  });

  it('is shown again, open, with the typed values and faults', async () => {
    const $ = await shownAgain(site, post({ Email: 'nobody' }));
    assert.notEqual($('details.friend').attr('open'), undefined);
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
    const refused = await shownAgain(site, post({ Email: 'nobody' }, old));
    assert.equal(refused('.friend [name="Email"]').val(), 'nobody');
    assert.equal(refused('.friend form').attr('action'), pathOf());
    const before = await count();
    await post({}, old).expect(303);
    assert.equal(await count(), before + 1);
  });

  it('is limited by address, at all the servers of the site', async () => {
    const second = createApp(site.parts);
    for (let index = 0; index < 3; index++) await post({}).expect(303);
    const before = await count();
    const refused = await post({}, pathOf(), second).expect(429);
    assert.equal(refused.headers['retry-after'], '3600');
    assert.match(load(refused.text)('.friend [role="alert"]').text(), /deel de link zelf/);
    assert.equal(await count(), before);
  });

  it('is sent to a friend once for good, by any sender, however the address is written', async () => {
    const app = createApp({ ...site.parts, config: { ...site.parts.config, trustProxy: 1 } });
    let sender = 0;
    const tell = (Email: string) =>
      post({ Email }, pathOf(), app)
        .set('X-Forwarded-For', `198.51.100.${(sender += 1)}`)
        .expect(303);
    await tell('An.Peeters+vrienden@gmail.com');
    const { id } = await newest();
    await site.parts.leads.worker.wake();
    await site.parts.leads.store.eraseOne(id);
    for (const Email of [
      'anpeeters@googlemail.com',
      'AN.PEETERS@GMAIL.COM',
      'a.n.peeters@gmail.com',
    ]) {
      const again = await tell(Email);
      // Nobody learns who was written to.
      assert.equal(again.headers['location'], '/nl/bedankt/send-to-friend');
    }
    assert.equal(await count(), 0);
    const { store, recipientHash } = site.parts.leads;
    assert.equal(await store.eraseRecipient(recipientHash('anpeeters@gmail.com')), true);
    await tell('anpeeters@gmail.com');
    assert.equal(await count(), 1);
  });

  it('counts as a mail to that address, of which a stranger gets three a day', async () => {
    const { strangers } = site.parts.leads;
    const Email = friend();
    const taken = [1, 2, 3].map(() => strangers.take(Email, site.parts.now()));
    assert.ok((await Promise.all(taken)).every(({ isAllowed }) => isAllowed));
    const refused = await post({ Email: Email.toUpperCase() }).expect(429);
    assert.equal(refused.headers['retry-after'], '86400');
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
      const erasure = new TransientErasure({
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
