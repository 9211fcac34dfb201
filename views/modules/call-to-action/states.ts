import type { ModuleState } from '../module-state.ts';

const title = {
  nl: 'Zullen wij eens langskomen?',
  fr: 'Si nous passions vous voir ?',
  en: 'Shall we call in?',
  de: 'Sollen wir einmal vorbeikommen?',
};

export const states: readonly ModuleState[] = [
  {
    name: 'a page and the phone',
    module: {
      content: {
        title,
        text: {
          nl: 'Een eerste gesprek kost niets.',
          fr: 'Un premier entretien ne coûte rien.',
          en: 'A first talk costs nothing.',
          de: 'Ein erstes Gespräch kostet nichts.',
        },
        link: {
          nl: 'Ontmoet ons team',
          fr: 'Rencontrer notre équipe',
          en: 'Meet our team',
          de: 'Unser Team kennenlernen',
        },
        page: 'team',
      },
    },
  },
  { name: 'the phone alone', module: { content: { title } } },
  {
    name: 'a page that the site does not have',
    module: { content: { title, link: { nl: 'X', fr: 'X', en: 'X', de: 'X' }, page: 'none' } },
  },
];
