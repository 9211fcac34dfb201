import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';

describe('the mails about a lead', () => {
  let site: SiteApp;
  before(async () => {
    site = await freshApp();
  });

  /** @param manager id of the home's manager. */
  async function send(locale: Locale, manager = 1, Email = 'an@example.be') {
    const { paths, catalogue } = site.parts.source;
    const { items } = catalogue.port('nl').list(emptyQuery('sale'), 100);
    const home = items.find((one) => one.manager?.id === manager);
    assert.ok(home);
    await request(site.app)
      .post(createLinks(paths, locale).itemForm('question', home) ?? '')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ FirstName: 'An', Name: 'Peeters', Email, IsReceivedEmail: '1' })
      .send({ PhoneNumber: '0470 12 34 56', Content: `Bonjour ${locale}` })
      .expect(303);
    const lead = await newestLead(site);
    await site.parts.leads.worker.wake();
    const read = (name: string) =>
      readFile(path.join(site.parts.config.dataDir, 'mail', `${name}.eml`));
    return {
      home,
      lead,
      toAgency: await PostalMime.parse(await read(lead.id)),
      toVisitor: await PostalMime.parse(await read(`${lead.id}.visitor`)),
    };
  }

  it("are the agency's in its language and the visitor's in theirs", async () => {
    const { home, lead, toAgency, toVisitor } = await send('fr');
    const [nl, fr] = [site.parts.source.i18n.t('nl'), site.parts.source.i18n.t('fr')];
    const { reference } = lead;

    assert.equal(toAgency.to?.[0]?.address, home.manager?.email);
    assert.match(
      toAgency.subject ?? '',
      RegExp(`^${nl('forms.kind.question')} · .+ \\(${home.id}\\) · An`),
    );
    const text = toAgency.text ?? '';
    for (const words of [
      nl('mail.answerNote'),
      nl('forms.fields.Content'),
      nl('forms.fields.IsReceivedEmail'),
      nl('forms.yes'),
      nl('mail.language'),
      'Frans',
      `/nl/property?id=${home.id}`,
      'Bonjour fr',
    ]) {
      assert.ok(text.includes(words), words);
    }
    for (const words of [fr('forms.fields.Content'), fr('forms.fields.IsReceivedEmail')]) {
      assert.ok(!text.includes(words), words);
    }
    const $ = load(toAgency.html ?? '');
    assert.equal($('html').attr('lang'), 'nl');
    const answer = decodeURIComponent($('a[href^="mailto:"]').first().attr('href') ?? '');
    assert.ok(answer.includes(`${fr('forms.kind.question')} ${reference}`), answer);

    assert.equal(toVisitor.to?.[0]?.address, 'an@example.be');
    assert.ok(toVisitor.subject?.startsWith(`${fr('forms.kind.question')} ${reference}`));
    assert.ok(!toVisitor.text?.includes('Bonjour fr'));
    assert.ok(toVisitor.text?.includes(`/fr/property?id=${home.id}`));
    assert.equal(load(toVisitor.html ?? '')('html').attr('lang'), 'fr');
  });

  it("are in the language of the manager's office, whatever the visitor's is", async () => {
    const languages = [];
    for (const [locale, manager] of [
      ['nl', 5],
      ['nl', 7],
      ['de', 7],
      ['fr', 1],
    ] as const) {
      const { toAgency, toVisitor } = await send(
        locale,
        manager,
        `an-${locale}-${manager}@example.be`,
      );
      const languageOf = (html = '') => load(html)('html').attr('lang');
      assert.equal(languageOf(toVisitor.html), locale);
      const language = languageOf(toAgency.html) as Locale;
      const kind = site.parts.source.i18n.t(language)('forms.kind.question');
      assert.ok(toAgency.subject?.startsWith(`${kind} · `), toAgency.subject ?? '');
      languages.push(language);
    }
    assert.deepEqual(languages, ['fr', 'de', 'de', 'nl']);
  });

  it('do not name a language if both have the same', async () => {
    const { toAgency } = await send('nl');
    assert.ok(!toAgency.text?.includes(site.parts.source.i18n.t('nl')('mail.language')));
  });
});
