import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'a title of its own',
    module: {
      content: {
        title: {
          nl: 'Liever eerst even praten?',
          fr: 'Envie d’en parler d’abord ?',
          en: 'Rather talk first?',
          de: 'Lieber erst einmal reden?',
        },
        person: 1,
      },
    },
  },
  { name: 'without a title', module: { content: { person: 2 } } },
  {
    name: 'on the page of a home, whose own manager may be another',
    on: 'home for sale',
    module: { position: 'aside', content: { person: 3 } },
  },
];
