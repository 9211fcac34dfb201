import type { ModuleState } from '../module-state.ts';

const second = {
  form: 'valuation',
  step: 2,
  values: {
    propertyType: '2',
    propertyStreet: 'Koestraat',
    propertyHouseNumber: '12',
    propertyZip: '9000',
    propertyCity: 'Gent',
    contactTime: 'afternoon',
    Email: 'an.example.be',
    PhoneNumber: '0470 12 34 56',
  },
};

export const states: readonly ModuleState[] = [
  { name: 'the first step', on: 'valuation' },
  {
    name: 'the first step with mistakes',
    on: 'valuation',
    form: {
      form: 'valuation',
      values: { propertyStreet: 'Koestraat', propertyZip: '90' },
      faults: {
        propertyType: 'missing',
        propertyHouseNumber: 'missing',
        propertyZip: 'zip',
        propertyCity: 'missing',
      },
    },
  },
  { name: 'the second step', on: 'valuation', form: { ...second, faults: {} } },
  {
    name: 'the second step with mistakes',
    on: 'valuation',
    form: { ...second, faults: { FirstName: 'missing', Name: 'missing', Email: 'noAt' } },
  },
  {
    name: 'with a title and a text',
    module: {
      content: {
        title: {
          nl: 'Wat is uw pand waard?',
          fr: 'Combien vaut votre bien\u00a0?',
          en: 'What is your property worth?',
          de: 'Was ist Ihre Immobilie wert?',
        },
        description: {
          nl: '<p>Twee stappen, <b>kosteloos</b>.</p>',
          fr: '<p>Deux étapes, <b>sans frais</b>.</p>',
          en: '<p>Two steps, <b>free of charge</b>.</p>',
          de: '<p>Zwei Schritte, <b>kostenlos</b>.</p>',
        },
      },
    },
  },
];
