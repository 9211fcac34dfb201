import assert from 'node:assert/strict';
import { load } from 'cheerio';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { leadMail } from '../../../../../server/services/mail/lead-mail.ts';
import { messageOf } from '../../../../../server/services/mail/message.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import type { LeadMail } from '../../../../../views/mail/lead-mail.ts';
import { fullNameOf } from '../../../../../views/mail/mail-rows.ts';
import { sampleLeadMail } from '../../../../support/sample-lead-mail.ts';
import { sharedApp, type SiteApp } from '../../../../support/site-app.ts';

/** Words that mean something to HTML, to mail headers, to mail programs or to our own texts. */
const HOSTILE = [
  '</td></table><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">click</a>',
  'x\r\nBcc: all@evil.example\r\n\r\nbody',
  'a\u2028b\u0085Subject: c',
  '=?utf-8?B?PHNjcmlwdD4=?=',
  '\u202Etxt.exe\u0000\u001b[2J\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069',
  '{{kind}} $t(mail.hello) </style>',
  '\ud800 --\n-- ',
];

const words = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...HOSTILE, 'an', ' ')).map((parts) => parts.join('')),
);
const typed = fc.record({ firstName: words, name: words, question: words });

function mailOf(asked: { [K in 'firstName' | 'name' | 'question']: string }) {
  const { firstName, name, question } = asked;
  const person = { ...sampleLeadMail().person, firstName, name };
  const wishes = [{ label: 'Uw vraag', value: question }];
  return sampleLeadMail({ person, wishes, rows: wishes });
}

