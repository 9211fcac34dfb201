import assert from 'node:assert/strict';
import { z } from 'zod';
import { readsSettings } from '../../../../../views/domain/site/module-settings.ts';
import { every, sampleFiles, samplePage, type SampleFiles, type SiteFiles } from './site-files.ts';
import { findsEach, problemsOf, SCHEMAS, type Mistake } from './site-problems.ts';

const CONTACT = { id: 1, relations: { type: 'contact' }, sort: 1 };

const MISTAKES: readonly Mistake<SampleFiles>[] = [
  [
    'a number that is too large',
    (files) => Object.assign(files['pages/home.json'].params.modules[0]!, { span: 13 }),
    {
      file: 'pages/home.json',
      path: 'params.modules[0].span',
      reason: 'must be 12 or less',
    },
  ],
  [
    'a part of a number',
    (files) => Object.assign(files['pages/home.json'].params.modules[0]!, { sort: 1.5 }),
    {
      file: 'pages/home.json',
      path: 'params.modules[0].sort',
      reason: 'expected int, received number',
    },
  ],
  [
    'an info block of a third of the width',
    (files) =>
      Object.assign(files['pages/about.json'].params, {
        layoutConfig: { list: [{ office: 1, desktopSpan: 4 }] },
      }),
    {
      file: 'pages/about.json',
      path: 'params.layoutConfig.list[0].desktopSpan',
      reason: 'expected one of 6, 12',
    },
  ],
  [
    'a field of a form twice',
    (files) =>
      Object.assign(files['pages/about.json'].params, {
        layoutConfig: { fields: [{ name: 'Email' }, { name: 'Email', desktopSpan: 6 }] },
      }),
    {
      file: 'pages/about.json',
      path: 'params.layoutConfig.fields[1]',
      reason: '"Email" stands twice',
    },
  ],
  [
    'a field on a page without a form',
    (files) =>
      Object.assign(files['pages/about.json'].params, {
        layoutConfig: { fields: [{ type: 'string', apiField: 'Own', name: every('Eigen') }] },
      }),
    {
      file: 'pages/about.json',
      path: 'params.layoutConfig.fields[0]',
      reason: 'this page has no form',
    },
  ],
  [
    'a marker that is nowhere',
    (files) =>
      Object.assign(files['pages/about.json'].params, {
        layoutConfig: { maps: [{ title: every('Hier') }] },
      }),
    {
      file: 'pages/about.json',
      path: 'params.layoutConfig.maps[0]',
      reason: 'needs either an office, or a position and a title',
    },
  ],
  [
    'an info block of an office that does not exist',
    (files) =>
      Object.assign(files['pages/about.json'].params, {
        modules: [CONTACT],
        layoutConfig: { list: [{ office: 9, desktopSpan: 6 }] },
      }),
    {
      file: 'pages/about.json',
      path: 'params.layoutConfig.list[0].office',
      reason: 'there is no office with id 9',
    },
  ],
  [
    'a marker of an office without a position',
    (files) =>
      Object.assign(files['pages/about.json'].params, {
        modules: [CONTACT],
        layoutConfig: { maps: [{ office: 1 }] },
      }),
    {
      file: 'pages/about.json',
      path: 'params.layoutConfig.maps[0].office',
      reason: 'the office 1 has no position in site.json',
    },
  ],
  [
    'an unknown kind of module, even one that every object has',
    (files) =>
      Object.assign(files['pages/home.json'].params.modules[0]!, {
        relations: { type: 'constructor' },
      }),
    {
      file: 'pages/home.json',
      path: 'params.modules[0].relations.type',
      reason: 'there is no kind of module "constructor"; there are: contact, list, text',
    },
  ],
  [
    'a kind of module that is for developers',
    (files) =>
      Object.assign(files['pages/home.json'].params.modules[0]!, {
        relations: { type: 'drawn' },
      }),
    {
      file: 'pages/home.json',
      path: 'params.modules[0].relations.type',
      reason:
        'modules of kind "drawn" are for developers, not for pages; there are: contact, list, text',
    },
  ],
  [
    'content that does not fit its kind',
    (files) =>
      Object.assign(files['pages/home.json'].params.modules[0]!, {
        relations: { type: 'list' },
        content: { listing: 'swap' },
      }),
    {
      file: 'pages/home.json',
      path: 'params.modules[0].content.listing',
      reason: 'expected one of "sale"|"rent"',
    },
  ],
  [
    'a module id that stands twice on a page',
    (files) => {
      const { modules } = files['pages/home.json'].params;
      modules.push({ ...modules[0]! });
    },
    {
      file: 'pages/home.json',
      path: 'params.modules[1].id',
      reason: 'module 1 stands twice on this page',
    },
  ],
];

