import assert from 'node:assert/strict';
import { LOCALES } from '../../../views/domain/locale.ts';
import { textsOf } from './locale-texts.ts';

/** Texts with such a word all the same, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'filters.types.1': 'the type itself',
  'filters.types.2': 'the type itself',
  'filters.looser.title': 'the words agreed on',
  'filters.each.openHouse.label': 'what the event is called',
  'filters.each.openHouse.chip': 'what the event is called',
  'filters.each.openHouse.brief': 'what the event is called',
  'openHouse.plate': 'what the event is called',
  'openHouse.title': 'what the event is called',
  'openHouse.event': 'what the event is called',
  'forms.kind.openHouse': 'what the event is called',
  'openHouse.over': 'what the event is called',
  'openHouse.subject': 'what the event is called',
  'openHouse.kinds.place': 'what the event is called',
  'openHouse.kinds.calledOff': 'what the event is called',
  'openHouse.kinds.off': 'what the event is called',
  'openHouse.told.off': 'what the event is called',
  'alert.subject.open-house_one': 'what the event is called',
  'alert.subject.open-house_other': 'what the event is called',
  'savedSearch.form.text': 'what the event is called',
  'alert.openHouse': 'what the event is called',
  'nav.home': 'the home page',
  'error.notFoundText': 'the home page',
  'forms.fields.propertyHouseNumber': 'what a number in a street is called',
  'forms.missing.propertyHouseNumber': 'what a number in a street is called',
  'forms.fields.DemandAddress': 'what a number in a street is called',
  'forms.missing.DemandAddress': 'what a number in a street is called',
  'costs.field.only': 'what the rule is called',
  'costs.noReduction': 'what the rule is called',
  'costs.home.dutiesOnly': 'what the rule is called',
};

describe('what is said of everything an agency offers', () => {
  for (const [locale, dwelling] of [
    ['nl', /\bwoning|\bhuis(?!nummer|dier)/i],
    ['fr', /\bmaison|\blogement|\bhabitation/i],
    ['en', /\bhomes?\b|\bhouses?\b/i],
    ['de', /Haus(?!tier)|Häuser|Wohnung/],
  ] as const) {
    it(`calls no garage a dwelling in ${locale}`, () => {
      const called = [...textsOf(locale)]
        .filter(([, text]) => dwelling.test(text.replaceAll(/\{\{.*?\}\}/g, '')))
        .map(([key]) => key);
      assert.deepEqual(
        called.filter((key) => !(key in REASONS)),
        [],
      );
    });
  }

  it('is handled by a person of any sex', () => {
    assert.equal(textsOf('de').get('manager.title'), 'Ihre Ansprechperson');
  });

  it('names the country of recognition after a colon, which fits every country', () => {
    assert.match(
      textsOf('fr').get('footer.recognition') ?? '',
      /^Pays d’agréation\s: \{\{country\}\}$/,
    );
  });

  it('names a building before a colon, which fits every name', () => {
    for (const locale of LOCALES) {
      for (const key of ['project.detail.noneLeft', 'project.detail.filter.noneIn'])
        assert.match(
          textsOf(locale).get(key) ?? '',
          /^\{\{building\}\}\u00A0?: /,
          `${locale} ${key}`,
        );
    }
  });
});