describe('a mail about a lead', () => {
  let source: SiteApp['parts']['source'];
  before(async () => {
    ({ source } = (await sharedApp()).parts);
  });

  for (const locale of LOCALES) {
    it(`says the same as HTML and as text, in ${locale}`, () => {
      const { html, text, subject } = leadMail(source, sampleLeadMail({ locale }));
      const $ = load(html);
      assert.equal($('html').attr('lang'), locale);
      assert.equal($('title').text(), subject);
      assert.doesNotMatch(text, /[<>]|mail\.|undefined|\{\{/);
      for (const cell of $('h1, h2, p, th').toArray()) {
        assert.ok(text.includes($(cell).text()), $(cell).text());
      }
      assert.match(text, /Wanneer\u00A0?: Dinsdag of donderdag, na 17\.00 u\./);
      assert.match(text, / {2}Is de tuin op het zuiden\?\n {2}En is er plaats/);
    });
  }

  it('says in its subject what is asked, about which home, and by whom', () => {
    const { about } = sampleLeadMail();
    const subjectOf = (changes: Partial<LeadMail>) =>
      leadMail(source, sampleLeadMail(changes)).subject;
    assert.equal(subjectOf({}), 'Bezoekaanvraag · Vlasbloemstraat 58, Gent (70408) · An Peeters');
    assert.equal(
      subjectOf({ about: { ...about!, street: undefined } }),
      'Bezoekaanvraag · Huis met drie slaapkamers, Gent (70408) · An Peeters',
    );
    assert.equal(subjectOf({ about: undefined }), 'Bezoekaanvraag · K7M2QX · An Peeters');
  });

  it('begins with the telephone number and the first words, where mail programs look', () => {
    const { html } = leadMail(source, sampleLeadMail());
    const preview = load(html)('body > div').first();
    assert.match(preview.attr('style') ?? '', /display:none/);
    assert.equal(
      preview.text(),
      '+32 470 12 34 56 · Is de tuin op het zuiden? En is er plaats voor twee fietsen?',
    );
  });

  it('has the person and what they want before the home, with its reference and street', () => {
    const unit = 'Appartement A2.1';
    const about = { ...sampleLeadMail().about!, unit };
    const { html, text } = leadMail(source, sampleLeadMail({ about }));
    for (const body of [load(html)('body table').first().text(), text]) {
      const places = ['+32 470 12 34 56', 'Is de tuin op het zuiden?', 'Dinsdag', unit, '58, Gent'];
      const found = places.map((place) => body.indexOf(place));
      assert.ok(
        found.every((at) => at >= 0),
        String(found),
      );
      assert.deepEqual(
        found,
        found.toSorted((a, b) => a - b),
      );
      assert.match(body, /Referentie 70408/);
    }
  });

  it('lets the agency call, chat with and write to the visitor by a click', () => {
    const $ = load(leadMail(source, sampleLeadMail()).html);
    const links = $('a').toArray();
    const home = 'https://www.example.be/nl/property?id=70408';
    assert.deepEqual(
      [...new Set(links.map((link) => $(link).attr('href')))],
      [
        source.origin,
        'tel:+32470123456',
        'https://wa.me/32470123456',
        'mailto:an.peeters@example.be?subject=Kade%20%26%20Linde%3A%20Bezoekaanvraag%20K7M2QX',
        'mailto:an.peeters@example.be',
        home,
      ],
    );
  });

  it('gives the number that was found in what was typed, and what was typed', () => {
    const person = { ...sampleLeadMail().person, phone: '0475 12 34 56 (na 18u)' };
    const { text } = leadMail(source, sampleLeadMail({ person }));
    assert.match(text, /Telefoon: \+32 475 12 34 56\nZoals ingevuld: 0475 12 34 56 \(na 18u\)/);
    const none = { ...person, phone: '12 of 13' };
    const unknown = leadMail(source, sampleLeadMail({ person: none }));
    assert.doesNotMatch(unknown.html, /tel:|wa\.me/);
    assert.match(unknown.text, /Telefoon: 12 of 13/);
  });

  it('can be read without pictures, and without a home, a price or a phone', () => {
    const { about, person } = sampleLeadMail();
    const $ = load(leadMail(source, sampleLeadMail()).html);
    assert.equal($('img').attr('alt'), '');
    assert.match($('a[href*="property?id"]').text(), /Huis met drie slaapkamers, Gent/);
    assert.equal($('link, script').length, 0);
    const bare = sampleLeadMail({
      about: { ...about!, price: undefined, picture: undefined },
      person: { ...person, phone: undefined },
    });
    assert.doesNotMatch(leadMail(source, bare).html, /<img|€|Telefoon/);
  });

  it('names the city once', () => {
    const about = { ...sampleLeadMail().about!, title: 'Huis in Gent' };
    const { html, text } = leadMail(source, sampleLeadMail({ about }));
    assert.equal(load(html)('a[href*="property?id"]').first().text(), 'Huis in Gent');
    assert.match(text, /^Huis in Gent$/m);
  });

  it('shows hostile words as words, in a document of the same shape', () => {
    const shape = (html: string) => {
      const $ = load(html);
      $('br').remove();
      return {
        tags: $('*')
          .toArray()
          .map((element) => $(element).prop('tagName')),
        hrefs: $('a')
          .toArray()
          .map((link) => $(link).attr('href')),
        styles: $('style').text(),
      };
    };
    const plain = shape(
      leadMail(source, mailOf({ firstName: 'An', name: 'Peeters', question: 'x' })).html,
    );
    fc.assert(
      fc.property(typed, (asked) => {
        const { html, text, subject } = leadMail(source, mailOf(asked));
        assert.deepEqual(shape(html), plain);
        assert.doesNotMatch(subject, /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
        assert.doesNotMatch(text, /[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
        // Only our own line has the sign of a foot.
        assert.equal(text.match(/^-- $/gm)?.length, 1);
      }),
      { numRuns: 100 },
    );
  });

  it('has no header of a visitor, however their words look', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const from = { name: 'Kade & Linde', address: 'info@kadelinde.example' };
    const headers = async (asked: Parameters<typeof mailOf>[0]) => {
      const bodies = leadMail(source, mailOf(asked));
      const replyTo = { replyTo: 'an.peeters@example.be', replyName: fullNameOf(asked) };
      const mail = { ...bodies, id: 'id', to: 'to@example.be', ...replyTo };
      const { message } = await transport.sendMail(messageOf(mail, from));
      const parsed = await PostalMime.parse(message as Buffer);
      assert.equal(parsed.subject?.trim().normalize(), bodies.subject.trim().normalize());
      const answersTo = parsed.replyTo?.map(({ address }) => address);
      assert.deepEqual(answersTo, ['an.peeters@example.be']);
      return parsed.headers.map(({ key }) => key).sort();
    };
    const plain = await headers({ firstName: 'An', name: 'Peeters', question: 'x' });
    assert.ok(plain.includes('reply-to') && !plain.includes('bcc'));
    await fc.assert(
      fc.asyncProperty(typed, async (asked) => assert.deepEqual(await headers(asked), plain)),
      { numRuns: 40 },
    );
  });

  it('can be copied from as it was written', () => {
    const question = 'Zie https://www.immoweb.be/nl/1 en mail an@example.be. Prijs: 485.000.';
    const { html, text } = leadMail(source, mailOf({ firstName: 'An', name: 'P.', question }));
    for (const body of [load(html)('body').text(), text]) {
      assert.ok(body.includes(question));
      assert.doesNotMatch(body, /[\u200B-\u200D\u2060\uFEFF]/u);
    }
  });
});
