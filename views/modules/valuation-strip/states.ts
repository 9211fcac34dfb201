import type { ModuleState } from '../module-state.ts';

const title = {
  nl: 'Wat is uw pand waard?',
  fr: 'Combien vaut votre bien ?',
  en: 'What is your property worth?',
  de: 'Was ist Ihre Immobilie wert?',
};

export const states: readonly ModuleState[] = [
  {
    name: 'with a text',
    module: {
      content: {
        title,
        text: {
          nl: 'Binnen drie werkdagen weet u het.',
          fr: 'Vous le savez sous trois jours ouvrables.',
          en: 'You will know within three working days.',
          de: 'In drei Werktagen wissen Sie es.',
        },
      },
    },
  },
  {
    name: 'title only',
    module: {
      content: {
        title,
      },
    },
  },
];
