import assert from 'node:assert/strict';
import { z } from 'zod';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { languagesIn, missingTexts } from '../../../../../server/services/site/required-texts.ts';
import { SiteError } from '../../../../../server/services/site/site-error.ts';
import { ALL_LANGUAGES } from '../../../../../views/domain/site/languages.ts';
import { filledSchema, multilingualSchema } from '../../../../../views/domain/text/multilingual.ts';
import { formLayoutSchema } from '../../../../../views/domain/site/form-layout.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';
import { inFolder, sampleFiles, samplePage, type SiteFiles } from './site-files.ts';

const NEEDED = { nl: 'Titel', FR: 'Titre' };

async function problemsOf(files: SiteFiles) {
  try {
    await inFolder(files, (dir) => loadSite(dir, moduleSchemas));
    return [];
  } catch (error) {
    assert(error instanceof SiteError);
    return error.problems;
  }
}

describe('missingTexts', () => {
  const schema = z.strictObject({
    title: filledSchema,
    free: multilingualSchema.default({}),
    parts: z.array(z.strictObject({ name: filledSchema })).default([]),
    each: z.record(z.string(), filledSchema).optional(),
    popup: z.strictObject({ title: filledSchema }).optional(),
  });

  it('asks for the languages of the site alone, in either case', () => {
    assert.deepEqual(missingTexts({ title: NEEDED }, schema, ['fr', 'nl']), []);
    assert.deepEqual(missingTexts({ title: NEEDED }, schema, ['fr']), []);
    assert.deepEqual(missingTexts({ title: NEEDED }, schema, ALL_LANGUAGES), [
      { path: 'title', reason: 'needs a text in en, de' },
    ]);
  });

  it('takes spaces for no text', () => {
    const [problem] = missingTexts({ title: { nl: ' ' } }, schema, ['nl']);
    assert.deepEqual(problem, { path: 'title', reason: 'needs a text in nl' });
  });

  it('looks into lists, records and optional parts, beside mistakes of any other kind', () => {
    const value = {
      title: 7,
      free: {},
      parts: [{ name: NEEDED, size: 'unknown' }, { name: { nl: 'Deel' } }, 'none'],
      each: { a: {} },
      popup: { title: { fr: 'Titre' } },
    };
    const places = missingTexts(value, schema, ['nl', 'fr']).map(({ path }) => path);
    assert.deepEqual(places, ['parts[1].name', 'each.a', 'popup.title']);
  });

  it('looks into the part of a union that is meant', () => {
    const field = { type: 'select', apiField: 'no name', name: { nl: 'Sinds' }, options: [] };
    assert.deepEqual(missingTexts([{ name: 'Email' }, field], formLayoutSchema, ['nl', 'fr']), [
      { path: '[1].name', reason: 'needs a text in fr' },
    ]);
  });
});

describe('languagesIn', () => {
  it('is all languages without the setting, and none where that is a mistake', () => {
    assert.deepEqual(languagesIn({}), ['nl', 'fr', 'en', 'de']);
    assert.deepEqual(languagesIn({ languages: ['fr', 'nl'], name: 3 }), ['fr', 'nl']);
    for (const languages of [[], ['nl', 'nl'], ['es'], 'nl']) {
      assert.deepEqual(languagesIn({ languages }), []);
    }
  });
});

describe('a site with some of the languages', () => {
  it('needs its texts, titles and paths in these alone, in their order', async () => {
    const files = sampleFiles();
    Object.assign(files['site.json'], { languages: ['fr', 'nl'] });
    const without = JSON.parse(
      JSON.stringify(files, (key, value: unknown) =>
        key === 'en' || key === 'de' ? undefined : key === 'modules' ? [] : value,
      ),
    ) as SiteFiles;
    assert.deepEqual(await problemsOf(without), []);
    const { site } = await inFolder(without, (dir) => loadSite(dir, moduleSchemas));
    assert.deepEqual(site.info.languages, ['fr', 'nl']);
  });

  it('is told every text that is missing in them, of settings, pages and modules at once', async () => {
    const files = sampleFiles();
    Object.assign(files['site.json'], { languages: ['fr', 'nl'], unknown: 1 });
    Object.assign(files['site.json'].labels[0]!, { name: { nl: 'Verkocht', de: 'Verkauft' } });
    const page = samplePage(9, 'login');
    const demo = { note: { nl: 'Proef' }, accounts: [] };
    page.params.modules = [
      { id: 1, relations: { type: 'owner-login' }, sort: 1, content: { demo } },
    ];
    const problems = await problemsOf({ ...files, 'pages/login.json': page });
    const at = (file: string) =>
      problems.filter((one) => one.file === file).map(({ path, reason }) => `${path}: ${reason}`);
    assert.deepEqual(at('site.json'), [
      'unknown: unknown key',
      'labels[0].name: needs a text in fr',
    ]);
    assert.ok(
      at('pages/login.json').includes('params.modules[0].content.demo.note: needs a text in fr'),
    );
  });
});
