import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'a photograph',
    module: {
      position: 'top',
      content: {
        picture: {
          source: 'hero-street-dusk.jpg',
          name: {
            nl: 'Straat in de avond',
            fr: 'Rue le soir',
            en: 'Street at dusk',
            de: 'Straße am Abend',
          },
          focus: [50, 60],
        },
        promise: {
          nl: 'Een huis\nom in te blijven.',
          fr: 'Une maison\noù rester.',
          en: 'A house\nto stay in.',
          de: 'Ein Haus\nzum Bleiben.',
        },
      },
    },
  },
  {
    name: 'a photograph that is missing',
    module: {
      position: 'top',
      content: {
        picture: { source: 'no-such-picture.jpg', name: {} },
        promise: {
          nl: 'Een belofte zonder foto.',
          fr: 'Une promesse sans photo.',
          en: 'A promise without a photograph.',
          de: 'Ein Versprechen ohne Foto.',
        },
      },
    },
  },
];
