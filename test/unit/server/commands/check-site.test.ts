import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkFolder } from '../../../../server/services/site-check/check-folder.ts';
import { siteReport } from '../../../../server/commands/site-report.ts';
import { readProductData } from '../../../../server/services/site-check/product-data.ts';
import { filesBelow } from '../../../../server/platform/files/files-below.ts';
import { demoCrm } from '../../../../server/services/crm/demo/crm.ts';
import { AgencyCopy } from '../../../support/agency-copy.ts';
import { runCommand } from '../../../support/run-command.ts';
import { temporaryDir } from '../../../support/site-app.ts';

const COMMAND = 'server/commands/check-site.ts';
const NEW_SITE = 'server/commands/new-site.ts';

interface Info {
  siteEmail: string;
  colours: Record<string, string>;
  fonts: Record<string, { file: string }>;
  navigation: string[];
  offices: { zip: string; position?: number[] }[];
  notary?: object;
}
interface PageJson {
  id: number;
  name: string;
  status: string;
  params: { title: Record<string, string>; path: Record<string, string>; modules: object[] };
}
interface HomeJson {
  zip: string;
  position?: number[];
}

async function check(dir: string) {
  const now = Date.now();
  const crm = demoCrm({ siteDir: dir, dataDir: temporaryDir() }, { now: () => now });
  const product = await readProductData('public/data', await readdir('public/fonts'));
  const findings = await checkFolder({ dir, crm, now, product });
  const lines = siteReport(dir, findings).split('\n');
  return lines.map((line) => line.trim());
}

/** A file of a new agency as if its texts, names and numbers had been replaced. */
function replaced(text: string): string {
  return text
    .replaceAll(/(Te vervangen|À remplacer|To be replaced|Zu ersetzen)\s?: /g, '')
    .replaceAll('voorbeeld.example', 'agency.example')
    .replaceAll('Voorbeeld V', 'Kantoor V')
    .replaceAll('0000.000.000', '0123.456.789')
    .replaceAll('00.000.000', '12.345.678')
    .replaceAll(/"00000(\d)"/g, '"12345$1"');
}

const HOME = 'homes/1001-house.json';

