import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'reviews',
    module: {
      content: {
        party: 'reviews',
        title: {
          nl: 'Wat anderen schreven',
          fr: 'Ce que d’autres ont écrit',
          en: 'What others wrote',
          de: 'Was andere schrieben',
        },
      },
    },
  },
];
