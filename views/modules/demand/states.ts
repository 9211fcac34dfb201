import type { ModuleState } from '../module-state.ts';

const title = {
  nl: 'Wij zoeken met u mee',
  fr: 'Nous cherchons avec vous',
  en: 'We search with you',
  de: 'Wir suchen mit Ihnen',
};

export const states: readonly ModuleState[] = [
  {
    name: 'with the info blocks of its page',
    on: 'demand',
    module: { content: { title, level: 1 } },
  },
  {
    name: 'with mistakes',
    on: 'demand',
    module: { content: { title, level: 1 } },
    form: {
      form: 'demand',
      values: {
        Goal: '1',
        TypeOfPropertyIDs: '1\n2',
        Zips: 'Gent|9000\nEupen|4700',
        PriceMax: '1100',
        FirstName: 'An',
        Name: 'Peeters',
        Email: 'an.example.be',
        totalAmountIncome: 'genoeg',
      },
      faults: { Email: 'noAt', PhoneNumber: 'missing', totalAmountIncome: 'number' },
    },
  },
  { name: 'on a page without layout', module: { content: { title } } },
  {
    name: 'filled in by a list',
    on: 'demand of a list',
    module: { content: { title, phoneOptional: true } },
  },
];
