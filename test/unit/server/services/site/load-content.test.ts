import assert from 'node:assert/strict';
import { z } from 'zod';
import { loadContent } from '../../../../../server/services/site/load-content.ts';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import { SiteError } from '../../../../../server/services/site/site-error.ts';
import { every, inFolder, sampleFiles, type SiteFiles } from './site-files.ts';
import { findsEach, type Mistake } from './site-problems.ts';

const paragraphs = (...texts: string[]) => ({ nl: texts, fr: texts, en: texts, de: texts });

function article(id: number, date = '2026-03-01') {
  return {
    id,
    date,
    title: every(`Article ${id}`),
    fullText: paragraphs('One.', 'Two.') as Record<string, unknown>,
    imageUrl: 'door.jpg' as unknown,
  };
}

function category(id: number, ...questions: number[]) {
  const articles = questions.map((question) => ({
    id: question,
    title: every(`Question ${question}`),
    fullText: every('Answer'),
  }));
  return { id, title: every(`Category ${id}`), articles };
}

function testimonial(id: number, date = '2026-03-01') {
  return {
    id,
    name: 'An',
    text: every('Fine.'),
    place: every('Lier'),
    deal: 'sale',
    date,
    language: 'nl',
  };
}

function contentFiles() {
  return {
    'articles/a.json': article(1),
    'articles/b.json': article(2, '2026-05-01'),
    'faq/1-buying.json': category(7, 71, 72),
    'faq/2-renting.json': category(3, 31),
    'testimonials.json': [testimonial(1), testimonial(2), testimonial(3, '2026-02-01')],
    'pictures/door.jpg': '',
  };
}

const load = (files: SiteFiles) => inFolder(files, (dir) => loadContent(dir));

