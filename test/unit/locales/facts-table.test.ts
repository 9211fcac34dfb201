import assert from 'node:assert/strict';
import path from 'node:path';
import { createI18n } from '../../../server/platform/i18n.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { contactTimeField } from '../../../views/forms/fields/property-fields.ts';
import { textsOf } from './locale-texts.ts';

const LOCALES_DIR = path.join(import.meta.dirname, '../../../locales');

/** The words of docs/facts.md, in the order nl, fr, en, de. */
const AGREED: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'goal.sale': ['Te koop', 'À vendre', 'For sale', 'Zu verkaufen'],
  'goal.rent': ['Te huur', 'À louer', 'For rent', 'Zu vermieten'],
  'goal.projects': ['Projecten', 'Projets neufs', 'Projects', 'Neubauprojekte'],
  'forms.propertyGoals.estimate': [
    'Laten schatten',
    'Faire estimer',
    'Get a valuation',
    'Schätzen lassen',
  ],
  'forms.propertyGoals.sell': ['Verkopen', 'Vendre', 'Sell', 'Verkaufen'],
  'forms.propertyGoals.let': ['Verhuren', 'Mettre en location', 'Let', 'Vermieten'],
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
  'energy.flanders.name': ['EPC', 'EPC', 'EPC', 'Energieausweis'],
  'energy.wallonia.name': ['EPB', 'PEB', 'EPC (PEB)', 'PEB-Ausweis'],
  'energy.brussels.name': ['EPB', 'PEB', 'EPC (PEB)', 'Energieausweis'],
};

/** Its rows on the times of day to be rung, in the same order. */
const AGREED_TIMES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  morning: ['Voormiddag 9–12', 'Matin 9–12 h', 'Morning 9–12', 'Vormittag 9–12 Uhr'],
  afternoon: ['Namiddag 12–17', 'Après-midi 12–17 h', 'Afternoon 12–17', 'Nachmittag 12–17 Uhr'],
  evening: ['Avond na 17', 'Soir après 17 h', 'Evening after 17', 'Abend nach 17 Uhr'],
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

  it('are those of the times of day, with their hours', async () => {
    const i18n = await createI18n(LOCALES_DIR, ({ key }) => assert.fail(key));
    const said = LOCALES.map((locale) => contactTimeField(i18n.t(locale)).options ?? []);
    for (const [time, words] of Object.entries(AGREED_TIMES)) {
      const texts = said.map((options) => options.find(({ value }) => value === time)?.text);
      assert.deepEqual(texts, words);
    }
  });
});
