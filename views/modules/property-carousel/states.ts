import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'three side by side',
    module: {
      numberItemOfRow: 3,
      maxItems: 6,
      content: {
        listing: 'sale',
        title: {
          nl: 'Nieuw te koop',
          fr: 'Tout juste mis en vente',
          en: 'Just listed',
          de: 'Neu im Verkauf',
        },
      },
    },
  },
  {
    name: 'projects',
    module: {
      numberItemOfRow: 2,
      content: {
        listing: 'projects',
        title: { nl: 'Nieuwbouw', fr: 'Projets neufs', en: 'New-build', de: 'Neubau' },
      },
    },
  },
  {
    name: 'one large, two beside it',
    module: {
      content: {
        listing: 'sale',
        arrangement: 'one-large',
        first: [72088],
        title: {
          nl: 'Op dit moment',
          fr: 'En ce moment',
          en: 'At present',
          de: 'Zurzeit',
        },
      },
    },
  },
  {
    name: 'one alone, large',
    module: {
      maxItems: 1,
      content: {
        listing: 'sale',
        arrangement: 'one-large',
        title: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
      },
    },
  },
  {
    name: 'a single home',
    module: {
      maxItems: 1,
      content: {
        listing: 'rent',
        title: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
      },
    },
  },
];
