import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'sections with a list',
    module: {
      content: {
        title: {
          nl: 'Onze werkwijze',
          fr: 'Notre façon de travailler',
          en: 'How we work',
          de: 'Wie wir arbeiten',
        },
        sections: [
          {
            heading: {
              nl: 'Eerst kijken',
              fr: 'D’abord regarder',
              en: 'First we look',
              de: 'Zuerst schauen',
            },
            paragraphs: [
              {
                nl: 'Een eerste zin in grotere letters.',
                fr: 'Une première phrase en plus grands caractères.',
                en: 'A first sentence in larger type.',
                de: 'Ein erster Satz in größerer Schrift.',
              },
            ],
            items: [
              { nl: 'De woning', fr: 'Le bien', en: 'The home', de: 'Die Immobilie' },
              { nl: 'De straat', fr: 'La rue', en: 'The street', de: 'Die Straße' },
            ],
          },
        ],
      },
    },
  },
  {
    name: 'heading of the page',
    module: {
      content: {
        level: 1,
        title: { nl: 'Over ons', fr: 'À propos', en: 'About us', de: 'Über uns' },
        lead: {
          nl: 'Een eerste zin in grotere letters.',
          fr: 'Une première phrase en plus grands caractères.',
          en: 'A first sentence in larger type.',
          de: 'Ein erster Satz in größerer Schrift.',
        },
        sections: [],
      },
    },
  },
  {
    name: 'sections side by side, a picture beside them',
    module: {
      numberItemOfRow: 2,
      content: {
        title: { nl: 'Twee stappen', fr: 'Deux étapes', en: 'Two steps', de: 'Zwei Schritte' },
        picture: {
          source: 'hero-street-dusk.jpg',
          name: { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' },
        },
        sections: [
          { heading: { nl: 'Bellen', fr: 'Appeler', en: 'Ring', de: 'Anrufen' } },
          { heading: { nl: 'Kijken', fr: 'Visiter', en: 'Look', de: 'Ansehen' } },
        ],
      },
    },
  },
];
