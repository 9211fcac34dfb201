import assert from 'node:assert/strict';
import type { HistoryFlags } from '../../../../../views/domain/history/flags.ts';
import { offersOf } from '../../../../../views/domain/history/progress/offers.ts';
import { type Step, stepsOf } from '../../../../../views/domain/history/progress/steps.ts';
import { shownHistory } from '../../../../../views/domain/history/shown-history.ts';
import type { History } from '../../../../../views/domain/owner/history.ts';
import { appointment, flagsWith, message, NOW, sampleHistory } from './sample-history.ts';

const OWNER = { firstName: 'An', name: 'Maes' };
const SELF = 'An Maes';
const EMPTY = sampleHistory({
  calendarHistories: [],
  mediaOnlineHistories: [],
  automaticHistories: [],
  documents: [],
});

interface Given {
  changes?: Partial<History>;
  flags?: Partial<HistoryFlags>;
  home?: Partial<Parameters<typeof stepsOf>[0]['home']>;
}

function showing(flags: Partial<HistoryFlags> = {}) {
  return { flags: flagsWith(flags), owner: OWNER, places: ['Gent'], now: NOW, random: () => 0 };
}

function steps({ changes, flags, home }: Given): Step[] {
  const history = shownHistory({ ...EMPTY, ...changes }, showing(flags));
  return stepsOf({ history, home: { goal: 0, status: 1, ...home }, now: NOW });
}

const offers = (changes: Partial<History>, flags?: Partial<HistoryFlags>) =>
  offersOf({ ...EMPTY, ...changes }, showing(flags));

const signing = (name: string, changes = {}) =>
  appointment({
    typeId: 5,
    appointmentType: { nl: 'Ondertekening', fr: 'Signature', de: 'Unterzeichnung' },
    appointmentName: name,
    startTime: '2026-11-03T10:00',
    ...changes,
  });
const nameOf = ({ name, isReached }: Step) => `${name}${isReached ? '' : '?'}`;

