import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'the whole team',
    module: {
      numberItemOfRow: 4,
      content: { title: { nl: 'Ons team', fr: 'Notre équipe', en: 'Our team', de: 'Unser Team' } },
    },
  },
  { name: 'two people, without a title', module: { maxItems: 2 } },
];
