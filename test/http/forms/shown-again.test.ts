import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { load } from 'cheerio';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { templates } from '../../support/live-site.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { formsOfSite } from '../../support/forms/site-forms.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { type Answer, Visitor } from '../../support/visitor.ts';

const ERROR = { nl: 'Fout: ', fr: 'Erreur\u00a0: ', en: 'Error: ', de: 'Fehler: ' } as const;

describe('a form that was sent with a mistake', () => {
  let site: SiteApp;
  let visitor: Visitor;
  beforeEach(async () => {
    site = await freshApp();
    visitor = new Visitor(site);
  });

  const contact = (locale: Locale = 'nl') => templates(site, locale)['contact'] ?? '';
  const filled = { form: 'contact', ...PERSON, Content: 'Een vraag' };
  const count = async () => (await site.parts.leads.store.counts()).stored;

  for (const locale of LOCALES) {
    it(`leads to a page that can be reloaded, and says what is wrong, in ${locale}`, async () => {
      const sent = await visitor.post(contact(locale), { ...filled, Email: 'an', Name: '' });
      assert.equal(sent.status, 303);
      assert.doesNotMatch(sent.to ?? '', /An|Peeters|vraag/);
      const shown = await visitor.follow(sent);
      const again = await visitor.follow(sent);
      for (const { $ } of [shown, again]) {
        assert.ok($('title').text().startsWith(ERROR[locale]), $('title').text());
        const summary = $('.form-summary');
        assert.equal(summary.find('h2').length, 1);
        assert.match(summary.text(), /[Ee]-[Mm]ail[^:]*: \p{Lu}/u);
        for (const link of summary.find('a').toArray()) {
          const id = ($(link).attr('href') ?? '').slice(1);
          assert.equal($(`[id="${id}"]`).attr('aria-invalid'), 'true');
          const label = $(`label[for="${id}"]`).text().trim().toLowerCase();
          assert.ok(
            nameIn($(link).text().toLowerCase(), label),
            `${$(link).text()} names ${label}`,
          );
        }
        assert.equal($('[name="Content"]').val(), filled.Content);
      }
      const thanks = await visitor.send(again, { Email: PERSON.Email, Name: PERSON.Name });
      assert.match(thanks.$('html').text(), new RegExp((await newestLead(site)).reference));
    });
  }

  it('is shown again for every form of the site', async () => {
    for (const { url, use } of formsOfSite(site, 'nl')) {
      const one = new Visitor(site);
      const sent = await one.post(url, { form: use.form });
      // Steps that need no answer are accepted.
      if (use.form === 'demand-wizard' && sent.to?.includes('step=2')) continue;
      assert.equal(sent.status, 303, url);
      const { $ } = await one.follow(sent);
      assert.ok($('.form-summary a').length > 0, url);
      assert.equal($('form.form [maxlength]').length, 0, 'a text that is too long is never cut');
    }
  });

  it('is shown to nobody else, and on no other page', async () => {
    const sent = await visitor.post(contact(), { ...filled, Email: 'an' });
    const stranger = await new Visitor(site).get(sent.to ?? '');
    assert.deepEqual([stranger.status, stranger.to], [303, contact()]);
    const other = templates(site, 'nl')['question'] ?? '';
    await visitor.post(other, { form: 'property-contact', ...PERSON, Email: 'an' });
    const [one, two] = formsOfSite(site, 'nl').filter(({ use }) => use.form === 'property-contact');
    for (const { url } of [one, two].filter((form) => form !== undefined)) {
      const { status } = await visitor.get(`${url}?form=property-contact`);
      assert.equal(status, url === other ? 200 : 303);
    }
  });

  it('is answered with its page if it is too long to be kept', async () => {
    const Content = randomBytes(9000).toString('base64url');
    const { status, $ } = await visitor.post(contact(), { ...filled, Content });
    assert.equal(status, 422);
    assert.equal($('[name="Content"]').val(), Content);
    assert.match($('.form-fault').text(), /4000/);
  });

  it('keeps a text that is longer than allowed, and does not cut it', async () => {
    const Content = 'woord '.repeat(900).trim();
    const { $ } = await visitor.follow(await visitor.post(contact(), { ...filled, Content }));
    assert.equal($('[name="Content"]').val(), Content);
    assert.equal(await count(), 0);
  });

  it('is asked once about an address that looks mistyped, and accepted as it is', async () => {
    const page = await visitor.get(contact());
    const asked = await visitor.send(page, { ...filled, Email: 'an@gmail.con' });
    assert.match(asked.$('.form-fault').text(), /Bedoelt u an@gmail\.com\?/);
    const other = await visitor.send(asked, { Email: 'an@hotmial.com' });
    assert.match(other.$('.form-fault').text(), /Bedoelt u an@hotmail\.com\?/);
    assert.equal(await count(), 0);
    await visitor.send(other);
    assert.equal((await newestLead(site)).email, 'an@hotmial.com');
  });

  it('is asked once about a telephone number that nobody can call', async () => {
    const page = await visitor.get(contact());
    const asked = await visitor.send(page, { ...filled, PhoneNumber: '0475 12 34 5' });
    assert.match(asked.$('.form-fault').text(), /geen volledig telefoonnummer/);
    const other = await visitor.send(asked, { PhoneNumber: '0475 12 34' });
    assert.equal(other.$('[name="PhoneNumber"]').attr('aria-invalid'), 'true');
    assert.equal(await count(), 0);
    await visitor.send(other);
    assert.equal(await count(), 1);
    for (const PhoneNumber of ['0475 12 34 56 (na 18u)', '06-12345678', '621 123 456']) {
      const Content = PhoneNumber;
      const { to } = await visitor.post(contact(), { ...filled, PhoneNumber, Content });
      assert.match(to ?? '', /bedankt/, PhoneNumber);
    }
  });

  it('has an address in any alphabet', async () => {
    for (const Email of ['jürgen@bücher.example', 'иван@почта.рф', 'an@xn--80ak6aa92e.xn--p1ai']) {
      const answer: Answer = await visitor.post(contact(), {
        ...filled,
        Email,
        Name: Email[0] ?? '',
      });
      assert.match(answer.to ?? '', /bedankt/, Email);
    }
  });

  it('is a plain page once it is sent', async () => {
    const sent = await visitor.post(contact(), { ...filled, Email: 'an' });
    await visitor.send(await visitor.follow(sent), { Email: PERSON.Email });
    const back = await visitor.get(sent.to ?? '');
    assert.deepEqual([back.status, back.to], [303, contact()]);
    const plain = load((await visitor.follow(back)).text);
    assert.equal(plain('[name="Email"]').val(), '');
  });
});

/** Whether a message names its field, in words of its label. */
function nameIn(message: string, label: string): boolean {
  return label.split(/[\s-]+/).some((word) => word.length > 2 && message.includes(word));
}
