import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'with the product’s heading', module: { content: {} } },
  {
    name: 'with a heading',
    module: {
      content: {
        title: {
          nl: 'Wie er meewerkt',
          fr: 'Qui y participe',
          en: 'Who takes part',
          de: 'Wer mitwirkt',
        },
      },
    },
  },
];
