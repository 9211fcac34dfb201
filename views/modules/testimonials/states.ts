import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'three side by side',
    module: {
      numberItemOfRow: 3,
      content: {
        title: {
          nl: 'Wat mensen vertellen',
          fr: 'Ce que l’on dit de nous',
          en: 'What people say',
          de: 'Was man über uns erzählt',
        },
      },
    },
  },
  { name: 'one', module: { maxItems: 1 } },
];
