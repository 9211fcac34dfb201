import type { SentLead } from '../../domain/thank-you.ts';
import type { ModuleState } from '../module-state.ts';

const sent: SentLead = {
  reference: 'KL-7F3K9',
  form: 'Contact',
  office: { name: 'An Claes', email: 'an.claes@agency.example' },
  answers: [
    { label: 'E-mail', value: 'an.peeters@visitor.example' },
    { label: 'Info', value: 'Coupure 12\n9000 Gent' },
  ],
};

export const states: readonly ModuleState[] = [
  { name: 'without a reference', on: 'thank-you' },
  { name: 'with a reference and what was sent', on: 'thank-you', sent },
  {
    name: 'with the home that it is about',
    on: 'thank-you',
    sent: { ...sent, propertyId: 70412 },
  },
  {
    name: 'of a document, with its file',
    on: 'thank-you',
    sent: { ...sent, form: 'Document', file: { name: 'EPC (PDF)', href: '/documents/epc.pdf' } },
  },
  {
    name: 'of a search profile to rent',
    on: 'thank-you',
    thankYou: 'demand-register',
    sent: {
      ...sent,
      form: 'demand',
      goal: 'rent',
      demand: { goal: 1, types: [], zips: [], priceMax: 1500 },
    },
  },
  {
    name: 'of a search profile that nothing matches yet',
    on: 'thank-you',
    thankYou: 'demand-register',
    sent: {
      ...sent,
      form: 'demand',
      goal: 'sale',
      demand: { goal: 0, types: [], zips: ['9000'], priceMax: 1 },
    },
  },
  {
    name: 'of a valuation',
    on: 'thank-you',
    thankYou: 'gratis-schatting',
    sent: { ...sent, valued: { goal: -1, typeCode: 2, zip: '9000' } },
  },
  { name: 'of a message to a friend', on: 'thank-you', thankYou: 'send-to-friend' },
];