describe('loadContent', () => {
  it('finds nothing, and nothing wrong, where an agency has written nothing', async () => {
    const { content, problems } = await load({});
    assert.deepEqual(problems, []);
    assert.deepEqual(content, { articles: [], faq: [], testimonials: [] });
  });

  it('puts the newest first, and categories in the order of their files', async () => {
    const { content, problems } = await load(contentFiles());
    const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
    assert.deepEqual(problems, []);
    assert.deepEqual(ids(content.articles), [2, 1]);
    assert.deepEqual(ids(content.faq), [7, 3]);
    assert.deepEqual(ids(content.faq[0]?.articles ?? []), [71, 72]);
    assert.deepEqual(ids(content.testimonials), [2, 1, 3]);
  });

  it('joins paragraphs, and takes one picture for every language', async () => {
    const { content } = await load(contentFiles());
    const [first] = content.articles;
    assert.equal(first?.fullText.de, 'One.\n\nTwo.');
    assert.deepEqual(first?.imageUrl, every('door.jpg'));
  });

  it('takes a picture per language, and one on another host', async () => {
    const files = contentFiles();
    files['articles/a.json'].imageUrl = { nl: 'door.jpg', fr: 'https://pictures.example/a.jpg' };
    assert.deepEqual((await load(files)).problems, []);
  });

  it('takes texts that stand in one language only', async () => {
    const files = contentFiles();
    Object.assign(files['articles/a.json'], { fullText: { nl: 'Tekst.' } });
    Object.assign(files['faq/1-buying.json'], { title: { fr: 'Acheter' } });
    assert.deepEqual((await load(files)).problems, []);
  });

  it('changes its digest with any file, and only then', async () => {
    const files = contentFiles();
    const { digest } = await load(files);
    assert.equal((await load(contentFiles())).digest, digest);
    files['faq/2-renting.json'].articles[0]!.fullText.nl = 'Iets anders';
    assert.notEqual((await load(files)).digest, digest);
  });

  const mistakes: readonly Mistake<ReturnType<typeof contentFiles>>[] = [
    [
      'an article id that stands twice',
      (files) => Object.assign(files['articles/b.json'], { id: 1 }),
      { file: 'articles/b.json', path: 'id', reason: '1 stands in articles/a.json already' },
    ],
    [
      'a category id that stands twice',
      (files) => Object.assign(files['faq/2-renting.json'], { id: 7 }),
      { file: 'faq/2-renting.json', path: 'id', reason: '7 stands in faq/1-buying.json already' },
    ],
    [
      'a question id that stands twice, in whatever category',
      (files) => Object.assign(files['faq/2-renting.json'].articles[0]!, { id: 72 }),
      {
        file: 'faq/2-renting.json',
        path: 'articles[0].id',
        reason: '72 stands in faq/1-buying.json articles[1] already',
      },
    ],
    [
      'a testimonial id that stands twice',
      (files) => Object.assign(files['testimonials.json'][2]!, { id: 2 }),
      {
        file: 'testimonials.json',
        path: '[2].id',
        reason: '2 stands in testimonials.json [1] already',
      },
    ],
    [
      'a title in no language',
      (files) => Object.assign(files['articles/a.json'], { title: {} }),
      { file: 'articles/a.json', path: 'title', reason: 'has no text in any language' },
    ],
    [
      'an empty text',
      (files) => Object.assign(files['articles/a.json'], { fullText: { fr: [' '] } }),
      { file: 'articles/a.json', path: 'fullText', reason: 'has no text in any language' },
    ],
    [
      'an empty answer',
      (files) => Object.assign(files['faq/1-buying.json'].articles[1]!, { fullText: { en: '' } }),
      {
        file: 'faq/1-buying.json',
        path: 'articles[1].fullText',
        reason: 'has no text in any language',
      },
    ],
    [
      'a category without a title',
      (files) => Object.assign(files['faq/1-buying.json'], { title: { nl: '' } }),
      { file: 'faq/1-buying.json', path: 'title', reason: 'has no text in any language' },
    ],
    [
      'a testimonial without a place',
      (files) => Object.assign(files['testimonials.json'][1]!, { place: {} }),
      { file: 'testimonials.json', path: '[1].place', reason: 'has no text in any language' },
    ],
    [
      'a picture that is not there, once',
      (files) => Object.assign(files['articles/a.json'], { imageUrl: 'gone.jpg' }),
      {
        file: 'articles/a.json',
        path: 'imageUrl',
        reason: 'there is no picture "gone.jpg" in the folder pictures',
      },
    ],
    [
      'a category without a question',
      (files) => Object.assign(files['faq/1-buying.json'], { articles: [] }),
      {
        file: 'faq/1-buying.json',
        path: 'articles',
        reason: 'needs at least 1 of them',
      },
    ],
    [
      'a date that no calendar has',
      (files) => Object.assign(files['articles/a.json'], { date: '2026-02-30' }),
      { file: 'articles/a.json', path: 'date', reason: 'a date is written yyyy-mm-dd' },
    ],
    [
      'an unknown kind of deal',
      (files) => Object.assign(files['testimonials.json'][0]!, { deal: 'swap' }),
      {
        file: 'testimonials.json',
        path: '[0].deal',
        reason: 'expected one of "sale"|"purchase"|"letting"|"rental"',
      },
    ],
    [
      'an unknown key',
      (files) => Object.assign(files['articles/a.json'], { writer: 'An' }),
      { file: 'articles/a.json', path: 'writer', reason: 'unknown key' },
    ],
    [
      'a text that is neither a string nor a list',
      (files) => Object.assign(files['articles/a.json'].fullText, { en: 5 }),
      {
        file: 'articles/a.json',
        path: 'fullText.en',
        reason: 'expected string, received number, or expected array, received number',
      },
    ],
    [
      'JSON that is broken',
      (files) => Object.assign(files, { 'faq/1-buying.json': '{\n  "id": 1,\n}' }),
      {
        file: 'faq/1-buying.json',
        path: 'line 3, column 1',
        reason: '"}" stands where a key in double quotes should be',
      },
    ],
  ];
  findsEach(mistakes, contentFiles, async (files) => (await load(files)).problems);
});

describe('loadSite', () => {
  const SCHEMAS = { text: z.unknown(), list: z.unknown() };

  it('brings what the agency has written', async () => {
    const files = { ...sampleFiles(), ...contentFiles() };
    const { site } = await inFolder(files, (dir) => loadSite(dir, SCHEMAS));
    assert.equal(site.content?.articles.length, 2);
  });

  it('has another version when an article changes', async () => {
    const versionOf = (files: SiteFiles) =>
      inFolder(files, async (dir) => (await loadSite(dir, SCHEMAS)).version);
    const files = { ...sampleFiles(), ...contentFiles() };
    const version = await versionOf(files);
    Object.assign(files['articles/a.json'].title, { nl: 'Anders' });
    assert.notEqual(await versionOf(files), version);
  });

  it('does not serve a site with a mistake in an article', async () => {
    const files = { ...sampleFiles(), ...contentFiles() };
    Object.assign(files['articles/a.json'], { id: 0 });
    await inFolder(files, (dir) =>
      assert.rejects(loadSite(dir, SCHEMAS), (error: unknown) => {
        assert.ok(error instanceof SiteError);
        assert.deepEqual(
          error.problems.map(({ file, path }) => [file, path]),
          [['articles/a.json', 'id']],
        );
        return true;
      }),
    );
  });
});
