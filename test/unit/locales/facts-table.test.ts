import assert from 'node:assert/strict';
import { LOCALES } from '../../../views/domain/locale.ts';
import { textsOf } from './locale-texts.ts';

/** The words of docs/facts.md, in the order nl, fr, en, de. */
const AGREED: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'goal.sale': ['Te koop', 'À vendre', 'For sale', 'Zu verkaufen'],
  'goal.rent': ['Te huur', 'À louer', 'For rent', 'Zu vermieten'],
  'goal.projects': ['Projecten', 'Projets neufs', 'Projects', 'Neubauprojekte'],
  'forms.propertyGoals.estimate': ['Schatten', 'Estimer', 'Estimate', 'Schätzen'],
  'forms.propertyGoals.sell': ['Verkopen', 'Vendre', 'Sell', 'Verkaufen'],
  'forms.propertyGoals.let': ['Verhuren', 'Louer', 'Let', 'Vermieten'],
  'list.order.recent': ['Meest recent', 'Plus récents', 'Most recent', 'Neueste zuerst'],
  'list.order.price-asc': [
    'Prijs oplopend',
    'Prix croissant',
    'Price ascending',
    'Preis aufsteigend',
  ],
  'list.order.price-desc': [
    'Prijs aflopend',
    'Prix décroissant',
    'Price descending',
    'Preis absteigend',
  ],
  'price.from': ['Vanaf', 'À partir de', 'Starting from', 'Ab'],
  'energy.name': ['EPC', 'PEB', 'EPC', 'PEB-Ausweis'],
};

describe('the agreed words', () => {
  for (const [key, words] of Object.entries(AGREED)) {
    it(`${key} is said alike everywhere`, () => {
      assert.deepEqual(
        LOCALES.map((locale) => textsOf(locale).get(key)),
        words,
      );
    });
  }
});