describe('where a sale stands', () => {
  it('is nowhere while nothing tells of it', () => {
    assert.deepEqual(steps({}), []);
    const letter = message({ contactIdent: SELF, subject: 'Vraag over de opdracht' });
    assert.deepEqual(steps({ changes: { automaticHistories: [letter] } }), []);
  });

  it('goes from the mandate to the deed, with the days, and leaves out what nothing tells of', () => {
    const calendarHistories = [
      signing('Signature du mandat', { startTime: '2026-02-17T17:30' }),
      appointment({ startTime: '2026-03-16T17:00' }),
      appointment({ startTime: '2026-03-21T17:00', outcome: 'absent' }),
      appointment({ startTime: '2026-04-02T17:00' }),
      signing('Signature du compromis', { startTime: '2026-07-13T17:00' }),
      signing('Acte authentique', { startTime: '2026-11-30T14:00', outcome: 'planned' }),
    ];
    const mediaOnlineHistories = [{ date: '2026-03-12', typeName: { nl: 'Portaal' } }];
    const found = steps({
      changes: { calendarHistories, mediaOnlineHistories },
      home: { status: 2 },
    });
    assert.deepEqual(found, [
      { name: 'mandate', isReached: true, date: '2026-02-17', source: 'entry' },
      { name: 'online', isReached: true, date: '2026-03-12', source: 'entry' },
      { name: 'visits', isReached: true, date: '2026-04-02', count: 2 },
      { name: 'compromise', isReached: true, date: '2026-07-13', source: 'entry' },
      { name: 'deed', isReached: false, planned: '2026-11-30', isNext: true },
    ]);
  });

  for (const [step, names] of Object.entries({
    mandate: [
      'Ondertekening verkoopopdracht',
      'Signature du mandat',
      'Maklerauftrag unterzeichnet',
    ],
    compromise: [
      'Ondertekening compromis',
      'Verkoopovereenkomst tekenen',
      'Signature du compromis de vente',
      'Signing of the sale agreement',
      'Unterzeichnung des Kompromisses',
      'Vorvertrag unterschrieben',
    ],
    deed: [
      'Verlijden van de akte',
      'Notariële akte',
      'Passation de l’acte',
      'Signature de l’acte authentique',
      'Signing of the deed',
      'Notarielle Beurkundung',
      'Kaufurkunde',
    ],
  })) {
    it(`has a ${step} by the names that agencies give it`, () => {
      for (const name of names) {
        const found = steps({ changes: { calendarHistories: [signing(name)] } });
        assert.deepEqual(found.filter(({ isReached }) => isReached).map(nameOf), [step], name);
      }
    });
  }

  it('claims nothing for drafts, questions, what is cancelled, missed or not said to be done', () => {
    for (const one of [
      signing('Ontwerp compromis'),
      signing('Projet d’acte'),
      signing('Kaufvertragsentwurf besprechen'),
      signing('Ondertekening compromis', { outcome: 'cancelled' }),
      signing('Ondertekening compromis', { outcome: 'absent' }),
      signing('Ondertekening compromis', { outcome: 'planned' }),
      appointment({ typeId: 2, appointmentType: { nl: 'Telefoon' }, appointmentName: 'Compromis' }),
      signing('Basisakte opvragen', { appointmentType: { nl: 'Taak' } }),
    ]) {
      assert.deepEqual(
        steps({ changes: { calendarHistories: [one] } }),
        [],
        one.appointmentName ?? '',
      );
    }
  });

  it('has a paper by what the owner was written, or by the paper itself', () => {
    const online = [{ date: '2026-03-12', typeName: { nl: 'Portaal' } }];
    const told = message({ contactIdent: SELF, subject: 'Copie du compromis', date: '2026-07-14' });
    const documents: History['documents'] = [
      { fileName: 'a.pdf', documentTypeName: { nl: 'Opdracht' } },
      {
        fileName: 'b.pdf',
        documentTypeName: { nl: 'Verkoopovereenkomst' },
        comment: { nl: 'Ontwerp' },
      },
    ];
    const found = steps({
      changes: { automaticHistories: [told], mediaOnlineHistories: online, documents },
    });
    assert.deepEqual(found.slice(0, 2), [
      { name: 'mandate', isReached: true, source: 'document' },
      { name: 'online', isReached: true, date: '2026-03-12', source: 'entry' },
    ]);
    assert.deepEqual(
      found.find(({ name }) => name === 'compromise'),
      {
        name: 'compromise',
        isReached: true,
        date: '2026-07-14',
        source: 'message',
      },
    );
    assert.deepEqual(steps({ changes: { documents } }), []);
    const toOther = { ...told, contactIdent: 'P. Nihoul' };
    assert.deepEqual(steps({ changes: { automaticHistories: [toOther] } }), []);
  });

  it('says what comes next, of signing only after an offer was accepted', () => {
    const visits = { calendarHistories: [appointment()] };
    const of = (given: Given) => steps(given).map((one) => nameOf(one) + (one.isNext ? '!' : ''));
    assert.deepEqual(of({ changes: visits }), ['visits', 'offers?!', 'compromise?', 'deed?']);
    const bid = message({
      typeName: { nl: 'Bod' },
      subject: 'Bod van € 300.000',
      contactIdent: 'B',
    });
    const withBid = { ...visits, automaticHistories: [bid] };
    assert.deepEqual(of({ changes: withBid }), ['visits', 'offers', 'compromise?', 'deed?']);
    const yes = message({ typeName: { nl: 'Bod' }, subject: 'Akkoord', contactIdent: 'B' });
    const agreed = { ...visits, automaticHistories: [bid, { ...yes, date: '2026-11-12' }] };
    assert.deepEqual(of({ changes: agreed }), ['visits', 'offers', 'compromise?!', 'deed?']);
    assert.deepEqual(of({ changes: agreed, home: { status: 3 } }), ['visits', 'offers']);
  });

  it('is that of a lease where the home is let', () => {
    const calendarHistories = [appointment(), signing('Huurcontract van negen jaar')];
    const found = steps({ changes: { calendarHistories }, home: { goal: 1, status: 4 } });
    assert.deepEqual(found.map(nameOf), ['visits', 'lease']);
  });

  it('is told by nothing that flags hide', () => {
    const calendarHistories = [appointment(), signing('Ondertekening compromis')];
    const changes = { calendarHistories, mediaOnlineHistories: EMPTY.mediaOnlineHistories };
    assert.deepEqual(steps({ changes, flags: { showCalendarHistory: false } }), []);
    const some = steps({ changes, flags: { hideCalendarTypeIDs: [5] } });
    assert.deepEqual(some.filter(({ isReached }) => isReached).map(nameOf), ['visits']);
  });
});

