import { every, sampleFiles, type SampleFiles } from './site-files.ts';
import { findsEach, problemsOf, type Mistake } from './site-problems.ts';

const POPUP = { title: every('a'), description: every('a'), delay: 5 };

const MISTAKES: readonly Mistake<SampleFiles>[] = [
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
    'a draft in the footer',
    (files) => Object.assign(files['pages/about.json'], { status: 'Draft' }),
    { file: 'site.json', path: 'footerPages[0]', reason: 'the page "about" is not Published' },
  ],
  [
    'no site.json',
    (files) => Reflect.deleteProperty(files, 'site.json'),
    { file: 'site.json', path: '', reason: 'the file is missing' },
  ],
];

describe('the site.json of an agency', () => {
  findsEach(MISTAKES, sampleFiles, problemsOf);
});
