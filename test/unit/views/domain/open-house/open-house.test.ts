import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  openHousesSchema,
  openHouseTimes,
  upcomingOpenHouses,
} from '../../../../../views/domain/open-house/open-house.ts';
import {
  openHouseDay,
  openHouseText,
} from '../../../../../views/domain/open-house/open-house-words.ts';

const faultsOf = (openHouses: unknown) =>
  (openHousesSchema.safeParse(openHouses).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const from = (start: string, end = '2099-01-01T00:00') => [{ start, end }];

describe('an open house', () => {
  it('begins and ends by the clock of Brussels, in winter and in summer', () => {
    const times = (start: string, end: string) => {
      const { begins, ends } = openHouseTimes({ start, end });
      return [new Date(begins).toISOString(), new Date(ends).toISOString()];
    };
    assert.deepEqual(times('2026-11-28T14:00', '2026-11-28T16:00'), [
      '2026-11-28T13:00:00.000Z',
      '2026-11-28T15:00:00.000Z',
    ]);
    assert.deepEqual(times('2027-03-27T14:00', '2027-03-28T14:00'), [
      '2027-03-27T13:00:00.000Z',
      '2027-03-28T12:00:00.000Z',
    ]);
  });

  const moment = 'expected a date and time in Brussels, such as 2026-11-28T14:00';
  const mistakes: [what: string, openHouses: unknown, fault: string][] = [
    [
      'an end before its start',
      from('2026-11-28T14:00', '2026-11-28T13:00'),
      '0.end: must be after start',
    ],
    [
      'an end at its start',
      from('2026-11-28T14:00', '2026-11-28T14:00'),
      '0.end: must be after start',
    ],
    [
      'a day that does not exist',
      from('2027-02-29T14:00'),
      '0.start: there is no such date or time',
    ],
    [
      'a month that does not exist',
      from('2026-13-01T14:00'),
      '0.start: there is no such date or time',
    ],
    [
      'the hour skipped in spring',
      from('2027-03-28T02:30'),
      '0.start: there is no such date or time',
    ],
    ['no hour', from('2026-11-28'), `0.start: ${moment}`],
    ['an hour that does not exist', from('2026-11-28T24:00'), `0.start: ${moment}`],
    ['a time zone', from('2026-11-28T14:00Z'), `0.start: ${moment}`],
    [
      'one start twice',
      [...from('2026-11-28T14:00'), ...from('2026-11-28T14:00')],
      '1.start: stands twice',
    ],
  ];
  for (const [what, openHouses, fault] of mistakes) {
    it(`may not have ${what}`, () => assert.deepEqual(faultsOf(openHouses), [fault]));
  }

  it('has places for at least one person', () => {
    for (const places of [0, -1, 1.5]) {
      const [fault] = faultsOf([{ ...from('2026-11-28T14:00')[0], places }]);
      assert.match(fault ?? '', /^0\.places: /);
    }
    assert.deepEqual(faultsOf([{ ...from('2026-11-28T14:00')[0], places: 1 }]), []);
  });

  it('is over when it ends, and not before; the first to begin is first', () => {
    const all = [
      { start: '2026-12-05T10:00', end: '2026-12-05T12:00', registration: false },
      { start: '2026-11-28T14:00', end: '2026-11-28T16:00', registration: false },
    ];
    const starts = (now: string) =>
      upcomingOpenHouses(all, Date.parse(now)).map(({ start }) => start);
    assert.deepEqual(starts('2026-11-28T14:59:59.999Z'), ['2026-11-28T14:00', '2026-12-05T10:00']);
    assert.deepEqual(starts('2026-11-28T15:00Z'), ['2026-12-05T10:00']);
    assert.deepEqual(starts('2026-12-05T11:00Z'), []);
  });

  it('is written as it was, whatever its start: never an instant that the clock shows otherwise', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100'), noInvalidDate: true }),
        (day) => {
          const start = day.toISOString().slice(0, 16);
          const end = '2100-01-02T00:00';
          const { begins } = openHouseTimes({ start, end });
          const shown = new Intl.DateTimeFormat('sv', {
            timeZone: 'Europe/Brussels',
            dateStyle: 'short',
            timeStyle: 'short',
          }).format(begins);
          const isThere = shown === start.replace('T', ' ');
          assert.equal(faultsOf([{ start, end }]).length === 0, isThere);
        },
      ),
    );
  });

  it('is told in the words of each language', () => {
    const one = { start: '2026-12-01T14:00', end: '2026-12-01T16:00' };
    assert.deepEqual(
      (['nl', 'fr', 'en', 'de'] as const).map((locale) => [
        openHouseText(one, locale),
        openHouseDay(one, locale),
      ]),
      [
        ['dinsdag 1 december, 14:00–16:00', 'di 1 dec'],
        ['mardi 1er décembre, 14:00–16:00', 'mar. 1er déc.'],
        ['Tuesday 1 December, 14:00–16:00', 'Tue 1 Dec'],
        ['Dienstag, 1. Dezember, 14:00–16:00', 'Di., 1. Dez.'],
      ],
    );
    const overnight = { start: '2026-12-31T22:00', end: '2027-01-01T01:00' };
    assert.equal(
      openHouseText(overnight, 'nl'),
      'donderdag 31 december, 22:00 – vrijdag 1 januari, 01:00',
    );
  });
});