describe('the offers of a history', () => {
  const bid = (changes: Partial<History['automaticHistories'][number]>) =>
    message({ typeName: { fr: 'Offre' }, typeId: 5, contactIdent: 'J.-L. Pirotte', ...changes });

  it('have amount, condition, validity and the answer, joined from several entries', () => {
    const found = offers({
      automaticHistories: [
        bid({
          date: '2026-05-11',
          subject: 'Offre de € 290.000',
          content: 'Sans condition de crédit, valable huit jours.',
        }),
        bid({ date: '2026-07-01', contactIdent: 'A. Kaya', subject: 'Offre de € 305.000' }),
        bid({ date: '2026-07-06', contactIdent: 'A. Kaya', subject: 'Accord à € 312.000' }),
      ],
      calendarHistories: [
        appointment({
          startTime: '2026-05-12T09:30',
          typeId: 2,
          appointmentType: { fr: 'Appel' },
          appointmentName: 'Offre de J.-L. Pirotte',
          contactIdent: SELF,
          comment: '€ 290.000. Vous refusez ; nous sommes d’accord avec vous.',
        }),
      ],
    });
    assert.deepEqual(found, [
      {
        date: '2026-07-01',
        bidder: 'A. Kaya',
        amount: 305_000,
        answer: { kind: 'accepted', date: '2026-07-06', amount: 312_000 },
      },
      {
        date: '2026-05-11',
        bidder: 'J.-L. Pirotte',
        amount: 290_000,
        condition: 'Sans condition de crédit',
        until: 'valable huit jours',
        answer: { kind: 'refused', date: '2026-05-12' },
      },
    ]);
  });

  it('are read in four languages, whatever sign and points their amount has', () => {
    for (const [type, subject, content, condition, until] of [
      ['Bod', 'Bod van 295.000 €', 'Onder voorbehoud van krediet; geldig tot 30/11.', 0, 1],
      ['Bieding', 'Bieding 295 000 euro', 'Geldig tot 30 november. Kredietvoorwaarde.', 1, 0],
      ['Offre d’achat', 'Offre à 295 k€', 'Condition suspensive, valable 8 jours', 0, 1],
      ['Offer', 'Offer of EUR 295,000'.replace(',', '.'), 'Subject to a loan, valid 8 days', 0, 1],
      ['Kaufangebot', 'Kaufangebot € 295.000', 'Finanzierungsvorbehalt, gültig bis 30.11.', 0, 1],
      ['Kaufangebot', 'Kaufangebot € 295.000', 'Vorbehalt; gültig bis 4. Dezember.', 0, 1],
      ['Angebot', 'Angebot über 295.000 Euro', 'Bedingung: Kredit. Befristet bis 30.11', 0, 1],
    ] as const) {
      const [one, ...more] = offers({
        automaticHistories: [
          message({ typeName: { nl: type }, contactIdent: 'B', subject, content }),
        ],
      });
      const clauses = content
        .split(/(?<=\D)\.|[;,](?=\s)/)
        .map((part) => part.trim().replace(/\.$/, ''));
      assert.deepEqual(more, []);
      assert.equal(one?.amount, 295_000, subject);
      assert.equal(one.condition, clauses[condition], content);
      assert.equal(one.until, clauses[until], content);
    }
  });

  it('have the same amount however it is written', () => {
    const offered = (subject: string) =>
      offers({
        automaticHistories: [message({ typeName: { nl: 'Bod' }, contactIdent: 'B', subject })],
      })[0]?.amount;
    for (const point of ['.', ',', ' ', '\u202f', '’', '']) {
      for (const cents of ['', point === ',' ? '.00' : ',00', ',-']) {
        const number = `290${point}000${cents}`;
        for (const amount of [`€ ${number}`, `€${number}`, `${number} €`, `EUR ${number}`]) {
          assert.equal(offered(`Bod van ${amount}`), 290_000, amount);
        }
      }
    }
    assert.equal(offered('Bod van € 305k'), 305_000);
  });

  it('know an answer by its words, and none by a condition, a question or both yes and no', () => {
    const answerTo = (content: string) => {
      const own = { contactIdent: 'B', typeName: { nl: 'E-mail' }, typeId: 1 };
      return offers({
        automaticHistories: [
          bid({ contactIdent: 'B', subject: 'Bod van € 300.000', date: '2026-11-02' }),
          message({ ...own, subject: 'Antwoord op uw bod', content, date: '2026-11-05' }),
        ],
      })[0]?.answer?.kind;
    };
    for (const yes of [
      'De eigenaars aanvaarden.',
      'L’offre est acceptée.',
      'Wir nehmen es an.',
      'Aanvaard onder voorbehoud van een lening.',
      'The offer was accepted subject to financing.',
    ])
      assert.equal(answerTo(yes), 'accepted', yes);
    for (const no of [
      'De eigenaar gaat er niet op in.',
      'Niet aanvaard.',
      'Les vendeurs ne souhaitent pas y donner suite.',
      'They declined.',
      'Die Eigentümerin lehnt es leider ab.',
    ])
      assert.equal(answerTo(no), 'refused', no);
    for (const other of ['Ons tegenbod is € 310.000.', 'Vous répondez € 310.000.'])
      assert.equal(answerTo(other), 'countered', other);
    for (const open of [
      'Als de eigenaars aanvaarden, bellen wij u.',
      'Aanvaarden ze?',
      'We houden u op de hoogte.',
      'Eerst geweigerd. Nu aanvaard.',
      'Onder voorbehoud van akkoord van de bank.',
      'Sous réserve d’accord de la banque.',
      'Unter Vorbehalt der Zusage der Bank.',
      'Subject to a mortgage being accepted.',
      'Onder voorwaarde dat de bank de lening niet weigert.',
    ])
      assert.equal(answerTo(open), undefined, open);
  });

  it('are none of what only sounds like one', () => {
    for (const subject of [
      'Angebot des Küchenbauers',
      'Geen bod',
      'Aucune offre cette semaine',
      'Offerte voor de keuken: € 8.900',
      'Onze nieuwe panden',
    ]) {
      const one = message({ typeName: { nl: 'E-mail' }, contactIdent: 'B', subject });
      assert.deepEqual(offers({ automaticHistories: [one] }), [], subject);
    }
  });

  it('are read from nothing that flags hide, and by the types that the agency names', () => {
    const one = bid({ subject: 'Offre', content: 'Montant : € 290.000, sous condition.' });
    const changes = { automaticHistories: [one] };
    assert.equal(offers(changes)[0]?.amount, 290_000);
    const bare = offers(changes, { hideCommentsCommunication: true });
    assert.deepEqual([bare[0]?.amount, bare[0]?.condition], [undefined, undefined]);
    assert.deepEqual(offers(changes, { showAutomaticHistory: false }), []);
    assert.deepEqual(offers(changes, { hideTypeIDs: [5] }), []);
    const named = message({ typeId: 40, subject: 'Voorstel', contactIdent: 'B' });
    assert.deepEqual(offers({ automaticHistories: [named] }), []);
    assert.equal(offers({ automaticHistories: [named] }, { offerTypeIDs: [40] }).length, 1);
  });

  it('name nobody where contacts are hidden', () => {
    const content = 'Condition de crédit de M. Pirotte, valable huit jours';
    const shown = shownHistory(
      { ...EMPTY, automaticHistories: [bid({ subject: 'Offre de € 290.000', content })] },
      showing(),
    );
    assert.equal(shown.offers?.length, 1);
    assert.doesNotMatch(JSON.stringify(shown.offers), /Pirotte/);
  });
});