describe('npm run check-site', () => {
  const written = path.join(temporaryDir(), 'agency');
  const newSite = () => new AgencyCopy(written);
  before(async () => {
    assert.equal((await runCommand(NEW_SITE, [written])).code, 0);
    for (const file of await filesBelow(written)) {
      const target = path.join(written, file);
      if (!file.startsWith('.') && file.endsWith('.json')) {
        writeFileSync(target, replaced(readFileSync(target, 'utf8')));
      }
    }
  });

  for (const agency of ['server/demo', 'test/agencies/oosterschaduw']) {
    it(`finds no error in ${agency}`, async () => {
      const lines = await check(path.resolve(agency));
      assert.ok(!lines.includes('Errors:'));
    });
  }

  it('finds nothing in a site that new-site has written once its texts are replaced', async () => {
    const { dir } = newSite();
    assert.deepEqual(await check(dir), [`0 errors, 0 warnings in ${dir}`, '']);
  });

  it('names each text that is still to be replaced once, and examples', async () => {
    const agency = newSite();
    agency.edit<Info>('site.json', (info) => {
      info.siteEmail = 'info@voorbeeld.example';
    });
    agency.edit<HomeJson>(HOME, (home) => {
      const description = { nl: 'Te vervangen: x', fr: 'À remplacer\u00a0: x', en: 'x', de: 'x' };
      Object.assign(home, { description });
    });
    const findings = (await check(agency.dir)).filter((line) => line.includes('.json: '));
    assert.deepEqual(findings, [
      `${HOME}: description: is a text to be replaced`,
      'site.json: siteEmail: "info@voorbeeld.example" is an example',
    ]);
  });

  it('names what is wrong with open houses, and that the page to register is missing', async () => {
    const agency = newSite();
    const openHouses = [
      { start: '2027-03-28T02:30', end: '2027-03-28T12:00' },
      { start: '2027-04-03T14:00', end: '2027-04-03T13:00' },
      { start: '2027-04-10T14:00', end: '2027-04-10T15:00', places: 0 },
    ];
    agency.edit<object>(HOME, (home) => Object.assign(home, { openHouses }));
    const wrong = (await check(agency.dir)).filter((line) => line.startsWith(HOME)).join('\n');
    for (const part of ['openHouses[0].start: ', 'openHouses[1].end: ', 'openHouses[2].places: '])
      assert.ok(wrong.includes(part), wrong);
    const right = [{ start: '2027-04-10T14:00', end: '2027-04-10T15:00', registration: true }];
    agency.edit<object>(HOME, (home) => Object.assign(home, { openHouses: right }));
    agency.remove('pages/open-house.json');
    assert.ok(
      (await check(agency.dir)).some((line) =>
        line.startsWith(`${HOME}: openHouses[0].registration: visitors cannot register`),
      ),
    );
  });

  it('checks SITE_DIR without a folder, and says how it is used', async () => {
    const { dir } = newSite();
    const { code: good, stdout } = await runCommand(COMMAND, [], { SITE_DIR: dir });
    assert.equal(good, 0);
    assert.equal(stdout, `0 errors, 0 warnings in ${dir}\n`);
    const { code, stderr } = await runCommand(COMMAND, ['--help']);
    assert.equal(code, 1);
    assert.match(stderr, /^npm run check-site -- /);
  });

  it('tells every error of settings, pages, fonts, pictures and homes at once, and ends with 1', async () => {
    const agency = newSite();
    agency.edit<Info>('site.json', (info) => {
      Object.assign(info.colours, { primry: '#000000' });
      info.notary = { label: {}, url: 'http://notary.example/[ID]' };
      Object.assign(info, { icon: 'icon.png' });
    });
    agency.write('fonts/instrument-sans.woff2', 'no font');
    agency.write('pictures/icon.png', 'no picture');
    agency.edit<HomeJson>(HOME, (home) => Object.assign(home, { pirce: 3, adress: 'x' }));
    const { code, stdout } = await runCommand(COMMAND, [agency.dir]);
    assert.equal(code, 1);
    assert.match(stdout, /^Errors:\n/);
    const lines = await check(agency.dir);
    for (const [told, remedy] of [
      ['site.json: colours.primry: unknown key; did you mean "primary"?', 'write "primary"'],
      [
        'site.json: notary.url: begins with https:// and a host without brackets',
        'correct it: the site cannot use it so',
      ],
      ['fonts/instrument-sans.woff2: is not a WOFF2 font', 'correct it: the site cannot use it so'],
      [
        'pictures/icon.png: cannot be read as a picture: Input buffer contains unsupported image format',
        'correct it: the site cannot use it so',
      ],
      [`${HOME}: pirce: unknown key; did you mean "price"?`, 'write "price"'],
      [`${HOME}: adress: unknown key`, 'remove it: nothing reads it'],
    ] as const) {
      const at = lines.indexOf(told);
      assert.ok(at > 0, `${told} in\n${lines.join('\n')}`);
      assert.equal(lines[at + 1], remedy);
    }
  });

  const warnings: [what: string, make: (agency: AgencyCopy) => void, lines: string[]][] = [
    [
      'a text that is missing in a language',
      (agency) =>
        agency.edit<{ title: Record<string, string> }>(HOME, ({ title }) => delete title['de']),
      [
        `${HOME}: title: has no text in de: that in nl is shown`,
        'write the text in these languages too',
      ],
    ],
    [
      'texts in a language that the site does not have',
      (agency) =>
        agency.edit<object>('site.json', (info) =>
          Object.assign(info, { languages: ['nl', 'fr', 'en'] }),
        ),
      [
        'site.json: 14 texts are also in de, which the site does not have; the first is offices[0].name',
        `${HOME}: 8 texts are also in de, which the site does not have; the first is countryName`,
        'remove these languages, or name them in languages of site.json',
      ],
    ],
    [
      'a colour that is corrected',
      (agency) =>
        agency.edit<Info>('site.json', ({ colours }) => {
          colours['primary'] = '#FFEE00';
        }),
      ['site.json: colours.primary: #FFEE00 on paper #FFFFFF has a contrast of 1.20, below 4.5;'],
    ],
    [
      'a font that is nowhere',
      (agency) =>
        agency.edit<Info>('site.json', ({ fonts }) => {
          fonts['text']!.file = 'instrument-snas.woff2';
        }),
      [
        'site.json: fonts.text.file: there is no font file instrument-snas.woff2; ' +
          'did you mean "instrument-sans.woff2"?',
        'put instrument-snas.woff2 into the folder fonts, or name one that is there',
      ],
    ],
    [
      'a font that is not used',
      (agency) => agency.write('fonts/other.woff2', 'wOF2'),
      ['fonts/other.woff2: is not used', 'name it in fonts of site.json, or remove it'],
    ],
    [
      'a picture that a page names and that is not there',
      (agency) => {
        const text = JSON.stringify(agency.read('pages/home.json'));
        agency.write('pages/home.json', text.replace('street.jpg', 'stret.jpg'));
      },
      [
        'there is no picture stret.jpg; did you mean "street.jpg"?',
        'put stret.jpg into the folder pictures',
        'pictures/street.jpg: no file of the folder names it',
      ],
    ],
    [
      'a photograph of a person that is not there',
      (agency) =>
        agency.edit<{ photo?: string }[]>('team.json', (people) => {
          people[0]!.photo = 'nobody.jpg';
        }),
      ['team.json: [0].photo: there is no picture nobody.jpg'],
    ],
    [
      'a postcode that does not exist',
      (agency) =>
        agency.edit<Info>('site.json', ({ offices }) => {
          offices[0]!.zip = '1001';
        }),
      ['site.json: offices[0].zip: there is no postcode 1001', 'Brussel has 1000'],
    ],
    [
      'a position in another municipality',
      (agency) =>
        agency.edit<Info>('site.json', ({ offices }) => {
          offices[0]!.position = [51.05, 3.72];
        }),
      [
        'site.json: offices[0].position: 51.05, 3.72 is not in the municipality of 1000 Brussel',
        'look the position up, or leave it out',
      ],
    ],
    [
      'a position with longitude and latitude swapped',
      (agency) =>
        agency.edit<Info>('site.json', ({ offices }) => {
          offices[0]!.position = [4.35, 50.85];
        }),
      ['latitude and longitude are swapped: write the latitude first'],
    ],
    [
      'files that nothing reads',
      (agency) => {
        agency.write('pages/old.jsn', '{}');
        agency.write('testimonial.json', '[]');
        agency.write('articels/1.json', '{}');
      },
      [
        'pages/old.jsn: nothing reads a file of this name',
        'testimonial.json: nothing reads a file of this name; did you mean "testimonials.json"?',
        'articels/1.json: nothing reads the folder articels; did you mean "articles"?',
      ],
    ],
    [
      'a page that nothing leads to',
      (agency) => agency.edit<Info>('site.json', unlisted('sold')),
      [
        'pages/sold.json: no page leads to "sold"',
        'add its name to navigation, extraMenu or footerPages of site.json',
      ],
    ],
    [
      'a form without a privacy page',
      (agency) => {
        agency.dropPage('privacy');
        agency.edit<PageJson>('pages/sold.json', ({ params }) => {
          params.modules.push({ id: 999, sort: 9, relations: { type: 'simple-contact' } });
        });
      },
      ['the form has no link to a privacy page', 'add pages/privacy.json and publish it'],
    ],
    [
      'old rules of the costs of buying, and homes that lead to none',
      (agency) => {
        const text = { nl: 'Btw', fr: 'TVA', en: 'VAT', de: 'MwSt.' };
        const rule = { id: 'belgium-vat', kind: 'vat', regions: ['flanders'], name: text };
        const dates = { from: '2011-01-01', checkedOn: '2020-01-01', source: 'notary.example' };
        const ended = { ...rule, id: 'flanders-duty', kind: 'duty', until: '2026-01-31', rate: 12 };
        const rules = [rule, ended].map((one) => ({ ...one, ...dates }));
        agency.write('buying-costs.json', { rules });
        agency.edit<PageJson>('pages/sold.json', ({ params }) => {
          params.modules.push({ id: 999, sort: 9, relations: { type: 'buying-costs' } });
        });
        agency.edit<PageJson>('pages/property.json', ({ params }) => {
          params.modules.push({ id: 998, sort: 9, relations: { type: 'property-costs' } });
        });
      },
      [
        'belgium-vat was on 2020-01-01',
        'have ended, and none follows: flanders-duty on 2026-01-31',
        'property-costs shows nothing: there is no published page "buying-costs"',
      ],
    ],
    [
      'mails in a language that the site lacks',
      (agency) =>
        agency.edit<Info & { offices: { language?: string }[] }>('site.json', (info) => {
          info.offices[0]!.language = 'de';
          Object.assign(info, { languages: ['nl', 'fr', 'en'] });
        }),
      [
        'site.json: offices[0].language: the site has no de: mails are in the language of leads.language',
        'name one of nl, fr, en',
      ],
    ],
    [
      'old addresses that lead to nothing',
      (agency) =>
        agency.write(
          'redirects.csv',
          '/old/1,home:1001\n/old/2,home:4711\n/old/3,/nl/nergens\n/old/4,/nl/te-koop\n',
        ),
      [
        'redirects.csv: line 2: there is no home 4711 on the site',
        'lead to a page, such as for-sale',
        'redirects.csv: line 3: there is no page at /nl/nergens',
        'name the page instead of its path',
      ],
    ],
  ];
  for (const [what, make, expected] of warnings) {
    it(`warns of ${what}`, async () => {
      const agency = newSite();
      make(agency);
      const lines = await check(agency.dir);
      assert.ok(!lines.includes('Errors:'), lines.join('\n'));
      for (const text of expected) {
        assert.ok(
          lines.some((line) => line.includes(text)),
          `${text} in\n${lines.join('\n')}`,
        );
      }
    });
  }
});

function unlisted(name: string) {
  return (info: Info & { footerPages?: string[] }) => {
    const without = (names: string[] = []) => names.filter((one) => one !== name);
    info.navigation = without(info.navigation);
    info.footerPages = without(info.footerPages);
  };
}
