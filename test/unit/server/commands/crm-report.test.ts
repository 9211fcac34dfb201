import assert from 'node:assert/strict';
import { crmReport } from '../../../../server/commands/crm-report.ts';
import { LOCALES } from '../../../../views/domain/locale.ts';
import { propertySchema } from '../../../../views/domain/property/property.ts';
import { crmHome, PERSON } from '../../../crm/catalogue-contract.ts';

const TEAM = [PERSON];
const NONE = { items: [], dropped: [] };
const FULL = home({
  description: { nl: 'Tekst' },
  pictures: [{ source: 'https://pictures.example/a.jpg', name: {} }],
  position: [51, 3.7],
  manager: PERSON,
  details: { surfaceLiving: 120 },
});

function home(changes: Record<string, unknown>) {
  const { managerId: _id, ...rest } = crmHome(1, changes);
  return propertySchema.parse(rest);
}

const SITE = {
  languages: LOCALES,
  labels: [],
  pictureHosts: ['pictures.example'],
  documentHosts: ['files.example'],
};
const ALL = {
  homes: NONE,
  isFoundById: true,
  projects: NONE,
  team: TEAM,
  emailCheck: undefined,
  advice: [],
  documentFiles: ['own.pdf'],
  site: SITE,
};
const report = (items: ReturnType<typeof home>[], emailCheck?: string) =>
  crmReport({ ...ALL, homes: { items, dropped: [] }, emailCheck });

describe('what is said of a CRM', () => {
  it('is a count where nothing is missing', () => {
    assert.deepEqual(report([FULL]), {
      text: '1 homes, 0 projects and 1 people.\n',
      isComplete: true,
    });
  });

  it('names the setting of what no home has', () => {
    const { text, isComplete } = report([home({ title: {}, price: undefined })], 'it was refused');
    assert.equal(isComplete, false);
    for (const words of [
      'descriptionField',
      'managerField',
      'No home has a picture',
      'No home has coordinates',
      'No home has a price',
      'listsAreWhole',
      'e-mail check failed: it was refused',
    ]) {
      assert.ok(text.includes(words), words);
    }
    assert.doesNotMatch(text, /a text in/);
  });

  it('names a language without texts, and an agency without anything', () => {
    assert.match(report([{ ...FULL, title: { nl: 'Huis' } }]).text, /text in fr, en, de: /);
    assert.match(crmReport({ ...ALL, isFoundById: false }).text, /set listsAreWhole/);
    const nothing = crmReport({ ...ALL, team: [], advice: ['It refused.'] });
    assert.match(nothing.text, /It refused\.\nNo home is published\.\nNobody of the team/);
  });

  it('names documents that nobody can open', () => {
    const at = (host: string) => ({ fileName: 'a.pdf', url: `https://${host}/a.pdf` });
    const found = [{ fileName: 'own.pdf' }, at('files.example')];
    assert.ok(report([{ ...FULL, documents: found }]).isComplete);
    const lost = { fileName: 'lost.pdf' };
    const { text } = report([{ ...FULL, documents: [...found, lost, at('crm.example')] }]);
    assert.match(text, /Documents of crm\.example cannot be opened: .* documentHosts/);
    assert.match(text, /1 of 2 documents cannot be opened, such as lost\.pdf: .* documentsUrl/);
  });

  it("names what the agency's site.json lacks", () => {
    const pictures = ['https://crm.example/1.jpg', 'http://pictures.example:8080/1.jpg'].map(
      (source) => ({ source, name: {} }),
    );
    const { text } = report([
      { ...FULL, pictures, marquee: 12, marqueeName: { nl: 'Zeezicht' } },
      { ...FULL, marquee: 13 },
    ]);
    for (const words of [
      'Pictures of crm.example are not shown: add it to pictureHosts',
      'Pictures of pictures.example:8080 are not shown: they are fetched by https alone',
      'Label 12 (Zeezicht) has no colours',
      'Label 13 (without a name, not shown)',
    ]) {
      assert.ok(text.includes(words), words);
    }
    assert.doesNotMatch(text, /pictures\.example are/);
  });

  it('says what was left out and why, one line a reason', () => {
    const dropped = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
      item: String(id),
      reason: 'zip: is missing',
    }));
    const { text, isComplete } = crmReport({
      ...ALL,
      homes: { items: [FULL], dropped },
      projects: { items: [], dropped: [{ item: '9', reason: 'name: is missing' }] },
    });
    assert.match(text, /^7 homes were left out \(1, 2, 3, 4, 5 and 2 more\): zip: is missing$/m);
    assert.match(text, /^1 project was left out \(9\): name: is missing$/m);
    assert.equal(isComplete, false);
  });
});
