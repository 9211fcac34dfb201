import type { LeadMail } from '../../views/mail/lead-mail.ts';

/** The agency's mail about a visit request in Dutch. */
export function sampleLeadMail(changes: Partial<LeadMail> = {}): LeadMail {
  return {
    locale: 'nl',
    kind: 'Bezoekaanvraag',
    reference: 'K7M2QX',
    wishes: [
      { label: 'Uw vraag', value: 'Is de tuin op het zuiden?\nEn is er plaats voor twee fietsen?' },
    ],
    rows: [{ label: 'Wanneer', value: 'Dinsdag of donderdag, na 17.00 u.' }],
    about: {
      title: 'Huis met drie slaapkamers',
      city: 'Gent',
      price: '€ 485.000',
      picture: 'https://www.example.be/media/house.jpg',
      url: 'https://www.example.be/nl/property?id=70408',
      id: 70408,
      street: 'Vlasbloemstraat 58',
    },
    person: {
      firstName: 'An',
      name: 'Peeters',
      email: 'an.peeters@example.be',
      phone: '0470 12 34 56',
    },
    ...changes,
  };
}
