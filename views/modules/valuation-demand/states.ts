import type { ModuleState } from '../module-state.ts';

const title = {
  nl: 'Verkopen, verhuren of eerst laten schatten?',
  fr: 'Vendre, louer ou d’abord faire estimer\u00a0?',
  en: 'Sell, let, or have it valued first?',
  de: 'Verkaufen, vermieten oder erst schätzen lassen?',
};

export const states: readonly ModuleState[] = [
  {
    name: 'with a title and a text',
    module: {
      content: {
        title,
        description: {
          nl: '<p>Wij bellen u <b>dezelfde werkdag</b>.</p>',
          fr: '<p>Nous vous appelons <b>le jour ouvrable même</b>.</p>',
          en: '<p>We ring you <b>on the same working day</b>.</p>',
          de: '<p>Wir rufen Sie <b>am selben Werktag</b> an.</p>',
        },
      },
    },
  },
  { name: 'the form alone', on: 'contact' },
];
