import type { ModuleState } from '../module-state.ts';

const content = {
  title: {
    nl: 'Zullen we u bellen?',
    fr: 'On vous rappelle\u00a0?',
    en: 'Shall we ring you?',
    de: 'Sollen wir Sie anrufen?',
  },
  intro: {
    nl: 'Laat uw gegevens achter. Een makelaar uit uw buurt belt u, meestal dezelfde werkdag.',
    fr: 'Laissez vos coordonnées. Un agent de votre quartier vous rappelle, le plus souvent le jour même.',
    en: 'Leave your details. An agent from your neighbourhood rings you, mostly the same working day.',
    de: 'Hinterlassen Sie Ihre Angaben. Ein Makler aus Ihrer Gegend ruft an, meist noch am selben Werktag.',
  },
};

export const states: readonly ModuleState[] = [
  { name: 'four fields in a row', on: 'about', module: { content } },
  {
    name: 'the phone need not be given, and there is no title',
    on: 'about',
    module: { content: { phoneOptional: true } },
  },
  {
    name: 'sent with mistakes',
    on: 'about',
    module: { content },
    form: {
      form: 'simple-contact',
      values: { FirstName: 'An', Email: 'an.example.be', PhoneNumber: '12' },
      faults: { Name: 'missing', Email: 'noAt', PhoneNumber: 'phone' },
    },
  },
  {
    name: 'sent too often',
    on: 'about',
    module: { content },
    form: { form: 'simple-contact', values: { FirstName: 'An' }, faults: {}, notice: 'tooOften' },
  },
];
