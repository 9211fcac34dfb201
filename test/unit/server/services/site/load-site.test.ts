import assert from 'node:assert/strict';
import { z } from 'zod';
import { readsSettings } from '../../../../../views/domain/site/module-settings.ts';
import { loadSite } from '../../../../../server/services/site/load-site.ts';
import type { ModuleSchemas } from '../../../../../server/services/site/check-modules.ts';
import { forDevelopers } from '../../../../../views/domain/site/developer-kind.ts';
import { moduleSchemas } from '../../../../../views/modules/schemas.ts';
import { SiteError, type SiteProblem } from '../../../../../server/services/site/site-error.ts';
import { every, inFolder, sampleFiles, samplePage, type SiteFiles } from './site-files.ts';

const SCHEMAS = {
  text: z.strictObject({ heading: z.string().min(1), wide: z.boolean().default(false) }),
  list: z.strictObject({ listing: z.enum(['sale', 'rent']) }),
  drawn: forDevelopers(z.strictObject({})),
  contact: z.strictObject({}),
};

const CONTACT = { id: 1, relations: { type: 'contact' }, sort: 1 };

const TEXT = { nl: 'a', fr: 'a', en: 'a', de: 'a' };
const POPUP = { title: TEXT, description: TEXT, delay: 5 };

type Sample = ReturnType<typeof sampleFiles>;

async function problemsOf(
  files: SiteFiles,
  schemas: ModuleSchemas = SCHEMAS,
): Promise<readonly SiteProblem[]> {
  return inFolder(files, async (dir) => {
    try {
      await loadSite(dir, schemas);
      return [];
    } catch (error) {
      assert(error instanceof SiteError);
      return error.problems;
    }
  });
}

