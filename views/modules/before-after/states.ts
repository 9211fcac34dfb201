import type { ModuleState } from '../module-state.ts';

const before = {
  source: 'before-living.jpg',
  name: {
    nl: 'Een leefruimte voor de werken',
    fr: 'Un séjour avant les travaux',
    en: 'A living room before the work',
    de: 'Ein Wohnzimmer vor dem Umbau',
  },
};
const after = {
  source: 'after-living.jpg',
  name: {
    nl: 'Dezelfde leefruimte na de werken',
    fr: 'Le même séjour après les travaux',
    en: 'The same living room after the work',
    de: 'Dasselbe Wohnzimmer nach dem Umbau',
  },
};

export const states: readonly ModuleState[] = [
  {
    name: 'with a title and a text',
    module: {
      content: {
        title: {
          nl: 'Voor en na',
          fr: 'Avant et après',
          en: 'Before and after',
          de: 'Vorher und nachher',
        },
        text: {
          nl: 'Drie weken werk, twee foto’s.',
          fr: 'Trois semaines de travaux, deux photos.',
          en: 'Three weeks of work, two photographs.',
          de: 'Drei Wochen Arbeit, zwei Fotos.',
        },
        before,
        after,
      },
    },
  },
  { name: 'pictures alone', module: { content: { before, after } } },
  {
    name: 'a picture that is missing',
    module: { content: { before: { ...before, source: 'no-such-picture.jpg' }, after } },
  },
];
