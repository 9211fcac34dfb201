import type { ModuleState } from '../module-state.ts';

const title = {
  nl: 'Vind uw thuis in vijf stappen',
  fr: 'Trouvez votre bien en cinq étapes',
  en: 'Find your home in five steps',
  de: 'In fünf Schritten zum Zuhause',
};

export const states: readonly ModuleState[] = [
  {
    name: 'with the info blocks of its page',
    on: 'demand in steps',
    module: { content: { title, level: 1 } },
  },
  { name: 'on a page without layout', module: { content: { title } } },
];
