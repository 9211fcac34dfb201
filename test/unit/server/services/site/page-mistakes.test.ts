import assert from 'node:assert/strict';
import { sampleFiles, samplePage, type SampleFiles, type SiteFiles } from './site-files.ts';
import { findsEach, problemsOf, type Mistake } from './site-problems.ts';

const MISTAKES: readonly Mistake<SampleFiles>[] = [
  [
    'a language that the site does not have',
    (files) => Object.assign(files['pages/about.json'].params.title, { it: 'Chi siamo' }),
    { file: 'pages/about.json', path: 'params.title.it', reason: 'unknown key' },
  ],
  [
    'a status that is none',
    (files) => Object.assign(files['pages/about.json'], { status: 'published' }),
    {
      file: 'pages/about.json',
      path: 'status',
      reason: 'expected one of "Published"|"Draft"; did you mean "Published"?',
    },
  ],
  [
    'a list where an object belongs',
    (files) => Object.assign(files, { 'pages/about.json': [] }),
    { file: 'pages/about.json', path: '', reason: 'expected object, received array' },
  ],
  [
    'a page id that stands twice',
    (files) => Object.assign(files['pages/sale.json'], { id: 1 }),
    {
      file: 'pages/sale.json',
      path: 'id',
      reason: 'the same stands in pages/home.json',
    },
  ],
  [
    'a parent that does not exist',
    (files) => Object.assign(files['pages/about.json'], { parentId: 99 }),
    { file: 'pages/about.json', path: 'parentId', reason: 'there is no page with id 99' },
  ],
  [
    'a page below itself',
    (files) => Object.assign(files['pages/about.json'], { parentId: 5 }),
    { file: 'pages/about.json', path: 'parentId', reason: 'the page is its own ancestor' },
  ],
  [
    'a path with a slash',
    (files) => Object.assign(files['pages/about.json'].params.path, { fr: 'a/propos' }),
    {
      file: 'pages/about.json',
      path: 'params.path.fr',
      reason: 'only a-z, 0-9 and single hyphens',
    },
  ],
  [
    'a path that is missing though the page has a title',
    (files) => Reflect.deleteProperty(files['pages/about.json'].params.path, 'de'),
    { file: 'pages/about.json', path: 'params.path.de', reason: 'is missing' },
  ],
  [
    'a title that is missing though the page has a path',
    (files) => Object.assign(files['pages/about.json'].params.title, { en: ' ' }),
    { file: 'pages/about.json', path: 'params.title.en', reason: 'is missing' },
  ],
  [
    'a required page that one language lacks',
    (files) => {
      Reflect.deleteProperty(files['pages/sale.json'].params.path, 'de');
      Reflect.deleteProperty(files['pages/sale.json'].params.title, 'de');
    },
    { file: 'pages/sale.json', path: 'params.path.de', reason: 'is missing' },
  ],
  [
    'two pages with one URL path',
    (files) => Object.assign(files['pages/rent.json'].params.path, { en: 'over-ons' }),
    {
      file: 'pages/rent.json',
      path: 'params.path.en',
      reason: 'the same stands in pages/about.json',
    },
  ],
  [
    'another page where the home page is always found',
    (files) => Object.assign(files['pages/about.json'].params.path, { nl: 'home' }),
    {
      file: 'pages/about.json',
      path: 'params.path.nl',
      reason: '"home" always leads to the home page',
    },
  ],
  [
    'a required page that is not there',
    (files) => Reflect.deleteProperty(files, 'pages/property.json'),
    { file: 'pages', path: '', reason: 'there is no page "property"' },
  ],
  [
    'a required page that is a draft',
    (files) => Object.assign(files['pages/home.json'], { status: 'Draft' }),
    { file: 'pages/home.json', path: 'status', reason: '"home" must be Published' },
  ],
  [
    'JSON with a comma too many',
    (files) => Object.assign(files, { 'pages/about.json': '{\n  "id": 5,\n}' }),
    {
      file: 'pages/about.json',
      path: 'line 3, column 1',
      reason: '"}" stands where a key in double quotes should be',
    },
  ],
  [
    'an empty file',
    (files) => Object.assign(files, { 'pages/about.json': '' }),
    {
      file: 'pages/about.json',
      path: 'line 1, column 1',
      reason: 'the file ends where a value should be',
    },
  ],
];

describe('the pages of an agency', () => {
  findsEach(MISTAKES, sampleFiles, problemsOf);

  it('finds a circle of parents once on each page of it', async () => {
    const files: SiteFiles = {
      ...sampleFiles(),
      'pages/a.json': { ...samplePage(11, 'a'), parentId: 12 },
      'pages/b.json': { ...samplePage(12, 'b'), parentId: 11 },
      'pages/c.json': { ...samplePage(13, 'c'), parentId: 11 },
    };
    assert.deepEqual(
      (await problemsOf(files)).map(({ file, reason }) => [file, reason]),
      [
        ['pages/a.json', 'the page is its own ancestor'],
        ['pages/b.json', 'the page is its own ancestor'],
      ],
    );
  });

  it('finds a published page that stands below a draft or below a missing language', async () => {
    const draft = { ...samplePage(11, 'draft'), status: 'Draft' };
    Reflect.deleteProperty(draft.params.path, 'fr');
    Reflect.deleteProperty(draft.params.title, 'fr');
    const files: SiteFiles = {
      ...sampleFiles(),
      'pages/draft.json': draft,
      'pages/below.json': { ...samplePage(12, 'below'), parentId: 11 },
    };
    assert.deepEqual(
      (await problemsOf(files)).map(({ path, reason }) => [path, reason]),
      [
        ['parentId', 'published below "draft", which is not'],
        ['params.path.fr', '"draft" above it has no path in fr'],
      ],
    );
  });

  it('lets two pages have the same path below different parents', async () => {
    const files: SiteFiles = {
      ...sampleFiles(),
      'pages/a.json': { ...samplePage(11, 'a', 'team'), parentId: 5 },
      'pages/b.json': { ...samplePage(12, 'b', 'team'), parentId: null },
    };
    assert.deepEqual(await problemsOf(files), []);
  });

  it('lets a page leave out a language whole', async () => {
    const files = sampleFiles();
    Reflect.deleteProperty(files['pages/about.json'].params.path, 'de');
    Reflect.deleteProperty(files['pages/about.json'].params.title, 'de');
    assert.deepEqual(await problemsOf(files), []);
  });
});
