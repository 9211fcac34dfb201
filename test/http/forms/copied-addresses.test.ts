import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime, { type Email } from 'postal-mime';
import request from 'supertest';
import { formContent } from '../../../server/services/leads/model/form-content.ts';
import { newFriendMessage } from '../../../server/services/leads/friends/friend-message.ts';
import { newLead } from '../../../server/services/leads/model/new-lead.ts';
import { newProofRequest } from '../../../server/services/leads/proofs/proof-request.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { filledForms, formsOfSite, type PlacedForm } from '../../support/forms/site-forms.ts';
import { freshApp, NOON, sharedApp, type SiteApp } from '../../support/site-app.ts';

/** Zero-width signs, soft hyphens and word joiners: an address that is copied with one is wrong. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]/;

describe('the addresses in mails', () => {
  let site: SiteApp;
  let placed: PlacedForm[];
  /** Every mail of every form in every language, by its file. */
  let mails: Map<string, Email>;
  before(async () => {
    const shared = await sharedApp();
    placed = LOCALES.flatMap((locale) => formsOfSite(shared, locale));
    site = await freshApp();
    const { store, worker } = site.parts.leads;
    const seen = new Set<string>();
    for (const one of placed) {
      const { ctx, use } = one;
      if (seen.has(`${use.form} ${ctx.locale}`)) continue;
      seen.add(`${use.form} ${ctx.locale}`);
      const [filled] = filledForms(one);
      const content = formContent(ctx, () => ctx, use, filled!.values);
      const lead = newLead({ form: use.form, content, key: undefined, visitor: one.url }, NOON);
      await store.accept(lead, newProofRequest(lead, content, NOON));
    }
    const about = placed.find(({ use }) => use.about)!;
    const friend = { email: 'piet@mail.example', recipient: 'of-piet' };
    await store.accept(newFriendMessage(about.ctx, about.use.about!, friend, NOON));
    await worker.wake();
    const folder = path.join(site.parts.config.dataDir, 'mail');
    const names = await readdir(folder);
    const read = names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
      return [name, mail] as const;
    });
    mails = new Map(await Promise.all(read));
    assert.ok(mails.size > seen.size * 2, String(mails.size));
  });

  it('have no sign that is not seen, in the subject, the text or the HTML', () => {
    for (const [name, { subject = '', text = '', html = '' }] of mails) {
      for (const part of [subject, text, load(html).text(), html])
        assert.doesNotMatch(part, UNSEEN, `${name}: ${subject}`);
    }
  });

  it('are whole where they are shown, and those that their links write to', () => {
    const shown = new Set<string>();
    for (const [name, { html = '' }] of mails) {
      const $ = load(html);
      for (const link of $('a[href^="mailto:"]').get()) {
        const text = $(link).text();
        const address = decodeURIComponent(new URL(link.attribs['href']!).pathname);
        if (!text.includes('@')) continue;
        assert.equal(text, address, name);
        shown.add(text);
      }
    }
    assert.ok(shown.has('an@example.be') && shown.size > 1, [...shown].join());
  });

  it('lead, in the mail about a document, to that document', async () => {
    const ofDocuments = [...mails].filter(([, { html = '' }]) => /\/messages\/file\//.test(html));
    assert.equal(ofDocuments.length, LOCALES.length);
    for (const [name, { html = '', text = '' }] of ofDocuments) {
      assert.match(name, /\.visitor\.eml$/);
      const href = load(html)('a[href*="/messages/file/"]').attr('href') ?? '';
      assert.ok(text.includes(href), name);
      const { pathname, search } = new URL(href);
      const { headers } = await request(site.app)
        .get(pathname + search)
        .expect(303);
      const file = await request(site.app)
        .get(headers['location'] ?? '')
        .expect(200);
      assert.match(file.headers['content-disposition'] ?? file.type, /pdf/);
    }
  });
});
