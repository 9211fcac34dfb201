import assert from 'node:assert/strict';
import { LOCALES } from '../../../views/domain/locale.ts';
import { checkWhise } from '../../../server/services/crm/whise/whise-crm.ts';
import { runCommand } from '../../support/run-command.ts';
import { type EmulatedWhise, emulatedWhise, sampleEstates } from './emulated-whise.ts';

const NOW = Date.parse('2026-03-03T12:00:00Z');
const SAMPLE = [...sampleEstates().values()];

describe('the check of Whise', () => {
  let whise: EmulatedWhise;
  beforeEach(async () => {
    whise = await emulatedWhise(SAMPLE, { now: () => NOW });
  });
  afterEach(() => whise.close());

  const checked = async (pictureHosts = ['pictures.example.org']) => {
    const site = { languages: LOCALES, pictureHosts };
    const parts = { now: () => NOW, languages: async () => LOCALES };
    const { lines, isComplete } = await checkWhise(whise.emulator.config, site, parts);
    return { text: lines.join('\n'), isComplete };
  };

  it('counts, says what is missing, and shows a home as the site understands it', async () => {
    const { text, isComplete } = await checked([]);
    assert.equal(isComplete, false);
    for (const line of [
      /^token, v1\/admin\/clients\/token, v1\/estates\/list: answered\.$/m,
      /^7 estates: 6 homes, 1 projects, 0 people\.$/m,
      /^Addresses are hidden of 1, prices of 2 homes\.$/m,
      /^Pictures of pictures\.example\.org are not shown/m,
      /^No home has a text in en, de/m,
      /^Nobody represents an estate/m,
      /^Fields that no estate has: .*link3DModel/m,
      /^Details that no estate has: 19 \(garages\), /m,
      /^Titles of advertisements and names of rooms are taken for nl/m,
      /^Fields that the site does not show: gardenArea, maxArea, minArea\.$/m,
      /^Details that the site does not show: .*758 \(Mazouttank\)/m,
      /^Origins of contacts, for contactOriginId: 3 Website\.$/m,
      /"title": \{\n\s+"nl": "Ruime rijwoning/,
      /^No lead was sent/m,
    ]) {
      assert.match(text, line);
    }
    assert.equal(whise.emulator.contacts.received.length, 0);
  });

  it('says which estates are left out and why, and which have no words of their own', async () => {
    whise.emulator.estates.replace(
      [
        ...SAMPLE,
        { ...SAMPLE[0], id: 1, zip: '' },
        { ...SAMPLE[0], id: 2, purposeStatus: { id: 99 } },
        { ...SAMPLE[0], id: 3, subCategory: { id: 9999 }, officeId: 4 },
        { ...SAMPLE[0], id: 4, purposeStatus: { id: 20 } },
        { ...SAMPLE[0], id: 5, category: { id: 99 }, currency: 'CHF' },
        { ...SAMPLE[6], id: 6, canHaveChildren: true },
        { ...SAMPLE[0], id: 7, pictures: [{ urlXXL: 'http://pictures.example:8080/a.jpg' }] },
      ],
      NOW,
    );
    const { text } = await checked();
    assert.match(text, /^1 left out \(1\): zip/m);
    assert.match(text, /^1 left out \(2\): purposeStatus: 99 is not known$/m);
    assert.match(text, /^1 are withheld: .* by purposeStatus: 20 \(1\)\.$/m);
    assert.match(text, /^1 are buildings of projects\.$/m);
    assert.match(text, /^Categories that are shown among the other homes: 99\.$/m);
    assert.match(text, /^Prices of 1 estates are hidden, as they are not in euro: CHF\.$/m);
    assert.match(text, /^Subcategories that have the words of their category: 9999\.$/m);
    assert.match(
      text,
      /^Pictures of pictures\.example:8080 are not shown: they are fetched by https/m,
    );
    assert.match(text, /^Estates are of the offices 90011, 4: /m);
  });

  it('goes on after a refusal and reports all of them', async () => {
    whise.emulator.fault = 'partly-refusing';
    const { text, isComplete } = await checked();
    assert.equal(isComplete, false);
    assert.match(text, /^v1\/estates\/list: .*a parameter was ignored/m);
    assert.match(text, /^v1\/contacts\/origins\/list: .*a parameter was ignored/m);
    assert.match(text, /^No lead was sent/m);
    whise.emulator.fault = 'bad-credentials';
    assert.match((await checked()).text, /^v1\/estates\/list, v1\/contacts\/origins\/list: /m);
  });

  it('says what to look at where the login is refused', async () => {
    whise.emulator.fault = 'bad-credentials';
    assert.match((await checked()).text, /WHISE_USERNAME and WHISE_PASSWORD/);
  });

  it('is the command crm-check', async () => {
    const { code, stdout, stderr } = await runCommand(
      'server/commands/crm-check.ts',
      [],
      whise.env,
    );
    assert.deepEqual([code, stderr], [1, '']);
    assert.match(stdout, /^7 estates: /m);
    assert.match(stdout, /^The CRM: it has no owners: the site shows no sign-in\.$/m);
  });
});
