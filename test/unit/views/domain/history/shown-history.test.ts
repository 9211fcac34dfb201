import assert from 'node:assert/strict';
import fc from 'fast-check';
import { hidePeople, nameWords } from '../../../../../views/domain/history/contacts.ts';
import type { HistoryFlags } from '../../../../../views/domain/history/flags.ts';
import { shownHistory } from '../../../../../views/domain/history/shown-history.ts';
import type { History } from '../../../../../views/domain/owner/history.ts';
import {
  anyHistory,
  appointment,
  flagsWith,
  message,
  NOW,
  sampleHistory,
} from './sample-history.ts';

const OWNER = { firstName: 'An', name: 'Maes' };
const named = flagsWith({ anonimizeContacts: false });

function shown(history: History, flags: HistoryFlags = named, random = () => 0) {
  return shownHistory(history, { flags, owner: OWNER, places: ['Gent'], now: NOW, random });
}

describe('what an owner sees of a history', () => {
  const sections: [flag: keyof HistoryFlags, section: string][] = [
    ['showVisitStats', 'statistics'],
    ['showCalendarHistory', 'appointments'],
    ['showMediaOnline', 'media'],
    ['showAutomaticHistory', 'messages'],
    ['showDocuments', 'documents'],
  ];
  for (const [flag, section] of sections) {
    it(`has ${section} by ${flag}, and nothing of it without`, () => {
      assert.ok(section in shown(sampleHistory(), { ...named, [flag]: true }));
      assert.ok(!(section in shown(sampleHistory(), { ...named, [flag]: false })));
    });
  }

  it('hides types by hideTypeIDs and hideCalendarTypeIDs, each in its own list', () => {
    const history = sampleHistory({
      calendarHistories: [1, 2, 3].map((typeId) =>
        appointment({ typeId, appointmentName: `${typeId}` }),
      ),
      automaticHistories: [1, 2, 3].map((typeId) => message({ typeId, subject: `${typeId}` })),
    });
    const { appointments, messages } = shown(history, {
      ...named,
      hideCalendarTypeIDs: [1],
      hideTypeIDs: [2, 3],
    });
    assert.deepEqual(
      appointments?.past.map(({ name }) => name?.[0]),
      ['2', '3'],
    );
    assert.deepEqual(
      messages?.flatMap((one) => one.messages.map(({ subject }) => subject?.[0])),
      ['1'],
    );
  });

  it('never has an entry of type 13', () => {
    const history = sampleHistory({
      calendarHistories: [appointment({ typeId: 13 })],
      automaticHistories: [message({ typeId: 13 })],
    });
    const { appointments, messages } = shown(history);
    assert.deepEqual(appointments, { planned: [], past: [], isPastOnly: false });
    assert.deepEqual(messages, []);
  });

  it('has comments by showComments, texts of messages unless hideCommentsCommunication', () => {
    const history = sampleHistory({
      calendarHistories: [appointment({ comment: 'Vlot' })],
      automaticHistories: [message({ content: 'Beste' })],
    });
    const texts = (flags: Partial<HistoryFlags>) => {
      const { appointments, messages } = shown(history, { ...named, ...flags });
      return [appointments?.past[0]?.comment, messages?.[0]?.messages[0]?.content];
    };
    assert.deepEqual(texts({}), [['Vlot'], ['Beste']]);
    assert.deepEqual(texts({ showComments: false }), [undefined, ['Beste']]);
    assert.deepEqual(texts({ hideCommentsCommunication: true }), [['Vlot'], undefined]);
  });

  it('has nothing of the future by showPastOnly, by the clocks of Brussels', () => {
    const history = sampleHistory({
      calendarHistories: ['2026-11-20T13:00', '2026-11-20T13:01'].map((startTime) =>
        appointment({ startTime }),
      ),
      mediaOnlineHistories: ['2026-11-20', '2026-11-21'].map((date) => ({
        date,
        typeName: {},
        mediaName: date,
      })),
      automaticHistories: ['2026-11-20', '2026-11-21'].map((date) => message({ date })),
    });
    const all = shown(history);
    assert.deepEqual(
      all.appointments?.planned.map(({ startTime }) => startTime),
      ['2026-11-20T13:01'],
    );
    assert.deepEqual([all.media?.length, all.messages?.length], [2, 2]);
    const past = shown(history, { ...named, showPastOnly: true });
    assert.deepEqual(past.appointments?.planned, []);
    assert.deepEqual(
      past.appointments?.past.map(({ startTime }) => startTime),
      ['2026-11-20T13:00'],
    );
    assert.deepEqual([past.media?.length, past.messages?.length], [1, 1]);
  });

  it('is newest first, what is planned soonest first', () => {
    const times = ['2026-11-01T10:00', '2026-12-24T10:00', '2026-11-03T10:00', '2026-12-01T10:00'];
    const { appointments } = shown(
      sampleHistory({ calendarHistories: times.map((startTime) => appointment({ startTime })) }),
    );
    assert.deepEqual(
      appointments?.past.map(({ startTime }) => startTime),
      [times[2], times[0]],
    );
    assert.deepEqual(
      appointments?.planned.map(({ startTime }) => startTime),
      [times[3], times[1]],
    );
  });

  it('collapses messages that follow each other of one date and contact, before names are hidden', () => {
    const list = ['A. Bal', 'A. Bal', 'C. Dam', 'A. Bal', undefined, undefined].map(
      (contactIdent) => message({ contactIdent }),
    );
    const history = sampleHistory({
      automaticHistories: [...list, message({ contactIdent: 'A. Bal', date: '2026-11-09' })],
    });
    for (const flags of [named, flagsWith()]) {
      const { messages } = shown(history, flags);
      assert.deepEqual(
        messages?.map((group) => group.messages.length),
        [2, 1, 1, 1, 1, 1],
      );
    }
  });

  it('collapses what a hidden entry stood between', () => {
    const history = sampleHistory({
      automaticHistories: [3, 13, 3].map((typeId) => message({ typeId, contactIdent: 'A. Bal' })),
    });
    assert.equal(shown(history).messages?.length, 1);
  });

  it('names contacts only where the agency says so, and the owner never by name', () => {
    const history = sampleHistory({
      calendarHistories: [
        appointment({ contactIdent: 'R. Vandeput' }),
        appointment({ contactIdent: 'an MAES' }),
      ],
    });
    const contacts = (flags: HistoryFlags) =>
      shown(history, flags).appointments?.past.map(({ contact }) => contact);
    assert.deepEqual(contacts(named), [{ name: 'R. Vandeput' }, { self: true }]);
    assert.deepEqual(contacts(flagsWith()), [{ hidden: 'aaaaaaaaa', letter: 'A' }, { self: true }]);
  });

  it('tells nothing of a hidden name: no letter, no length, no two entries alike by their name', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const numbers = () => {
          let state = 7;
          return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
        };
        const result = JSON.stringify(shown(history, flagsWith(), numbers()));
        assert.doesNotMatch(result, /[àéöłšžÀÉÖŁ]/);
        for (const [, letters] of result.matchAll(/"hidden":"([^"]*)"/g)) {
          assert.match(letters ?? '', /^[a-z]{9}$/);
        }
      }),
    );
  });

  it('has letters that depend on chance alone', () => {
    const of = (contactIdent: string) =>
      shown(
        sampleHistory({
          calendarHistories: [appointment({ contactIdent })],
          automaticHistories: [],
        }),
        flagsWith(),
        () => 0.5,
      ).appointments?.past[0]?.contact;
    assert.deepEqual(of('Bo'), of('Wilhelmina van der Meulen-Vandenbroucke'));
  });

  it('counts as visits those of visitTypeIDs that took place', () => {
    const times = { startTime: '2026-11-18T10:00' };
    const history = sampleHistory({
      calendarHistories: [
        appointment(times),
        appointment({ ...times, outcome: undefined }),
        appointment({ ...times, outcome: 'absent' }),
        appointment({ ...times, outcome: 'cancelled' }),
        appointment({ ...times, typeId: 2 }),
        appointment({ ...times, typeId: 4 }),
      ],
    });
    const visits = (visitTypeIDs: number[]) =>
      shown(history, { ...named, visitTypeIDs }).statistics?.graph?.weeks.at(-1)?.visits;
    assert.equal(visits([1]), 2);
    assert.equal(visits([1, 2]), 3);
    assert.equal(visits([]), undefined);
  });

  it('tells of no visits in its graph where appointments are not shown', () => {
    const flags = { ...named, showCalendarHistory: false };
    const weeks = shown(sampleHistory(), flags).statistics?.graph?.weeks ?? [];
    assert.ok(weeks.length > 0);
    assert.ok(weeks.every(({ visits }) => visits === undefined));
  });

  it('has no graph without details, and its numbers all the same', () => {
    const { statistics } = shown(
      sampleHistory({ allPropertyTypesStatisticsGraph: { fault: 'line 1' } }),
    );
    assert.equal(statistics?.graph, undefined);
    assert.deepEqual(
      statistics?.numbers.map(({ count }) => count),
      [1, 3, 8, 10],
    );
  });
});

