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
  ...[2, 3, 4, 5].map((step) => ({
    name: `its step ${step}`,
    on: 'demand in steps' as const,
    module: { content: { title, level: 1 } },
    form: {
      form: 'demand-wizard',
      step,
      values: {
        Goal: '1',
        PriceMin: '600',
        PriceMax: '1100',
        TypeOfPropertyIDs: '1\n2',
        rooms: '4',
        Zips: 'Gent|9000\nEupen|4700',
      },
      faults: {},
    },
  })),
  { name: 'on a page without layout', module: { content: { title } } },
];
