import fc from 'fast-check';
import {
  type HistoryFlags,
  historyFlagsSchema,
} from '../../../../../views/domain/history/flags.ts';
import type { History } from '../../../../../views/domain/owner/history.ts';

export const NOW = Date.UTC(2026, 10, 20, 12);

type Appointment = History['calendarHistories'][number];
type Message = History['automaticHistories'][number];

export function appointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    startTime: '2026-11-10T10:00',
    appointmentName: 'Bezoek',
    appointmentType: { nl: 'Bezoek' },
    appointmentStatus: { nl: 'Uitgevoerd' },
    outcome: 'done',
    typeId: 1,
    ...changes,
  };
}

export function message(changes: Partial<Message> = {}): Message {
  return {
    date: '2026-11-10',
    typeName: { nl: 'Brief' },
    typeId: 3,
    subject: 'Onderwerp',
    ...changes,
  };
}

export function sampleHistory(changes: Partial<History> = {}): History {
  return {
    propertyId: 5,
    visitStatistics: [
      {
        sourceName: 'Site',
        numberOfVisitsInDay: 1,
        numberOfVisitsInWeek: 3,
        numberOfVisitsInMonth: 8,
        numberOfVisits: 10,
      },
    ],
    allPropertyTypesStatisticsGraph: {
      details: [{ sourceName: 'Site', firstWeek: '2026-11-09', visits: [7, 3] }],
    },
    calendarHistories: [appointment()],
    mediaOnlineHistories: [{ date: '2026-05-04', typeName: { nl: 'Portaal' }, mediaName: 'Atlas' }],
    automaticHistories: [message()],
    documents: [{ fileName: 'a.pdf' }],
    ...changes,
  };
}

export function flagsWith(changes: Partial<HistoryFlags> = {}): HistoryFlags {
  return { ...historyFlagsSchema.parse({}), ...changes };
}

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Names of contacts, as people write them, from letters that no other text has. */
const anyContact = fc
  .array(fc.stringMatching(/^[ÀÉÖŁ][àéöłšž]{2,9}$/u), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));

/** Histories whose texts may name their contacts. */
export const anyHistory: fc.Arbitrary<History> = fc
  .array(
    fc.record({
      contact: fc.option(anyContact, { nil: undefined }),
      day,
      typeId: fc.constantFrom(1, 2, 8, 13, 21),
      before: fc.constantFrom('', 'Gebeld met ', '«'),
      after: fc.constantFrom('', '.', ' (straks)', 's huis'),
    }),
    { maxLength: 12 },
  )
  .map((entries) => {
    const text = (entry: (typeof entries)[number]) =>
      `${entry.before}${entry.contact ?? ''}${entry.after}`;
    return sampleHistory({
      calendarHistories: entries.map((entry) =>
        appointment({
          startTime: `${entry.day}T10:30`,
          typeId: entry.typeId,
          contactIdent: entry.contact,
          appointmentName: text(entry),
          comment: text(entry),
        }),
      ),
      automaticHistories: entries.map((entry) =>
        message({
          date: entry.day,
          typeId: entry.typeId,
          contactIdent: entry.contact,
          subject: text(entry),
          content: text(entry),
        }),
      ),
    });
  });
