import assert from 'node:assert/strict';
import path from 'node:path';
import { fileMailer } from '../../server/services/mail/file-mailer.ts';
import { leadMail } from '../../server/services/mail/lead-mail.ts';
import { strangerMail } from '../../server/services/mail/strangers/stranger-mail.ts';
import { type Locale, LOCALES } from '../../views/domain/locale.ts';
import type { LeadMail } from '../../views/mail/lead-mail.ts';
import { overflow, useBrowser, violations } from '../support/browser.ts';
import { type LiveSite, liveSite } from '../support/live-site.ts';
import { sampleLeadMail } from '../support/sample-lead-mail.ts';
import { temporaryDir } from '../support/site-app.ts';

describe('a mail in a browser', () => {
  const visit = useBrowser();
  const dataDir = temporaryDir();
  let site: LiveSite;
  before(async () => {
    site = await liveSite({ env: { DATA_DIR: dataDir } });
  });
  after(() => site.close());

  /** With a photograph that the site has, and with words without a place to break. */
  function mail(changes: Partial<LeadMail>): LeadMail {
    const { catalogue } = site.parts.source;
    const [home] = catalogue.data.homes;
    const picture = catalogue.port('nl').picture(home!.pictures[0]!)?.jpeg[0]?.url;
    const rows = [
      { label: 'Bevorzugte Kontaktzeit', value: `https://x.example/${'x'.repeat(200)}` },
    ];
    const { about } = sampleLeadMail();
    return sampleLeadMail({
      rows,
      about: { ...about!, picture: `${site.origin}${picture}` },
      ...changes,
    });
  }

  /** A mail to a typed address, with all that one can have. */
  function toStranger(locale: Locale): string {
    const { about } = mail({ locale });
    const office = { name: 'Gent', phone: '+3292784016', email: 'gent@kadelinde.example' };
    return strangerMail(site.parts.source, { id: 'two', to: 'an@example.be', locale }, (of, t) => ({
      kind: t('forms.kind.visit'),
      reference: 'K7M2QX',
      title: t('mail.received'),
      paragraphs: [t('mail.sentLinkNote')],
      about,
      buttons: [
        { text: t('visit.pick'), href: `${of.url}/one` },
        { text: t('mail.sentLink'), href: `${of.url}/two` },
      ],
      office,
      why: t('mail.why', { site: of.name }),
    })).html;
  }

  /** A mail about homes that somebody's search finds. */
  function toSearcher(locale: Locale): string {
    const about = mail({ locale }).about!;
    return strangerMail(site.parts.source, { id: 'six', to: 'an@example.be', locale }, (of, t) => {
      const link = { text: t('alert.hide'), href: `${of.url}/hide` };
      const prices = { from: '€ 1.425.000', to: '€ 1.399.000' };
      const home = { about, news: [t('alert.new'), t('alert.priceDrop', prices)], hide: link };
      return {
        kind: t('savedSearch.kind'),
        reference: t('list.count', { count: 8 }),
        title: t('alert.subject.mixed', { count: 8 }),
        paragraphs: [
          t('alert.for', { search: about.title }),
          t('alert.rest', { shown: 6, count: 2 }),
        ],
        homes: ['one', 'two'].map((id) => ({
          ...home,
          about: { ...about, url: `${of.url}/${id}` },
        })),
        buttons: [{ text: t('alert.list'), href: `${of.url}/list` }],
        footLinks: [{ text: t('savedSearch.manage.open'), href: `${of.url}/searches` }],
        why: t('savedSearch.why', { site: of.name }),
      };
    }).html;
  }

  it('fits and can be read on a phone and on a desk, in both schemes and every language', async () => {
    const { page, complaints } = await visit();
    const mailsTo = {
      agency: (locale: Locale) => leadMail(site.parts.source, mail({ locale })).html,
      stranger: toStranger,
      searcher: toSearcher,
    };
    for (const locale of LOCALES) {
      for (const [audience, htmlIn] of Object.entries(mailsTo)) {
        const html = htmlIn(locale);
        for (const [width, value] of [
          [390, 'dark'],
          [700, 'light'],
        ] as const) {
          await page.setViewport({ width, height: 900 });
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
          // As webmail does: in a page that is not the site's.
          await page.setContent(html, { waitUntil: 'load' });
          assert.equal(await overflow(page), 0, `${locale} ${audience} ${width}`);
          const drawn = await page.$eval('img', (img) => img.complete && img.naturalWidth);
          assert.ok(Number(drawn) >= 600, `the photograph: ${drawn}`);
          assert.deepEqual(await violations(page, 'table'), [], `${locale} ${audience} ${value}`);
        }
      }
    }
    assert.deepEqual(complaints, []);
  });

  it('is shown in the frame of /mail, with its photograph', async () => {
    const sender = () => ({ name: 'Kade & Linde', address: 'info@kadelinde.example' });
    const written = { ...leadMail(site.parts.source, mail({})), id: 'one', to: 'an@example.be' };
    const mailer = fileMailer(path.join(dataDir, 'mail'), sender);
    await mailer.send(written, new AbortController().signal);
    const { page, complaints } = await visit();
    const photograph = page.waitForResponse((response) => response.url().includes('/media/'));
    await page.goto(`${site.origin}/mail/one`, { waitUntil: 'load' });
    await page.$eval('iframe', (frame) => frame.scrollIntoView());
    assert.equal((await photograph).status(), 200);
    const policies = complaints.filter((line) => !line.includes('origin-keyed'));
    assert.deepEqual(policies, []);
  });
});
