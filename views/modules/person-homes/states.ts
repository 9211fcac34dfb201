import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'three side by side', on: 'person' },
  {
    name: 'two, with a title of its own',
    on: 'person',
    module: {
      maxItems: 2,
      numberItemOfRow: 2,
      content: {
        title: {
          nl: 'In mijn map',
          fr: 'Dans mon dossier',
          en: 'In my folder',
          de: 'In meiner Mappe',
        },
      },
    },
  },
];