describe('the modules of an agency’s pages', () => {
  findsEach(MISTAKES, sampleFiles, problemsOf);

  it('tells of forms that lead to nothing', async () => {
    const named = (id: number, name: string, ...kinds: string[]) => {
      const page = samplePage(id, name);
      page.params.modules = kinds.map((type, index) => ({
        id: index + 1,
        relations: { type },
        sort: index,
      }));
      return page;
    };
    const kinds = ['thank-you', 'question-form', 'owner-login', 'owner-history'];
    const schemas = { ...SCHEMAS, ...Object.fromEntries(kinds.map((kind) => [kind, z.unknown()])) };
    const files = {
      ...sampleFiles(),
      'pages/a.json': named(20, 'question', 'contact'),
      'pages/b.json': named(21, 'thank-you'),
      'pages/c.json': named(22, 'login', 'owner-login'),
    };
    assert.deepEqual(
      (await problemsOf(files, schemas)).map(
        ({ file, path, reason }) => `${file} ${path}: ${reason}`,
      ),
      [
        'pages/a.json params.modules: the page "question" needs a module of kind question-form',
        'pages/b.json params.modules: the page "thank-you" needs a module of kind thank-you',
        'pages/c.json params.modules[0].relations.type: needs a published page "owner" with a module of kind owner-history',
      ],
    );
    const whole = {
      ...files,
      'pages/a.json': named(20, 'question', 'question-form'),
      'pages/b.json': named(21, 'thank-you', 'thank-you'),
      'pages/d.json': named(23, 'owner', 'owner-history'),
    };
    assert.deepEqual(await problemsOf(whole, schemas), []);
  });

  it('tells of a video that is not in the folder, and only then', async () => {
    const files: SiteFiles = sampleFiles();
    const page = samplePage(9, 'film');
    page.params.modules = [
      { id: 1, relations: { type: 'background-video' }, sort: 1, content: { video: 'a.mp4' } },
    ];
    const schemas = { ...SCHEMAS, 'background-video': z.strictObject({ video: z.string() }) };
    const withVideo = { ...files, 'pages/film.json': page };
    assert.deepEqual(await problemsOf(withVideo, schemas), [
      {
        file: 'pages/film.json',
        path: 'params.modules[0].content.video',
        reason: "there is no videos/a.mp4 in the agency's folder",
      },
    ]);
    assert.deepEqual(await problemsOf({ ...withVideo, 'videos/a.mp4': '' }, schemas), []);
  });

  it('tells of the file of a form that is not in the folder, in each language', async () => {
    const page = samplePage(9, 'guide');
    const file = { nl: 'gids.pdf', fr: 'guide.pdf', en: '' };
    page.params.modules = [{ id: 1, relations: { type: 'form' }, sort: 1, content: { file } }];
    const schemas = {
      ...SCHEMAS,
      form: z.strictObject({ file: z.record(z.string(), z.string()) }),
    };
    const files: SiteFiles = {
      ...sampleFiles(),
      'pages/guide.json': page,
      'documents/gids.pdf': '',
    };
    assert.deepEqual(await problemsOf(files, schemas), [
      {
        file: 'pages/guide.json',
        path: 'params.modules[0].content.file.fr',
        reason: "there is no documents/guide.pdf in the agency's folder",
      },
    ]);
    assert.deepEqual(await problemsOf({ ...files, 'documents/guide.pdf': '' }, schemas), []);
  });

  it('tells of settings that the kind of a module does not read', async () => {
    const page = samplePage(9, 'people');
    page.params.modules = [
      { id: 1, relations: { type: 'team' }, sort: 1, maxItems: 2, numberItemOfRow: 2 },
      { id: 2, relations: { type: 'words' }, sort: 2, maxItems: 2 },
    ];
    const schemas = {
      ...SCHEMAS,
      team: readsSettings(z.strictObject({}), 'maxItems', 'numberItemOfRow'),
      words: z.strictObject({}),
    };
    assert.deepEqual(await problemsOf({ ...sampleFiles(), 'pages/people.json': page }, schemas), [
      {
        file: 'pages/people.json',
        path: 'params.modules[1].maxItems',
        reason: 'modules of kind "words" do not read it; these do: team',
      },
    ]);
  });

  it('tells of info blocks and markers on a page that does not show them', async () => {
    const office = { ...samplePage(9, 'visit-us') };
    Object.assign(office.params, {
      layoutConfig: { list: [{ content: { nl: 'Hier' } }], maps: [] },
    });
    const demand = samplePage(10, 'profile');
    demand.params.modules = [{ id: 1, relations: { type: 'demand' }, sort: 1 }];
    const position = [51, 3.7];
    Object.assign(demand.params, {
      layoutConfig: {
        list: [{ content: { nl: 'Hier' } }],
        maps: [{ title: { nl: 'Hier' }, position }],
      },
    });
    const schemas = { ...SCHEMAS, demand: z.strictObject({}) };
    const files = {
      ...sampleFiles(),
      'pages/visit-us.json': office,
      'pages/profile.json': demand,
    };
    assert.deepEqual(await problemsOf(files, schemas), [
      {
        file: 'pages/profile.json',
        path: 'params.layoutConfig.maps',
        reason: 'no module of this page shows it; these do: contact',
      },
      {
        file: 'pages/visit-us.json',
        path: 'params.layoutConfig.list',
        reason: 'no module of this page shows it; these do: contact, demand, demand-wizard',
      },
    ]);
  });

  it('tells of a placed field that no form of its page has', async () => {
    const files = sampleFiles();
    const schemas = { ...SCHEMAS, 'simple-contact': z.unknown() };
    Object.assign(files['pages/about.json'].params, {
      modules: [{ id: 1, relations: { type: 'simple-contact' }, sort: 1 }],
      layoutConfig: { fields: [{ name: 'Email' }, { name: 'PriceMin' }] },
    });
    assert.deepEqual(await problemsOf(files, schemas), [
      {
        file: 'pages/about.json',
        path: 'params.layoutConfig.fields[1].name',
        reason:
          'no form of this page has "PriceMin"; they have: FirstName, Name, Email, PhoneNumber',
      },
    ]);
  });

  it('tells of an extra field that a form of its page fills itself', async () => {
    const files = sampleFiles();
    const schemas = { ...SCHEMAS, valuation: z.unknown(), 'simple-contact': z.unknown() };
    const name = { nl: 'x', fr: 'x', en: 'x', de: 'x' };
    const layoutConfig = { fields: [{ type: 'string', apiField: 'Address', name }] };
    const page = (type: string) =>
      Object.assign(files['pages/about.json'].params, {
        modules: [{ id: 1, relations: { type }, sort: 1 }],
        layoutConfig,
      });
    page('simple-contact');
    assert.deepEqual(await problemsOf(files, schemas), []);
    page('valuation');
    assert.deepEqual(await problemsOf(files, schemas), [
      {
        file: 'pages/about.json',
        path: 'params.layoutConfig.fields[0].apiField',
        reason: 'the form "valuation" fills "Address" itself: an answer would be lost',
      },
    ]);
  });
});
