import assert from 'node:assert/strict';
import { namesLanguageOf } from '../../../server/services/crm/whise/names-language.ts';
import { sampleEstates } from './emulated-whise.ts';

const chosen = (value: string, choice: number, id = 53) => ({ id, value, enum: { id: choice } });
const texts = (...languages: string[]) =>
  languages.map((languageId) => ({ languageId, content: 'x' }));

describe('the language of what Whise has in one', () => {
  it('is Dutch in the recorded answer, whatever the site has first', () => {
    const estates = [...sampleEstates().values()];
    assert.equal(namesLanguageOf(estates, ['fr', 'nl', 'en', 'de']), 'nl');
  });

  it('is that of the words of choices, rather than that of texts', () => {
    const estate = { details: [chosen('Individuel', 638)], sms: texts('nl-BE') };
    assert.equal(namesLanguageOf([estate], ['nl', 'fr']), 'fr');
  });

  it('follows from no word that is the same in several languages', () => {
    const estate = { details: [chosen('Gas', 660, 1020)], sms: texts('fr-BE') };
    assert.equal(namesLanguageOf([estate], ['nl', 'fr']), 'fr');
  });

  it('is that of most texts, of two the first of the site, without any its own', () => {
    const both = { shortDescription: texts('nl-BE', 'fr-BE') };
    assert.equal(namesLanguageOf([both, { sms: texts('fr-BE') }], ['nl', 'fr']), 'fr');
    assert.equal(namesLanguageOf([both], ['fr', 'nl']), 'fr');
    assert.equal(namesLanguageOf([both], ['nl', 'fr']), 'nl');
    assert.equal(namesLanguageOf([{}], ['fr', 'nl']), 'fr');
  });
});