describe('loadSite', () => {
  it('reads a site without a mistake', async () => {
    const { site } = await inFolder(sampleFiles(), (dir) => loadSite(dir, SCHEMAS));
    assert.equal(site.info.name, 'Huis & Haard');
    assert.deepEqual(
      site.pages.map(({ name }) => name),
      ['about', 'home', 'property', 'for-rent', 'for-sale', 'thank-you'],
    );
  });

  it('has a thank-you page: the agency’s once it is published, else the product’s own', async () => {
    const kindsOf = async (files: SiteFiles) => {
      const { site } = await inFolder(files, (dir) =>
        loadSite(dir, { ...SCHEMAS, 'thank-you': z.unknown() }),
      );
      const pages = site.pages.filter(
        ({ name, status }) => name === 'thank-you' && status === 'Published',
      );
      return pages.map(({ params }) => params.modules.map(({ relations }) => relations.type));
    };
    const page = samplePage(9, 'thank-you');
    page.params.modules = [
      { id: 1, relations: { type: 'thank-you' }, sort: 1 },
      { id: 2, relations: { type: 'contact' }, sort: 2 },
    ];
    const files = { ...sampleFiles(), 'pages/thank-you.json': page };
    assert.deepEqual(await kindsOf(sampleFiles()), [['thank-you']]);
    assert.deepEqual(await kindsOf(files), [['thank-you', 'contact']]);
    assert.deepEqual(
      await kindsOf({ ...files, 'pages/thank-you.json': { ...page, status: 'Draft' } }),
      [['thank-you']],
    );
  });

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

  it('fills in the defaults of the site, its pages and the content of modules', async () => {
    const { site } = await inFolder(sampleFiles(), (dir) => loadSite(dir, SCHEMAS));
    assert.deepEqual(site.info.ignoredLabels, [3, 4]);
    assert.equal(site.info.list.itemsPerPage, 12);
    assert.equal(site.info.list.radius, 10);
    const module = site.pages[0]!.params.modules[0]!;
    assert.equal(module.span, 12);
    assert.deepEqual(module.content, { heading: 'about', wide: false });
  });

  it('changes its version with any file, and only then', async () => {
    const versionOf = (files: SiteFiles) =>
      inFolder(files, async (dir) => (await loadSite(dir, SCHEMAS)).version);
    const files = sampleFiles();
    const version = await versionOf(files);
    assert.match(version, /^[0-9a-f]{16}$/);
    assert.equal(await versionOf(sampleFiles()), version);
    files['pages/about.json'].params.title.nl = 'Wij';
    assert.notEqual(await versionOf(files), version);
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

  it('tells every problem at once, in one message of a line each', async () => {
    const files = sampleFiles();
    files['site.json'].legal.ipiNumber = '12';
    files['pages/home.json'].id = 0;
    files['pages/sale.json'].params.modules[0]!.relations = { type: 'txet' };
    await inFolder(files, async (dir) => {
      await assert.rejects(loadSite(dir, SCHEMAS), (error: Error) => {
        assert.deepEqual(error.message.split('\n'), [
          `The site in ${dir} has 3 problems:`,
          '  pages/home.json: id: must be more than 0',
          '  pages/sale.json: params.modules[0].relations.type: ' +
            'there is no kind of module "txet"; did you mean "text"?; there are: contact, list, text',
          '  site.json: legal.ipiNumber: six digits',
        ]);
        return true;
      });
    });
  });

  for (const kind of ['component', 'states']) {
    it(`refuses a page with a module of kind ${kind}, which /states alone shows`, async () => {
      const files = sampleFiles();
      files['pages/home.json'].params.modules[0]!.relations = { type: kind };
      const problems = await problemsOf(files, moduleSchemas);
      const found = problems.find(({ reason }) => reason.includes(`"${kind}"`));
      assert.match(found?.reason ?? '', /are for developers, not for pages; there are: article, /);
      assert.doesNotMatch(found?.reason ?? '', /there are: .*\b(component|states)\b/);
    });
  }

  const mistakes: [what: string, make: (files: Sample) => void, problem: SiteProblem][] = [
    [
      'a key that is missing',
      (files) => Reflect.deleteProperty(files['site.json'], 'siteEmail'),
      { file: 'site.json', path: 'siteEmail', reason: 'is missing (string)' },
    ],
    [
      'an unknown key',
      (files) => Object.assign(files['site.json'].colours, { primry: '#000000' }),
      { file: 'site.json', path: 'colours.primry', reason: 'unknown key; did you mean "primary"?' },
    ],
    [
      'a value of the wrong type',
      (files) => Object.assign(files['site.json'], { showEffects: 'yes' }),
      { file: 'site.json', path: 'showEffects', reason: 'expected boolean, received string' },
    ],
    [
      'a colour by its name',
      (files) => Object.assign(files['site.json'].colours, { ink: 'black' }),
      { file: 'site.json', path: 'colours.ink', reason: 'a colour is written #rrggbb' },
    ],
    [
      'a text that must stand in four languages and does not',
      (files) => Reflect.deleteProperty(files['site.json'].labels[0]!.name, 'de'),
      { file: 'site.json', path: 'labels[0].name', reason: 'needs a text in de' },
    ],
    [
      'a language twice',
      (files) => Object.assign(files['site.json'], { languages: ['nl', 'fr', 'nl'] }),
      { file: 'site.json', path: 'languages[2]', reason: '"nl" stands twice' },
    ],
    [
      'a language that the product does not have',
      (files) => Object.assign(files['site.json'], { languages: ['nl', 'es'] }),
      { file: 'site.json', path: 'languages[1]', reason: 'expected one of "nl"|"fr"|"en"|"de"' },
    ],
    [
      'no language',
      (files) => Object.assign(files['site.json'], { languages: [] }),
      { file: 'site.json', path: 'languages', reason: 'needs at least 1 of them' },
    ],
    [
      'mail to the agency in a language that the site does not have',
      (files) =>
        Object.assign(files['site.json'], { languages: ['fr', 'nl'], leads: { language: 'en' } }),
      {
        file: 'site.json',
        path: 'leads.language',
        reason: 'is not one of the languages of the site: fr, nl',
      },
    ],
    [
      'a radius that no input can take',
      (files) => Object.assign(files['site.json'].list, { radius: 12 }),
      { file: 'site.json', path: 'list.radius', reason: 'in steps of 5' },
    ],
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
      'no office',
      (files) => Object.assign(files['site.json'], { offices: [] }),
      {
        file: 'site.json',
        path: 'offices',
        reason: 'needs at least 1 of them',
      },
    ],
    [
      'a popup that leads to a page of another language',
      (files) =>
        Object.assign(files['site.json'], { popup: { ...POPUP, link: { nl: '/fr/a-vendre' } } }),
      {
        file: 'site.json',
        path: 'popup.link.nl',
        reason: 'begins with /nl/ or https://, and has no spaces',
      },
    ],
    [
      'a popup whose link is a script',
      (files) =>
        Object.assign(files['site.json'], { popup: { ...POPUP, link: { fr: 'javascript:x()' } } }),
      {
        file: 'site.json',
        path: 'popup.link.fr',
        reason: 'begins with /fr/ or https://, and has no spaces',
      },
    ],
    [
      'a popup with a picture from nowhere',
      (files) =>
        Object.assign(files['site.json'], { popup: { ...POPUP, mediaUrl: '../secret.txt' } }),
      {
        file: 'site.json',
        path: 'popup.mediaUrl',
        reason: 'the name of a picture file, or an https URL',
      },
    ],
    [
      'a popup without a text in German',
      (files) =>
        Object.assign(files['site.json'], {
          popup: { ...POPUP, title: { nl: 'a', fr: 'a', en: 'a' } },
        }),
      { file: 'site.json', path: 'popup.title', reason: 'needs a text in de' },
    ],
    [
      'an extra menu with a page that the navigation has',
      (files) =>
        Object.assign(files['site.json'], {
          navigation: ['about'],
          extraMenu: { pages: ['about'] },
        }),
      {
        file: 'site.json',
        path: 'extraMenu.pages[0]',
        reason: '"about" is in the navigation',
      },
    ],
    [
      'an extra menu with a page that is not there',
      (files) => Object.assign(files['site.json'], { extraMenu: { pages: ['team'] } }),
      { file: 'site.json', path: 'extraMenu.pages[0]', reason: 'there is no page "team"' },
    ],
    [
      'a text that is empty',
      (files) => Object.assign(files['site.json'], { name: '' }),
      { file: 'site.json', path: 'name', reason: 'is empty' },
    ],
    [
      'a number that is too small',
      (files) => Object.assign(files['site.json'].list, { itemsPerPage: -1 }),
      { file: 'site.json', path: 'list.itemsPerPage', reason: 'must be more than 0' },
    ],
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
      'a position with one number',
      (files) => Object.assign(files['site.json'].offices[0]!, { position: [51] }),
      { file: 'site.json', path: 'offices[0].position', reason: 'needs at least 2 of them' },
    ],
    [
      'an e-mail address that is none',
      (files) => Object.assign(files['site.json'], { siteEmail: 'info at example' }),
      { file: 'site.json', path: 'siteEmail', reason: 'is not a valid email address' },
    ],
    [
      'a URL of the site that is none',
      (files) => Object.assign(files['site.json'], { siteUrl: 'www.example.be' }),
      { file: 'site.json', path: 'siteUrl', reason: 'is not a valid URL' },
    ],
    [
      'a template that does not exist',
      (files) => Object.assign(files['site.json'], { siteTemplate: 'barok' }),
      { file: 'site.json', path: 'siteTemplate', reason: 'expected one of "vitrine"|"gevel"' },
    ],
    [
      'a font outside the folder of fonts',
      (files) => Object.assign(files['site.json'].fonts.text, { file: '../../key.woff2' }),
      {
        file: 'site.json',
        path: 'fonts.text.file',
        reason: 'the name of a .woff2 file, without a folder',
      },
    ],
    [
      'a pattern of URLs without the id',
      (files) => Object.assign(files['site.json'], { propertyPathPattern: '[City]' }),
      { file: 'site.json', path: 'propertyPathPattern', reason: 'must include "[ID]"' },
    ],
    [
      'a pattern of URLs with fields that there are not',
      (files) =>
        Object.assign(files['site.json'], {
          propertyPathPattern: '[Town]-[City]-[constructor]-[ID]-[Zip',
        }),
      {
        file: 'site.json',
        path: 'propertyPathPattern',
        reason:
          'has no field [Town], [constructor], [Zip; there are: [ID], [SiteID], [Ident], ' +
          '[Street], [HouseNumber], [BoxNr], [Zip], [City], [CountryName], [TypeDescription], ' +
          '[NumberOfBedRooms], [Floor], [SurfaceTotal]',
      },
    ],
    [
      'a list where an object belongs',
      (files) => Object.assign(files, { 'pages/about.json': [] }),
      { file: 'pages/about.json', path: '', reason: 'expected object, received array' },
    ],
    [
      'a label id that stands twice',
      (files) => Object.assign(files['site.json'].labels[1]!, { id: 1 }),
      { file: 'site.json', path: 'labels[1].id', reason: '1 stands twice' },
    ],
    [
      'a page in the navigation that does not exist',
      (files) => files['site.json'].navigation.push('projects'),
      { file: 'site.json', path: 'navigation[2]', reason: 'there is no page "projects"' },
    ],
    [
      'a page in the navigation that stands twice',
      (files) => files['site.json'].navigation.push('for-sale'),
      { file: 'site.json', path: 'navigation[2]', reason: '"for-sale" stands twice' },
    ],
    [
      'a page in a group of the footer that does not exist',
      (files) =>
        Object.assign(files['site.json'], {
          footerGroups: [{ title: every('Wij'), pages: ['about', 'team'] }],
        }),
      {
        file: 'site.json',
        path: 'footerGroups[0].pages[1]',
        reason: 'there is no page "team"',
      },
    ],
    [
      'an office that closes before it opens',
      (files) =>
        Object.assign(files['site.json'].offices[0]!, {
          openingHours: [{ dayOfWeek: ['Monday'], opens: '18:00', closes: '09:00' }],
        }),
      {
        file: 'site.json',
        path: 'offices[0].openingHours[0].closes',
        reason: 'must be after opens',
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
      'a draft in the footer',
      (files) => Object.assign(files['pages/about.json'], { status: 'Draft' }),
      { file: 'site.json', path: 'footerPages[0]', reason: 'the page "about" is not Published' },
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
    [
      'no site.json',
      (files) => Reflect.deleteProperty(files, 'site.json'),
      { file: 'site.json', path: '', reason: 'the file is missing' },
    ],
  ];
  for (const [what, make, problem] of mistakes) {
    it(`finds ${what}`, async () => {
      const files = sampleFiles();
      make(files);
      assert.deepEqual(await problemsOf(files), [problem]);
    });
  }

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
