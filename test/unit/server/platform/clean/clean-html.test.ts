import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cleanLines, cleanRichText } from '../../../../../server/platform/clean/clean-html.ts';
import { plainText, type RichText, type Run } from '../../../../../views/domain/text/rich-text.ts';
import { richTextSchema } from '../../../../../views/domain/text/rich-text-schema.ts';
import { HOSTILE_HTML } from './hostile-html.ts';

describe('cleanRichText', () => {
  it('keeps paragraphs, headings, lists, emphasis and links', () => {
    const html =
      '<h3>Ligging</h3><p>Vlak bij <strong>het <em>park</em></strong>.<br>Rustig.</p>\n' +
      '<ul><li>tram</li><li><p>school</p></li></ul><ol><li>eerst</li></ol>' +
      '<p><a href="https://www.gent.be/plan" target="_blank">Plan</a></p>';
    assert.deepEqual(cleanRichText(html), [
      { kind: 'heading', text: ['Ligging'] },
      {
        kind: 'paragraph',
        text: [
          'Vlak bij ',
          { text: 'het ', strong: true },
          { text: 'park', strong: true, em: true },
          '.\nRustig.',
        ],
      },
      { kind: 'list', items: [['tram'], ['school']] },
      { kind: 'list', ordered: true, items: [['eerst']] },
      { kind: 'paragraph', text: [{ text: 'Plan', href: 'https://www.gent.be/plan' }] },
    ]);
  });

  it('keeps the language of words within a block of another, in whatever element', () => {
    const html =
      '<p>Vor dem <i lang="fr">compromis</i>, <span lang="nl-BE">het <b>bod</b></span> und ' +
      '<a href="/x" lang="en">rent</a>.</p><p lang="nl">Alles.</p><p>Ein <u lang="<x>">Haus</u></p>';
    assert.deepEqual(cleanRichText(html), [
      {
        kind: 'paragraph',
        text: [
          'Vor dem ',
          { text: 'compromis', em: true, lang: 'fr' },
          ', ',
          { text: 'het ', lang: 'nl-BE' },
          { text: 'bod', strong: true, lang: 'nl-BE' },
          ' und ',
          { text: 'rent', href: '/x', lang: 'en' },
          '.',
        ],
      },
      // A writing program's spelling checker says as much of every paragraph.
      { kind: 'paragraph', text: ['Alles.'] },
      { kind: 'paragraph', text: ['Ein Haus'] },
    ]);
    const asWritten = '<p><span lang="NL-BE">Vlak bij </span><b lang="NL-BE">het park</b>.</p>';
    assert.deepEqual(cleanRichText(asWritten), [
      { kind: 'paragraph', text: ['Vlak bij ', { text: 'het park', strong: true }, '.'] },
    ]);
  });

  it('makes paragraphs of double breaks, of blank lines between elements and of other blocks', () => {
    const three = [
      { kind: 'paragraph', text: ['Een.'] },
      { kind: 'paragraph', text: ['Twee.'] },
      { kind: 'paragraph', text: ['Drie.'] },
    ];
    for (const html of [
      'Een.<br><br>Twee.<br />\n<br />Drie.',
      'Een.\n\nTwee.\r\n\r\n<span>Drie.</span>',
      '<div>Een.</div><div>&nbsp;</div><section><div>Twee.</div></section>Drie.<hr>',
      '<table><tr><td>Een.</td></tr><tr><td>Twee.</td></tr></table><p>Drie.',
    ]) {
      assert.deepEqual(cleanRichText(html), three, html);
    }
  });

  it('keeps the items of a list within a list, in their order', () => {
    const html = 'Met:<ul><li>a<ul><li>b</li><li>c<br>cc</li></ul></li>\n<li>d</li></ul>';
    assert.deepEqual(cleanRichText(html), [
      { kind: 'paragraph', text: ['Met:'] },
      { kind: 'list', items: [['a'], ['b'], ['c\ncc'], ['d']] },
    ]);
  });

  it('shows white space as a browser would', () => {
    const html = '<p>  Een\n  <b> huis </b> <i></i> met\ttuin&nbsp;&euro; </p>';
    const text = ['Een ', { text: 'huis ', strong: true }, 'met tuin\u00a0€'];
    assert.deepEqual(cleanRichText(html), [{ kind: 'paragraph', text }]);
  });

  it('leaves plain text as it is, marks and all', () => {
    for (const text of ['', 'Een.\n\nTwee.', '## Kop\n\n- een\n- twee', '5 > 3 \'ja\' "nee"']) {
      assert.equal(cleanRichText(text), text);
    }
  });

  it('reads text that only looks a little like HTML as text', () => {
    assert.equal(plainText(cleanRichText('Kamers < 9 m² & een tuin')), 'Kamers < 9 m² & een tuin');
    assert.equal(cleanRichText('Caf&eacute; op 100&nbsp;m'), 'Café op 100\u00a0m');
    const marked = cleanRichText('## Tuin & terras\n\n- zon &amp; rust');
    assert.deepEqual(marked, [
      { kind: 'heading', text: ['Tuin & terras'] },
      { kind: 'list', items: [['zon & rust']] },
    ]);
  });

  it('keeps the text of elements that it does not know, and what a broken one leaves open', () => {
    assert.equal(plainText(cleanRichText('<font color=red>Te <u>koop</u></font>')), 'Te koop');
    assert.equal(plainText(cleanRichText('<p>Te <b>koop<p>Nu')), 'Te koop\n\nNu');
  });

  it('drops control characters, and mends halves of characters', () => {
    const html = '<p>Een\u0000\u0007\u0085 huis\tmet \ud83d tuin\u001b[31m</p>';
    const text = ['Een huis met \ufffd tuin[31m'];
    assert.deepEqual(cleanRichText(html), [{ kind: 'paragraph', text }]);
    assert.equal(cleanLines('<b>Ine\u0000 Claes\udc00</b>'), 'Ine Claes\ufffd');
  });

  it('makes nothing of what attackers write but harmless pieces', () => {
    for (const html of HOSTILE_HTML) {
      for (const around of [html, `<p>${html}</p>`, `Voor ${html} na`, html.repeat(3)]) {
        const cleaned = cleanRichText(around);
        assertHarmless(cleaned);
        const hrefs = runsOf(cleaned).flatMap((run) =>
          typeof run === 'object' && run.href !== undefined ? [run.href] : [],
        );
        for (const href of hrefs) assert.match(href, /^https:\/\/ok\.example\/?$/, around);
      }
    }
  });

  it('lets nothing but its pieces through, whatever comes in', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const cleaned = cleanRichText(html);
        assertHarmless(cleaned);
        assert.deepEqual(cleanRichText(cleaned), cleaned);
      }),
      { numRuns: 500 },
    );
  });

  it('loses no word of what is to be read', () => {
    fc.assert(
      fc.property(fc.array(anyWord), (words) => {
        const html = words.map(({ before, word, after }) => `${before}${word} ${after}`).join('');
        const kept = plainText(cleanRichText(html)).split(/[^a-z]+/);
        assert.deepEqual(
          kept.filter((word) => word !== ''),
          words.map(({ word }) => word),
        );
      }),
    );
  });
});

