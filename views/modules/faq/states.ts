import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'a section',
    module: {
      content: {
        title: {
          nl: 'Veelgestelde vragen',
          fr: 'Questions fréquentes',
          en: 'Frequently asked questions',
          de: 'Häufige Fragen',
        },
      },
    },
  },
  {
    name: 'two questions',
    module: {
      maxItems: 2,
      content: {
        title: {
          nl: 'Veelgestelde vragen',
          fr: 'Questions fréquentes',
          en: 'Frequently asked questions',
          de: 'Häufige Fragen',
        },
      },
    },
  },
  {
    name: 'heading of the page',
    module: {
      content: {
        level: 1,
        title: {
          nl: 'Veelgestelde vragen',
          fr: 'Questions fréquentes',
          en: 'Frequently asked questions',
          de: 'Häufige Fragen',
        },
        lead: {
          nl: 'Een eerste zin in grotere letters.',
          fr: 'Une première phrase en plus grands caractères.',
          en: 'A first sentence in larger type.',
          de: 'Ein erster Satz in größerer Schrift.',
        },
      },
    },
  },
];
