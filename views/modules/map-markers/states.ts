import type { ModuleState } from '../module-state.ts';

const stop = {
  position: [51.0543, 3.7231],
  title: { nl: 'Tramhalte', fr: 'Arrêt de tram', en: 'Tram stop', de: 'Straßenbahnhaltestelle' },
  address: { nl: 'Korenmarkt', fr: 'Korenmarkt', en: 'Korenmarkt', de: 'Korenmarkt' },
  link: 'https://www.example.com/',
  markerColor: '#f2c14e',
};

export const states: readonly ModuleState[] = [
  { name: 'one marker, at zoom 13', module: { content: { markers: [stop] } } },
  {
    name: 'several, one an office, one with a picture',
    module: {
      content: {
        title: {
          nl: 'Hoe u ons bereikt',
          fr: 'Comment nous rejoindre',
          en: 'How to get here',
          de: 'So erreichen Sie uns',
        },
        markers: [
          stop,
          { office: 1 },
          {
            position: [51.0357, 3.7108],
            title: { nl: 'Station', fr: 'Gare', en: 'Railway station', de: 'Bahnhof' },
            markerImage: 'exterior-apartment-building.jpg',
          },
        ],
      },
    },
  },
];