describe('cleanLines', () => {
  it('keeps the lines and drops the rest', () => {
    assert.equal(
      cleanLines('Zaakvoerder<br/><b>BIV</b> &amp; expert'),
      'Zaakvoerder\nBIV & expert',
    );
    assert.equal(cleanLines('<p>Een</p><p>Twee</p><ul><li>drie</li></ul>'), 'Een\nTwee\ndrie');
    assert.equal(cleanLines('Eén\r\nTwee'), 'Eén\r\nTwee');
    assert.equal(cleanLines('Jan &amp; co\nvastgoed'), 'Jan & co\nvastgoed');
  });

  it('drops scripts with what stands in them', () => {
    assert.equal(cleanLines('Zolder<script>alert(1)</script>'), 'Zolder');
  });
});

/** The schema allows only known elements, and checks the links. */
function assertHarmless(text: RichText): void {
  const parsed = richTextSchema.safeParse({ nl: text });
  assert.ok(parsed.success, JSON.stringify(text));
  for (const run of runsOf(text)) {
    if (typeof run === 'string' || run.href === undefined) continue;
    assert.match(run.href, /^(https?:\/\/[^/@]|mailto:|tel:|\/(?!\/))/);
  }
}

function runsOf(text: RichText): Run[] {
  if (typeof text === 'string') return [];
  return text.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.text));
}

const tag = fc.constantFrom(
  ...'p br b strong i em u ul ol li h1 h3 h4 a div span table tr td script style svg img iframe textarea title'.split(
    ' ',
  ),
);
const href = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('javascript:alert(1)', '//evil.example', '/.//x', 'data:,x', 'tel:+3291234567'),
  fc.string(),
);
const piece = fc.oneof(
  tag.map((name) => `<${name}>`),
  tag.map((name) => `</${name}>`),
  fc.tuple(tag, fc.string()).map(([name, lang]) => `<${name} lang="${lang}">`),
  fc.tuple(tag, href).map(([name, to]) => `<${name} href="${to}" onclick='x' style=x>`),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<',
    '>',
    '&',
    '&lt;',
    '&#x3c;',
    '&amp;lt;',
    '"',
    "'",
    '<!--',
    '-->',
    '\n\n',
    ' ',
  ),
  fc.constantFrom(...HOSTILE_HTML),
);
const anyHtml = fc.array(piece).map((pieces) => pieces.join(''));

const anyWord = fc.record({
  before: fc.constantFrom(
    '',
    '<b>',
    '<p>',
    '<br>',
    '<li>',
    '<a href="/x">',
    '<td>',
    '\n\n',
    '<ul>',
  ),
  word: fc.stringMatching(/^[a-z]{1,6}$/),
  after: fc.constantFrom('', '</b>', '</p>', '</li>', '</a>', '</ul>', '<i></i>', '&nbsp;', '\n'),
});
