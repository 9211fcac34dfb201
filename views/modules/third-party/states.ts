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
  { name: 'an external script', module: { content: { party: 'calculator' } } },
  { name: 'a property widget', on: 'home for sale', module: { content: { party: 'area' } } },
  { name: 'a form', module: { content: { party: 'profile' } } },
];
