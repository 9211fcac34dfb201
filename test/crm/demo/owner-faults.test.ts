import assert from 'node:assert/strict';
import {
  demoOwnerSchema,
  historyTypesSchema,
  ownerFaults,
} from '../../../server/services/crm/demo/owner.ts';
import { checkValue } from '../../../server/platform/files/json-file.ts';

const TYPES = historyTypesSchema.parse({
  appointments: { 1: {} },
  appointmentStatuses: { done: {} },
  communications: { 4: {} },
  media: { portal: {} },
});

const statistic = {
  sourceName: 'Site',
  numberOfVisitsInDay: 1,
  numberOfVisitsInWeek: 3,
  numberOfVisitsInMonth: 8,
  numberOfVisits: 10,
};
const series = { sourceName: 'Site', firstWeek: '2026-11-09', visits: [7, 3] };
const visit = {
  startTime: '2026-05-06T17:30',
  appointmentName: 'Bezoek',
  status: 'done',
  typeId: 1,
};

const home = {
  propertyId: 5,
  visitStatistics: [statistic],
  allPropertyTypesStatisticsGraph: { details: [series] },
  calendarHistories: [visit],
  mediaOnlineHistories: [{ date: '2026-05-04', type: 'portal', mediaName: 'Atlas' }],
  automaticHistories: [{ date: '2026-05-04', typeId: 4, subject: 'Nieuw' }],
  documents: [],
};

const ownerWith = (...homes: unknown[]) => ({
  id: 8,
  firstName: 'An',
  name: 'Maes',
  email: 'an@mail.example',
  language: 'nl',
  passwordHash: `scrypt$15$8$3$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  homes,
});

const graph = (...details: unknown[]) => ({ allPropertyTypesStatisticsGraph: { details } });

describe('an owner whom a person writes', () => {
  it('has no fault when all adds up', () => {
    assert.deepEqual([...ownerFaults(demoOwnerSchema.parse(ownerWith(home)), TYPES)], []);
  });

  const faults: [what: string, changes: object, path: string, reason: RegExp][] = [
    [
      'the total is not the sum of the graph',
      { visitStatistics: [{ ...statistic, numberOfVisits: 11 }] },
      'visitStatistics[0].numberOfVisits',
      /^is 11, but the graph adds up to 10$/,
    ],
    [
      'a month has more than all',
      { visitStatistics: [{ ...statistic, numberOfVisitsInMonth: 11 }] },
      'visitStatistics[0].numberOfVisitsInMonth',
      /10 in all/,
    ],
    [
      'a day has more than its week',
      { visitStatistics: [{ ...statistic, numberOfVisitsInDay: 4 }] },
      'visitStatistics[0].numberOfVisitsInDay',
      /3 of the week/,
    ],
    [
      'a week has more than its month',
      { visitStatistics: [{ ...statistic, numberOfVisitsInMonth: 2 }] },
      'visitStatistics[0].numberOfVisitsInWeek',
      /2 of the month/,
    ],
    [
      'the graph ends with another week',
      graph({ ...series, visits: [8, 2] }),
      'visitStatistics[0].numberOfVisitsInWeek',
      /^is 3, but the graph's last week has 2$/,
    ],
    [
      'the graph lacks a source',
      { visitStatistics: [], ...graph(series) },
      'allPropertyTypesStatisticsGraph.details[0].sourceName',
      /visitStatistics has no "Site"/,
    ],
    [
      'the table lacks a source',
      graph(),
      'visitStatistics[0].sourceName',
      /the graph has no "Site"/,
    ],
    [
      'a source has two lines',
      graph(series, series),
      'allPropertyTypesStatisticsGraph.details[1].sourceName',
      /"Site" stands twice/,
    ],
    [
      'a week begins on a Tuesday',
      graph({ ...series, firstWeek: '2026-11-10' }),
      'allPropertyTypesStatisticsGraph.details[0].firstWeek',
      /no Monday/,
    ],
    [
      'an appointment has an unknown type',
      { calendarHistories: [{ ...visit, typeId: 2 }] },
      'calendarHistories[0].typeId',
      /appointments in history-types\.json has no "2"/,
    ],
    [
      'an appointment has an unknown status',
      { calendarHistories: [{ ...visit, status: 'constructor' }] },
      'calendarHistories[0].status',
      /has no "constructor"/,
    ],
    [
      'a medium is unknown',
      { mediaOnlineHistories: [{ date: '2026-05-04', type: 'radio', mediaName: 'R' }] },
      'mediaOnlineHistories[0].type',
      /has no "radio"/,
    ],
    [
      'a letter has an unknown type',
      { automaticHistories: [{ date: '2026-05-04', typeId: 13, subject: 'x' }] },
      'automaticHistories[0].typeId',
      /has no "13"/,
    ],
  ];
  for (const [what, changes, path, reason] of faults) {
    it(`is reported if ${what}`, () => {
      const owner = demoOwnerSchema.parse(ownerWith({ ...home, ...changes }));
      const [fault, ...others] = [...ownerFaults(owner, TYPES)];
      assert.equal(fault?.path, `homes[0].${path}`);
      assert.match(fault.reason, reason);
      assert.deepEqual(others, []);
    });
  }

  it('reports a home that is listed twice', () => {
    const owner = demoOwnerSchema.parse(ownerWith(home, home));
    assert.deepEqual(
      [...ownerFaults(owner, TYPES)],
      [{ path: 'homes[1].propertyId', reason: '5 stands twice' }],
    );
  });

  const refused: [what: string, owner: object, path: string][] = [
    [
      'a moment in another zone',
      ownerWith({ ...home, calendarHistories: [{ ...visit, startTime: '2026-05-06T17:30Z' }] }),
      'homes[0].calendarHistories[0].startTime',
    ],
    [
      'a day that does not exist',
      ownerWith({
        ...home,
        mediaOnlineHistories: [{ date: '2026-02-30', type: 'portal', mediaName: 'A' }],
      }),
      'homes[0].mediaOnlineHistories[0].date',
    ],
    [
      'half a visit',
      ownerWith({ ...home, ...graph({ ...series, visits: [7, 2.5] }) }),
      'homes[0].allPropertyTypesStatisticsGraph.details[0].visits[1]',
    ],
    ['no home at all', ownerWith(), 'homes'],
    ['an unknown key', ownerWith({ ...home, note: 'x' }), 'homes[0].note'],
  ];
  for (const [what, owner, path] of refused) {
    it(`is refused with ${what}`, () => {
      const checked = checkValue(owner, demoOwnerSchema);
      assert(!checked.ok);
      assert.deepEqual(
        checked.problems.map((problem) => problem.path),
        [path],
      );
    });
  }
});
