import type { LeadMail } from '../../views/mail/lead-mail.ts';

/** A mail about a visit request in Dutch. */
export function sampleLeadMail(changes: Partial<LeadMail> = {}): LeadMail {
  return {
    audience: 'visitor',
    locale: 'nl',
    kind: 'Bezoekaanvraag',
    reference: 'K7M2QX',
    rows: [
      { label: 'Wanneer', value: 'Dinsdag of donderdag, na 17.00 u.' },
      { label: 'Uw vraag', value: 'Is de tuin op het zuiden?\nEn is er plaats voor twee fietsen?' },
    ],
    about: {
      title: 'Huis met drie slaapkamers',
      city: 'Gent',
      price: '€ 485.000',
      picture: 'https://www.example.be/media/house.jpg',
      url: 'https://www.example.be/nl/property?id=70408',
    },
    person: {
      firstName: 'An',
      name: 'Peeters',
      email: 'an.peeters@example.be',
      phone: '0470 12 34 56',
    },
    office: { name: 'Gent', phone: '+3292784016', email: 'gent@kadelinde.example' },
    expectation: 'Lieve Maes van ons kantoor in Gent belt u op de eerstvolgende werkdag.',
    ...changes,
  };
}
