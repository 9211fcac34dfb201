import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  addDays,
  dayAt,
  instantOf,
  momentAt,
  mondayOf,
} from '../../../../../views/domain/history/brussels.ts';
import { changesSince } from '../../../../../views/domain/history/changes.ts';
import { collapse } from '../../../../../views/domain/history/collapse.ts';
import { dayWords } from '../../../../../views/domain/history/day-words.ts';
import { drawGraph } from '../../../../../views/domain/history/graph-drawing.ts';
import { shownHistory } from '../../../../../views/domain/history/shown-history.ts';
import {
  MAX_WEEKS,
  recentWeeks,
  visitGraph,
} from '../../../../../views/domain/history/visit-graph.ts';
import { visitNumbers } from '../../../../../views/domain/history/visit-numbers.ts';
import { byWeek, weekName } from '../../../../../views/domain/history/weeks.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import { appointment, flagsWith, message, NOW, sampleHistory } from './sample-history.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the clocks of Brussels', () => {
  it('are an hour ahead of UTC, two in summer', () => {
    assert.equal(momentAt(Date.UTC(2026, 0, 31, 23, 30)), '2026-02-01T00:30');
    assert.equal(momentAt(Date.UTC(2026, 6, 1, 21, 59)), '2026-07-01T23:59');
    assert.equal(dayAt(Date.UTC(2026, 6, 1, 22)), '2026-07-02');
  });

  it('are read back to the same instant, but for the hour that autumn has twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (minutes) => {
        const moment = momentAt((minutes % 60_000_000) * 60_000);
        assert.equal(momentAt(instantOf(moment)), moment);
      }),
    );
  });

  for (const [moment, iso] of [
    ['2026-11-25T10:00', '2026-11-25T09:00:00.000Z'],
    ['2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
    // Summer time begins on 29 March and ends on 25 October, at 01:00 UTC.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2027-01-01T00:30', '2026-12-31T23:30:00.000Z'],
  ] as const) {
    it(`show ${moment} at ${iso}`, () => {
      assert.equal(new Date(instantOf(moment)).toISOString(), iso);
    });
  }

  it('know the Monday of a week', () => {
    assert.equal(mondayOf('2026-11-22'), '2026-11-16');
    assert.equal(mondayOf('2026-11-16'), '2026-11-16');
    assert.equal(mondayOf('no date'), undefined);
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = mondayOf(day) ?? '';
        assert.equal(new Date(`${monday}T00:00Z`).getUTCDay(), 1);
        assert.ok(monday <= day && day < addDays(monday, 7));
      }),
    );
  });

  it('name a day with its weekday in each language', () => {
    assert.deepEqual(
      LOCALES.map((locale) => dayWords('2026-11-20', locale)),
      ['vrijdag 20/11/2026', 'vendredi 20/11/2026', 'Friday 20/11/2026', 'Freitag 20/11/2026'],
    );
  });
});

describe('entries by week', () => {
  it('are all there, each in its week, the newest week first', () => {
    fc.assert(
      fc.property(fc.array(anyDay), (days) => {
        const weeks = byWeek(days, (day) => day);
        assert.deepEqual(weeks.flatMap(({ entries }) => entries).sort(), days.toSorted());
        const mondays = weeks.map(({ monday }) => monday);
        assert.deepEqual(mondays, [...new Set(mondays)].sort().reverse());
        for (const { monday, entries } of weeks) {
          for (const day of entries) assert.equal(mondayOf(day), monday);
        }
      }),
    );
  });

  it('are of this week, of the last, or of another', () => {
    assert.equal(weekName('2026-11-16', '2026-11-22'), 'this');
    assert.equal(weekName('2026-11-09', '2026-11-22'), 'last');
    assert.equal(weekName('2026-11-09', '2026-11-23'), undefined);
    assert.equal(weekName('2026-11-23', '2026-11-22'), undefined);
  });
});

describe('collapsing', () => {
  it('loses no entry and keeps their order', () => {
    const entry = fc.record({
      date: fc.constantFrom('a', 'b'),
      contactIdent: fc.constantFrom('x', 'y', undefined),
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const groups = collapse(entries);
        assert.deepEqual(
          groups.flatMap((group) => group.entries),
          entries,
        );
        for (const { entries: own, contactIdent } of groups) {
          if (contactIdent === undefined) assert.equal(own.length, 1);
        }
      }),
    );
  });
});

