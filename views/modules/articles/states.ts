import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'three, newest first',
    module: {
      numberItemOfRow: 3,
      maxItems: 3,
      content: {
        title: {
          nl: 'Goed om te weten',
          fr: 'Bon à savoir',
          en: 'Good to know',
          de: 'Gut zu wissen',
        },
      },
    },
  },
  {
    name: 'one large, three as lines',
    module: {
      maxItems: 4,
      content: {
        arrangement: 'one-large',
        title: {
          nl: 'Uit de praktijk',
          fr: 'Dans la pratique',
          en: 'In practice',
          de: 'Aus der Praxis',
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
          nl: 'Goed om te weten',
          fr: 'Bon à savoir',
          en: 'Good to know',
          de: 'Gut zu wissen',
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
