import assert from 'node:assert/strict';
import { z } from 'zod';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { plainText } from '../../../../../views/domain/text/rich-text.ts';
import type { RichTexts } from '../../../../../views/domain/text/rich-text-schema.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { textOf } from '../../../../../views/domain/text/multilingual.ts';
import type { LayoutConfig } from '../../../../../views/domain/site/layout-config.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';
import { every, inFolder, sampleFiles } from './site-files.ts';

/** The kinds with running text, and `text` of the sample pages. */
const { html, contact } = moduleSchemas;
const SCHEMAS = { html, contact, text: z.unknown() };

const HOSTILE =
  '<h2 onclick="alert(1)">Kop</h2><script>alert(2)</script>' +
  '<p style="color:red">Lees <a href="javascript:alert(3)">dit</a> of <a href="/nl/x">dat</a></p>' +
  '<iframe src="https://evil.example/"></iframe><img src="x" onerror="alert(4)">';

/** What a page may show of it. */
const CLEAN = [
  { kind: 'heading', text: ['Kop'] },
  { kind: 'paragraph', text: ['Lees dit of ', { text: 'dat', href: '/nl/x' }] },
];

describe('HTML in pages', () => {
  const modules = [
    { id: 1, relations: { type: 'html' }, sort: 1, content: { text: every(HOSTILE) } },
    { id: 2, relations: { type: 'contact' }, sort: 2, content: { description: every(HOSTILE) } },
  ];
  const layoutConfig = { list: [{ content: every(HOSTILE) }] };

  async function loaded() {
    const files = sampleFiles();
    Object.assign(files['pages/about.json'].params, { modules, layoutConfig });
    const { site } = await inFolder(files, (dir) => loadSite(dir, SCHEMAS));
    const found = site.pages.find(({ name }) => name === 'about')!.params;
    return { contents: found.modules.map(({ content }) => content), layout: found.layoutConfig! };
  }

  it('is sanitized when the site is loaded, in every language', async () => {
    const { contents, layout } = await loaded();
    const [own, form] = contents;
    const texts = [own!['text'], form!['description'], contentOf(layout)] as RichTexts[];
    for (const text of texts) {
      for (const locale of LOCALES) assert.deepEqual(textOf(text, locale), CLEAN);
    }
  });

  it('leaves plain text as it is', async () => {
    const files = sampleFiles();
    const text = '## Kop\n\nEen alinea met < en &.';
    Object.assign(files['pages/about.json'].params, {
      modules: [{ ...modules[0], content: { text: every(text) } }],
    });
    const { site } = await inFolder(files, (dir) => loadSite(dir, SCHEMAS));
    const [module] = site.pages.find(({ name }) => name === 'about')!.params.modules;
    const read = textOf(module!.content['text'] as RichTexts, 'nl');
    assert.equal(plainText(read), 'Kop\n\nEen alinea met < en &.');
  });
});

function contentOf({ list: [block] }: LayoutConfig): RichTexts {
  assert.ok(block?.content);
  return block.content;
}
