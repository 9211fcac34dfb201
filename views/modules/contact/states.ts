import type { ModuleState } from '../module-state.ts';

const title = {
  nl: 'Waarmee kunnen wij u helpen?',
  fr: 'Que pouvons-nous faire pour vous\u00a0?',
  en: 'How can we help?',
  de: 'Womit können wir Ihnen helfen?',
};

export const states: readonly ModuleState[] = [
  {
    name: 'with the info blocks and the map of its page',
    on: 'contact',
    module: {
      content: {
        title,
        level: 1,
        description: {
          nl: '<p>Bel, schrijf of <b>loop binnen</b>.</p>',
          fr: '<p>Appelez, écrivez ou <b>passez la porte</b>.</p>',
          en: '<p>Ring, write or <b>walk in</b>.</p>',
          de: '<p>Rufen Sie an, schreiben Sie oder <b>kommen Sie herein</b>.</p>',
        },
      },
    },
  },
  {
    name: 'sent with mistakes',
    on: 'contact',
    module: { content: { title } },
    form: {
      form: 'contact',
      values: { Name: 'Peeters', Email: 'an.example.be', PhoneNumber: '12', IsReceivedEmail: '1' },
      faults: { FirstName: 'missing', Email: 'noAt', PhoneNumber: 'phone' },
    },
  },
  { name: 'on a page without layout', module: { content: { title } } },
];
