import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'with the text of the interface', on: 'home for sale' },
  {
    name: 'two, with a title of its own',
    on: 'home to rent',
    module: {
      maxItems: 2,
      content: {
        title: {
          nl: 'Ook in de buurt',
          fr: 'Aussi dans le quartier',
          en: 'Also nearby',
          de: 'Auch in der Nähe',
        },
      },
    },
  },
];
