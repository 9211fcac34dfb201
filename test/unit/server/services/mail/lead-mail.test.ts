import assert from 'node:assert/strict';
import { load } from 'cheerio';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { leadMail } from '../../../../../server/services/mail/lead-mail.ts';
import { messageOf } from '../../../../../server/services/mail/message.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import type { LeadMail } from '../../../../../views/mail/lead-mail.ts';
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

function mailOf(
  audience: LeadMail['audience'],
  asked: { [K in 'firstName' | 'name' | 'question']: string },
) {
  const { firstName, name, question } = asked;
  const person = { ...sampleLeadMail().person, firstName, name };
  return sampleLeadMail({ audience, person, rows: [{ label: 'Uw vraag', value: question }] });
}

describe('a mail about a lead', () => {
  let source: SiteApp['parts']['source'];
  before(async () => {
    ({ source } = (await sharedApp()).parts);
  });

  for (const locale of LOCALES) {
    it(`says the same as HTML and as text, in ${locale}`, () => {
      for (const audience of ['agency', 'visitor'] as const) {
        const { html, text } = leadMail(source, sampleLeadMail({ locale, audience }));
        const $ = load(html);
        assert.equal($('html').attr('lang'), locale);
        assert.equal(
          $('title').text(),
          leadMail(source, sampleLeadMail({ locale, audience })).subject,
        );
        assert.doesNotMatch(text, /[<>]|mail\.|undefined|\{\{/);
        for (const cell of $('h1, h2, p, th').toArray()) {
          assert.ok(text.includes($(cell).text()), $(cell).text());
        }
        assert.match(text, /Wanneer\u00A0?: Dinsdag of donderdag, na 17\.00 u\./);
        assert.match(text, / {2}Is de tuin op het zuiden\?\n {2}En is er plaats/);
      }
    });
  }

  it('begins its subject with the kind and the reference', () => {
    const subjects = (['agency', 'visitor'] as const).map(
      (audience) => leadMail(source, sampleLeadMail({ audience })).subject,
    );
    assert.deepEqual(subjects, [
      'Bezoekaanvraag K7M2QX · An Peeters',
      'Bezoekaanvraag K7M2QX · Kade & Linde',
    ]);
  });

  it('lets the agency write and call the visitor by a click, and the visitor look at the home', () => {
    const hrefs = (audience: LeadMail['audience']) => {
      const $ = load(leadMail(source, sampleLeadMail({ audience })).html);
      return [
        ...new Set(
          $('a')
            .toArray()
            .map((link) => $(link).attr('href')),
        ),
      ];
    };
    const home = 'https://www.example.be/nl/property?id=70408';
    assert.deepEqual(hrefs('agency'), [
      source.origin,
      home,
      'mailto:an.peeters@example.be',
      'tel:+32470123456',
      'mailto:an.peeters@example.be?subject=Kade%20%26%20Linde%3A%20Bezoekaanvraag%20K7M2QX',
    ]);
    const office = ['tel:+3292784016', 'mailto:gent@kadelinde.example'];
    assert.deepEqual(hrefs('visitor'), [source.origin, home, ...office]);
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
    const general = leadMail(source, sampleLeadMail({ about: undefined }));
    assert.match(general.text, /Naar de website:\nhttp:\/\/127\.0\.0\.1:3000\/nl\n/);
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
    for (const audience of ['agency', 'visitor'] as const) {
      const plain = shape(
        leadMail(source, mailOf(audience, { firstName: 'An', name: 'Peeters', question: 'x' }))
          .html,
      );
      fc.assert(
        fc.property(typed, (asked) => {
          const { html, text, subject } = leadMail(source, mailOf(audience, asked));
          assert.deepEqual(shape(html), plain);
          assert.doesNotMatch(subject, /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
          assert.doesNotMatch(text, /[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
          // Only our own line has the sign of a foot.
          assert.equal(text.match(/^-- $/gm)?.length, 1);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('has no header of a visitor, however their words look', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const from = { name: 'Kade & Linde', address: 'info@kadelinde.example' };
    const headers = async (asked: Parameters<typeof mailOf>[1]) => {
      const bodies = leadMail(source, mailOf('agency', asked));
      const mail = { ...bodies, id: 'id', to: 'to@example.be', replyTo: 'an.peeters@example.be' };
      const { message } = await transport.sendMail(messageOf(mail, from));
      const parsed = await PostalMime.parse(message as Buffer);
      assert.equal(parsed.subject?.trim().normalize(), bodies.subject.trim().normalize());
      return parsed.headers.map(({ key }) => key).sort();
    };
    const plain = await headers({ firstName: 'An', name: 'Peeters', question: 'x' });
    assert.ok(plain.includes('reply-to') && !plain.includes('bcc'));
    await fc.assert(
      fc.asyncProperty(typed, async (asked) => assert.deepEqual(await headers(asked), plain)),
      { numRuns: 40 },
    );
  });

  it('gives mail programs no link to make of what the visitor wrote', () => {
    const question = 'See http://evil.example/a, www.evil.com and me@evil.com. Price: 485.000.';
    for (const audience of ['agency', 'visitor'] as const) {
      const mail = mailOf(audience, { firstName: 'evil.com', name: 'http://x.example', question });
      const { html, text } = leadMail(source, mail);
      for (const body of [load(html)('body').text(), text]) {
        assert.doesNotMatch(body, /evil\.(example|com)|http:\/\/(evil|x)/);
        assert.ok(body.replaceAll('\u200B', '').includes(question));
        assert.ok(body.includes('Price: 485.000.'));
      }
    }
  });
});
