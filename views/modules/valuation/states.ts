import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'the first step', on: 'valuation' },
  {
    name: 'with a title and a text',
    module: {
      content: {
        title: {
          nl: 'Wat is uw woning waard?',
          fr: 'Combien vaut votre bien\u00a0?',
          en: 'What is your home worth?',
          de: 'Was ist Ihre Immobilie wert?',
        },
        description: {
          nl: '<p>Twee stappen, <b>kosteloos</b>.</p>',
          fr: '<p>Deux étapes, <b>sans frais</b>.</p>',
          en: '<p>Two steps, <b>free of charge</b>.</p>',
          de: '<p>Zwei Schritte, <b>kostenlos</b>.</p>',
        },
      },
    },
  },
];
