import assert from 'node:assert/strict';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { whiseOptionsSchema } from '../../../server/services/crm/whise-options.ts';
import { ListFilter } from '../../../server/services/crm/whise/list-filter.ts';
import {
  WhiseRefusal,
  WhiseUnauthorized,
} from '../../../server/services/crm/whise/whise-answer.ts';

const refusal = (message: string) =>
  new WhiseRefusal('v1/estates/list', [{ code: 'BadRequestFormat', message }]);

/** What is left out after each refusal in turn, until nothing else is left to try. */
function leftOut(message: string, languages: readonly Locale[] = LOCALES): string[][] {
  const filter = new ListFilter(whiseOptionsSchema.parse({}));
  const steps: string[][] = [];
  while (filter.learn(refusal(message), filter.filterFor(languages))) {
    steps.push([...filter.refused]);
  }
  assert.deepEqual(filter.refused, [], 'all is tried again next time');
  return steps;
}

describe('the filter of Whise’s lists', () => {
  it('requests the languages of the site, representatives and details', () => {
    const filter = new ListFilter(whiseOptionsSchema.parse({}));
    assert.deepEqual(filter.filterFor(['fr', 'de']), {
      StatusIds: [1],
      DisplayStatusIds: [2, 3, 4, 5],
      LanguageIds: ['fr-BE', 'de-DE'],
      ShowRepresentatives: true,
      ShowDetails: true,
    });
  });

  it('requests what the agency has configured alone', () => {
    const options = { representatives: false, languageIds: { nl: 'nl-NL' } };
    const asked = new ListFilter(whiseOptionsSchema.parse(options)).filterFor(['nl', 'de']);
    assert.deepEqual([asked['LanguageIds'], asked['ShowRepresentatives']], [['nl-NL'], undefined]);
    const none = new ListFilter(whiseOptionsSchema.parse(options)).filterFor(['de']);
    assert.ok(!('LanguageIds' in none));
  });

  it('leaves out its parts one after the other where a refusal names none', () => {
    const de = ['de-DE'];
    const people = [...de, 'ShowRepresentatives'];
    const details = [...people, 'ShowDetails'];
    assert.deepEqual(leftOut('wrong'), [de, people, details, [...details, 'LanguageIds']]);
  });

  it('leaves out what a refusal names, of languages first German beside others', () => {
    assert.deepEqual(leftOut('ShowDetails is not valid')[0], ['ShowDetails']);
    assert.deepEqual(leftOut('LanguageIds is not valid')[0], ['de-DE']);
    assert.deepEqual(leftOut('LanguageIds is not valid', ['nl'])[0], ['LanguageIds']);
    assert.deepEqual(leftOut('LanguageIds is not valid', ['de'])[0], ['LanguageIds']);
  });

  it('leaves out nothing after another failure, or where the login is refused', () => {
    const filter = new ListFilter(whiseOptionsSchema.parse({}));
    const asked = filter.filterFor(LOCALES);
    for (const error of [new Error('ShowDetails'), new WhiseUnauthorized('v1/estates/list', [])]) {
      assert.equal(filter.learn(error, asked), false);
    }
    assert.deepEqual(filter.refused, []);
  });
});
