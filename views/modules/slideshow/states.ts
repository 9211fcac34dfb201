import type { ModuleState } from '../module-state.ts';

const pictures = [
  {
    source: 'interior-kitchen-white.jpg',
    name: { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' },
  },
  {
    source: 'interior-living-oak.jpg',
    name: { nl: 'Leefruimte', fr: 'Séjour', en: 'Living room', de: 'Wohnzimmer' },
  },
  {
    source: 'garden-path-hydrangeas.jpg',
    name: { nl: 'Tuinpad', fr: 'Allée du jardin', en: 'Garden path', de: 'Gartenweg' },
  },
];

export const states: readonly ModuleState[] = [
  {
    name: 'three pictures',
    module: {
      content: {
        title: {
          nl: 'Van kamer tot kamer',
          fr: 'De pièce en pièce',
          en: 'From room to room',
          de: 'Von Zimmer zu Zimmer',
        },
        pictures,
      },
    },
  },
  { name: 'without a title', module: { content: { pictures } } },
  { name: 'one picture', module: { maxItems: 1, content: { pictures } } },
  {
    name: 'a picture that is missing',
    module: { content: { pictures: [{ source: 'no-such-picture.jpg', name: {} }, ...pictures] } },
  },
];
