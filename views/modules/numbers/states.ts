import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  {
    name: 'four',
    module: {
      content: {
        title: {
          nl: 'In vier cijfers',
          fr: 'En quatre chiffres',
          en: 'In four numbers',
          de: 'In vier Zahlen',
        },
        items: [
          {
            value: '1998',
            label: {
              nl: 'het jaar van de oprichting',
              fr: 'l’année de la fondation',
              en: 'the year of foundation',
              de: 'das Gründungsjahr',
            },
          },
          { value: '4', label: { nl: 'kantoren', fr: 'bureaux', en: 'offices', de: 'Büros' } },
          {
            value: '3.860',
            label: {
              nl: 'verkochte panden',
              fr: 'biens vendus',
              en: 'properties sold',
              de: 'verkaufte Immobilien',
            },
          },
          {
            value: '47',
            label: {
              nl: 'dagen tot het compromis',
              fr: 'jours jusqu’au compromis',
              en: 'days to the agreement',
              de: 'Tage bis zum Kompromiss',
            },
          },
        ],
      },
    },
  },
  {
    name: 'one, without a title',
    module: {
      content: {
        items: [
          {
            value: '100 %',
            label: {
              nl: 'van de vragen beantwoord',
              fr: 'des questions ont une réponse',
              en: 'of questions answered',
              de: 'der Fragen beantwortet',
            },
          },
        ],
      },
    },
  },
];
