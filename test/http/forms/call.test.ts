import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { ListItem } from '../../../views/domain/list/list-item.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { newestContent, newestLead } from '../../support/stored-leads.ts';
import { Visitor } from '../../support/visitor.ts';

const PHONE = '0475 12 34 56';

describe('the form by which a visitor is called', () => {
  let site: SiteApp;
  let home: ListItem;
  let visitor: Visitor;
  beforeEach(async () => {
    site = await freshApp();
    visitor = new Visitor(site);
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 100);
    // Of the office in Ghent.
    home = items.find(({ manager }) => manager?.id === 1)!;
  });

  const links = (locale: Locale) => createLinks(site.parts.source.paths, locale);
  const form = (locale: Locale = 'nl') => visitor.get(links(locale).itemForm('call', home)!);
  async function mailsOf(id: string) {
    await site.parts.leads.worker.wake();
    const folder = path.join(site.parts.config.dataDir, 'mail');
    const names = (await readdir(folder)).filter((name) => name.startsWith(id));
    return Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
  }

  for (const locale of LOCALES) {
    it(`asks a number and a time in ${locale}, and thanks without a mail`, async () => {
      const t = site.parts.source.i18n.t(locale);
      const page = await form(locale);
      assert.equal(page.status, 200);
      const names = page.$('main form.form .form-field [name]').get();
      assert.deepEqual(
        names.map((one) => page.$(one).attr('name')),
        ['PhoneNumber', 'callTime'],
      );
      assert.equal(page.$('select[name="callTime"]').val(), 'soon');
      assert.ok(page.$('main form.form').text().includes(t('forms.privacyCall')));
      const thanks = await visitor.send(page, { PhoneNumber: PHONE });
      assert.equal(thanks.$('.thanks-mail').text(), t('thanks.mail.call'));
      assert.ok(thanks.$('.thanks-answers').text().includes(PHONE));
      assert.ok(thanks.$('.thanks-answers').text().includes(t('call.soon')));
    });
  }

  it('is a lead without an address, mailed to who answers: when, where, and whom to call', async () => {
    const page = await form('fr');
    const chosen = page.$('select[name="callTime"] option').eq(3);
    await visitor.send(page, { PhoneNumber: PHONE, callTime: String(chosen.val()) });
    const { lead } = await newestContent(site);
    assert.equal(lead.kind, 'contact');
    assert.deepEqual(lead.person, {
      firstName: 'Tél.',
      name: '+32 475 12 34 56',
      phoneNumber: PHONE,
    });
    assert.equal(lead.content, `Quand pouvons-nous appeler\u00a0? ${chosen.text()}`);
    const { id, email, deliveries } = await newestLead(site);
    assert.equal(email, 'tel:+32475123456');
    assert.deepEqual(
      deliveries.map(({ destination }) => destination),
      ['agency-mail', 'crm'],
    );
    const [mail, ...others] = await mailsOf(id);
    assert.deepEqual(others, []);
    assert.equal(mail?.to?.[0]?.address, home.manager?.email);
    assert.equal(mail?.replyTo, undefined);
    assert.match(
      mail?.subject ?? '',
      /^Bel mij terug · \S+ \d+ november, \d+:\d\d–\d+:\d\d · .+ \(\d+\) · Tél\. \+32 475 12 34 56$/,
    );
    const $ = load(mail?.html ?? '');
    const hrefs = $('a')
      .get()
      .map((one) => $(one).attr('href') ?? '');
    const buttons = hrefs.filter((href) => !href.startsWith(site.parts.source.origin));
    assert.equal(buttons[0], 'tel:+32475123456');
    assert.equal(buttons[1], 'https://wa.me/32475123456');
    assert.ok(
      hrefs.every((href) => !href.startsWith('mailto:')),
      String(hrefs),
    );
    for (const text of [mail?.html, mail?.text])
      assert.doesNotMatch(text ?? '', /invalid|undefined/);
    const { deliveries: after } = await newestLead(site);
    assert.ok(after.every(({ state }) => state === 'delivered'));
  });

  it('offers the hours of the office of who answers, and no others', async () => {
    const page = await form();
    const values = page
      .$('select[name="callTime"] option')
      .get()
      .map((one) => page.$(one).val());
    // Friday noon in Brussels is 13:00: the office is closed until half past one.
    assert.deepEqual(values.slice(1, 7), [
      'soon',
      '2026-11-20 13:30-14:30',
      '2026-11-20 14:30-15:30',
      '2026-11-20 15:30-16:30',
      '2026-11-20 16:30-17:30',
      '2026-11-20 17:30-18:00',
    ]);
    const again = await visitor.send(page, {
      PhoneNumber: PHONE,
      callTime: '2026-11-22 10:00-11:00',
    });
    assert.equal(again.$('[name="callTime"]').attr('aria-invalid'), 'true');
    assert.equal(again.$('[name="PhoneNumber"]').val(), PHONE);
  });

  it('asks again for a number that lacks a digit', async () => {
    const again = await visitor.send(await form(), { PhoneNumber: '0475 12 34 5' });
    assert.match(again.$('.form-fault').text(), /ontbreekt minstens één cijfer/);
    assert.equal((await site.parts.leads.store.list(9)).length, 0);
  });

  it('is one lead when it is sent twice', async () => {
    const page = await form();
    await visitor.send(page, { PhoneNumber: PHONE });
    await visitor.send(page, { PhoneNumber: PHONE });
    assert.equal((await site.parts.leads.store.list(9)).length, 1);
  });

  it('is in no cache, and linked where people can be called', async () => {
    const { catalogue } = site.parts.source;
    const [project] = catalogue.data.projects;
    const person = catalogue.data.team.find(({ id }) => id === 7)!;
    const own = links('de');
    const pairs = [
      [own.property(home as never), own.itemForm('call', home)],
      [own.project(project!), own.itemForm('call', project!)],
      [own.person(person), own.personCall(person)],
      [own.page('team'), own.personCall(person)],
    ] as const;
    for (const [from, to] of pairs) {
      const card = await visitor.get(from!);
      assert.equal(card.$(`a[href="${to}"]`).text().trim(), 'Rückruf anfordern');
      const page = await visitor.get(to!);
      assert.equal(page.status, 200);
      assert.equal(page.$('h1').text(), 'Rufen Sie mich zurück');
    }
  });

  it('asks a person of the team, in the language of their office', async () => {
    const person = site.parts.source.catalogue.data.team.find(({ id }) => id === 7)!;
    const page = await visitor.get(links('nl').personCall(person) ?? '');
    const thanks = await visitor.send(page, { PhoneNumber: PHONE });
    assert.equal(thanks.status, 200);
    const { id } = await newestLead(site);
    const [mail] = await mailsOf(id);
    assert.equal(mail?.to?.[0]?.address, person.email);
    assert.match(mail?.subject ?? '', /^Rückruf · So bald wie möglich · \w{6} · Tel\. \+32/);
  });
});
