import type { ModuleState } from '../module-state.ts';

const all = (text: string) => ({ nl: text, fr: text, en: text, de: text });

export const states: readonly ModuleState[] = [
  { name: 'before signing in', on: 'login' },
  {
    name: 'with accounts to try',
    on: 'login',
    module: {
      content: {
        demo: {
          note: all('Vitrine'),
          accounts: [{ email: 'an@mail.example', password: 'x', about: all('Gent') }],
        },
      },
    },
  },
];
