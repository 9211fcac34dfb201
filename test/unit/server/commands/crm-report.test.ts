import assert from 'node:assert/strict';
import { crmReport } from '../../../../server/commands/crm-report.ts';
import { propertySchema } from '../../../../views/domain/property/property.ts';
import { crmHome, PERSON } from '../../../crm/catalogue-contract.ts';

const TEAM = [PERSON];
const NONE = { items: [], dropped: [] };
const FULL = home({
  description: { nl: 'Tekst' },
  pictures: [{ source: 'a.jpg', name: {} }],
  position: [51, 3.7],
  manager: PERSON,
});

function home(changes: Record<string, unknown>) {
  const { managerId: _id, ...rest } = crmHome(1, changes);
  return propertySchema.parse(rest);
}

const report = (items: ReturnType<typeof home>[], hasEmailCheck = true) =>
  crmReport({ homes: { items, dropped: [] }, projects: NONE, team: TEAM, hasEmailCheck });

describe('what is said of a CRM', () => {
  it('is a count where nothing is missing', () => {
    assert.deepEqual(report([FULL]), {
      text: '1 homes, 0 projects and 1 people.\n',
      isComplete: true,
    });
  });

  it('names the setting of what no home has', () => {
    const { text, isComplete } = report([home({ title: {} })], false);
    assert.equal(isComplete, false);
    for (const words of [
      'titleField',
      'descriptionField',
      'managerField',
      'No home has a picture',
      'No home has coordinates',
      'e-mail check was refused',
    ]) {
      assert.ok(text.includes(words), words);
    }
    assert.doesNotMatch(text, /a title in/);
  });

  it('names a language without texts, and an agency without anything', () => {
    assert.match(report([{ ...FULL, title: { nl: 'Huis' } }]).text, /title in fr, en, de\./);
    const nothing = crmReport({ homes: NONE, projects: NONE, team: [], hasEmailCheck: true });
    assert.match(nothing.text, /No home is published\.\nNobody of the team/);
  });

  it('says what was left out and why', () => {
    const homes = { items: [FULL], dropped: [{ item: '7', reason: 'zip: is missing' }] };
    const { text, isComplete } = crmReport({
      homes,
      projects: NONE,
      team: TEAM,
      hasEmailCheck: true,
    });
    assert.match(text, /^7 was left out: zip: is missing$/m);
    assert.equal(isComplete, false);
  });
});