describe('the graph of a year', () => {
  const series = (sourceName: string, firstWeek: string, visits: number[]) => ({
    sourceName,
    firstWeek,
    visits,
  });

  it('adds up sources that began in different weeks, and counts the visits of a week', () => {
    const graph = visitGraph(
      [series('A', '2026-11-02', [1, 2, 3]), series('B', '2026-11-10', [10])],
      ['2026-11-09T10:00', '2026-11-15', '2026-10-01'],
    );
    assert.deepEqual(graph, {
      sources: ['A', 'B'],
      weeks: [
        { monday: '2026-11-02', views: [1, 0], total: 1, visits: 0 },
        { monday: '2026-11-09', views: [2, 10], total: 12, visits: 2 },
        { monday: '2026-11-16', views: [3, 0], total: 3, visits: 0 },
      ],
    });
  });

  it('has the last 53 weeks of many', () => {
    const graph = visitGraph(
      [
        series(
          'A',
          '2020-01-06',
          Array.from({ length: 300 }, (_, n) => n),
        ),
      ],
      [],
    );
    assert.equal(graph?.weeks.length, MAX_WEEKS);
    assert.equal(graph?.weeks.at(-1)?.total, 299);
    assert.equal(graph?.weeks[0]?.total, 247);
  });

  it('has its last twelve weeks apart, drawn with a scale and days of their own', () => {
    const weeks = [900, ...Array.from({ length: 20 }, (_, n) => n % 7)];
    const graph = visitGraph([series('A', '2026-01-05', weeks)], []);
    const recent = graph && recentWeeks(graph);
    assert(recent);
    assert.deepEqual(
      recent.weeks.map(({ total }) => total),
      weeks.slice(-12),
    );
    const { levels, ticks } = drawGraph(recent, { width: 760, height: 280 });
    assert.ok(Math.max(...levels.map(({ views }) => views)) <= 10);
    assert.ok(ticks.length >= 6);
    assert.equal(recentWeeks(recent), undefined);
  });

  it('is undefined without a week', () => {
    assert.equal(visitGraph([], []), undefined);
    assert.equal(visitGraph([series('A', '2026-02-30', [1])], []), undefined);
  });

  it('is drawn within its picture, whatever the numbers', () => {
    const counts = fc.array(fc.nat({ max: 1e6 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(counts, fc.array(anyDay), (visits, days) => {
        const graph = visitGraph([series('A', '2026-01-05', visits)], days);
        assert(graph);
        const drawn = drawGraph(graph, { width: 340, height: 220 });
        const points = [drawn.end, ...drawn.marks];
        for (const { x, y } of points) {
          assert.ok(x >= drawn.left && x <= drawn.right, `${x}`);
          assert.ok(y >= 0 && y <= 220, `${y}`);
        }
        assert.doesNotMatch(drawn.line + drawn.area, /NaN|Infinity/);
        assert.match(drawn.line, /^M/);
        assert.ok(drawn.levels.every(({ views }) => Number.isInteger(views)));
        const gaps = drawn.ticks.slice(1).map(({ x }, index) => x - (drawn.ticks[index]?.x ?? 0));
        assert.ok(gaps.every((gap) => gap >= 72));
      }),
    );
  });
});

describe('the numbers of visits', () => {
  const line = {
    sourceName: 'A',
    numberOfVisitsInDay: 1,
    numberOfVisitsInWeek: 5,
    numberOfVisitsInMonth: 20,
    numberOfVisits: 100,
  };
  const graphOf = (visits: number[]) =>
    visitGraph([{ sourceName: 'A', firstWeek: '2026-10-05', visits }], []);
  const changes = (visits: number[]) =>
    visitNumbers([line], graphOf(visits)).map(({ change }) => change);

  it('are sums over the sources', () => {
    const counts = visitNumbers([line, line], undefined).map(({ count }) => count);
    assert.deepEqual(counts, [2, 10, 40, 200]);
    assert.deepEqual(
      visitNumbers([], undefined).map(({ count }) => count),
      [0, 0, 0, 0],
    );
  });

  it('have a change where the graph ends with their week', () => {
    assert.deepEqual(changes([2, 3, 4, 8, 5]), [undefined, -3, 3, 5]);
    assert.deepEqual(changes([5, 5]), [undefined, 0, undefined, 5]);
    assert.deepEqual(changes([5]), [undefined, undefined, undefined, 5]);
    assert.deepEqual(changes([2, 3, 4]), [undefined, undefined, undefined, undefined]);
  });
});

describe('what was added since the last sign-in', () => {
  it('counts what came later, and what is of the same day', () => {
    const showing = {
      flags: flagsWith(),
      owner: { firstName: 'An', name: 'Maes' },
      places: [],
      now: NOW,
      random: () => 0,
    };
    const history = sampleHistory({
      calendarHistories: [
        appointment({ startTime: '2026-11-18T09:59' }),
        appointment({ startTime: '2026-11-18T10:01' }),
        appointment({ startTime: '2026-11-19T10:00', outcome: 'absent' }),
        appointment({ startTime: '2026-11-19T10:00', typeId: 2 }),
        appointment({ startTime: '2026-11-25T10:00' }),
      ],
      automaticHistories: ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-19'].map((date) =>
        message({ date, contactIdent: 'A' }),
      ),
    });
    const changes = changesSince(shownHistory(history, showing), Date.UTC(2026, 10, 18, 9));
    assert.deepEqual(changes, { visits: 1, appointments: 1, media: 0, messages: 3 });
  });
});
