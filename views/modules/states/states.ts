import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'an index',
    module: {
      content: {
        title: 'States',
        groups: [{ title: 'Modules', links: [{ text: 'team', href: '/' }] }],
      },
    },
  },
];
