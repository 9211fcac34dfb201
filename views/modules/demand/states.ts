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
  { name: 'on a page without layout', module: { content: { title } } },
  {
    name: 'filled in by a list',
    on: 'demand of a list',
    module: { content: { title, phoneOptional: true } },
  },
];