describe('hiding people in a text', () => {
  const hide = (text: string, ...contacts: string[]) =>
    hidePeople(text, nameWords(contacts, ['An Maes', 'Gent']), () => 0)
      .map((piece) => (typeof piece === 'string' ? piece : '…'))
      .join('');

  const cases: [text: string, contact: string, hidden: string][] = [
    ['Vandeput belde', 'R. Vandeput', '… belde'],
    ['Akte bij de Thelens', 'U. und W. Thelen', 'Akte bij de …'],
    ['VANDEPUT, R.', 'R. Vandeput', '…'],
    ['De huurders Torfs', 'Fam. Torfs (huurders)', 'De huurders …'],
    ['Groen licht, groene deur', 'J. Groen', 'Groen licht, groene deur'],
    ['Lia en Liana', 'Lia', '… en Liana'],
    ['jan vroeg', 'jan', '… vroeg'],
    ['Familie Maes uit Gent', 'Familie Maes uit Gent', 'Familie Maes uit Gent'],
    ['Nach Aalst, Büro Ninove', 'Suchprofile Aalst und Ninove (12)', 'Nach Aalst, Büro Ninove'],
    ['Les profils de Dinant', 'Profils de recherche Dinant (31)', 'Les profils de Dinant'],
    ['Een lezer in Aalst', 'Nieuwsbrief Aalst', 'Een lezer in Aalst'],
    ['Aalst belde', 'Mr Aalst', '… belde'],
    ['Claes belde', 'Jan Claes (2)', '… belde'],
    ['Claes belde', 'Zoekprofielen fam. Claes (2)', '… belde'],
    ['Claes belde', 'Zoekprofielen J. Claes', '… belde'],
    ['Profilsons belde', 'B. Profilsons', '… belde'],
    ['Niemand', 'X', 'Niemand'],
    ['', 'R. Vandeput', ''],
    ["L’offre d’Anne et celle d'Olivier", 'Anne Olivier', "L’offre d’… et celle d'…"],
    ['Qu’Okafor rappelle', 'T. Okafor', 'Qu’… rappelle'],
    ["Jan's bod, Ann’s vraag", 'Jan en Ann', "…'s bod, …’s vraag"],
    ['Bezoek met D’Hondt', 'M. d’Hondt', 'Bezoek met …'],
    ['Antwoord aan jan.peeters@telenet.be.', 'J. Peeters', 'Antwoord aan ….'],
    ['Bel +32 470 12 34 56 of 0470/12.34.56', 'J. Peeters', 'Bel … of …'],
    ['Kantoor 09 278 40 16', '', 'Kantoor …'],
    ['Mail 0475123456@telenet.be, an-0475@x.be', '', 'Mail …, …'],
    ['Torfs: 0475/123.456 (gsm)', 'Fam. Torfs', '…: … (gsm)'],
    ['Bod van 395.000 - 400.000 besproken', '', 'Bod van 395.000 - 400.000 besproken'],
    ['Op 02/11/2026 om 10.30 u. bood € 349.000', '', 'Op 02/11/2026 om 10.30 u. bood € 349.000'],
  ];
  for (const [text, contact, hidden] of cases) {
    it(`shows “${text}” as “${hidden}” where ${contact} is a contact`, () => {
      assert.equal(hide(text, contact), hidden);
    });
  }
});
