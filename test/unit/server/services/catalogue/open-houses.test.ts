import assert from 'node:assert/strict';
import { OpenHouses, type Seats } from '../../../../../server/services/catalogue/open-houses.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';

const open = (start: string, end: string, places?: number) => ({
  start,
  end,
  registration: places !== undefined,
  ...(places !== undefined && { places }),
});

describe('the version of open houses', () => {
  let now = 0;
  let taken = 0;
  const seats: Seats = {
    isFull: (_home, { places = Infinity }) => taken >= places,
    get version() {
      return String(taken);
    },
  };
  const home = sampleProperty({
    openHouses: [
      open('2026-11-28T14:00', '2026-11-28T16:00', 4),
      open('2026-11-28T15:00', '2026-11-28T17:00'),
    ],
  });
  const of = (homes = [home]) =>
    OpenHouses.of(homes, { ignoredLabels: [3], now: () => now, seats });
  beforeEach(() => {
    now = Date.parse('2026-11-28T12:00Z');
    taken = 0;
  });

  it('changes when one begins or ends, and also when the clock is set back', () => {
    const openHouses = of();
    const versions = ['12:59:59.999', '13:00', '13:59', '14:00', '15:00', '16:00', '13:30'].map(
      (time) => {
        now = Date.parse(`2026-11-28T${time}Z`);
        return openHouses.version;
      },
    );
    assert.equal(new Set(versions).size, 5);
    assert.equal(versions[1], versions[2]);
    assert.equal(versions[6], versions[1]);
  });

  it('changes when one is full or no longer is, and with no other registration', () => {
    const openHouses = of();
    const [none, three, four, less] = [0, 3, 4, 3].map((count) => {
      taken = count;
      return openHouses.version;
    });
    assert.equal(none, three);
    assert.notEqual(three, four);
    assert.equal(less, three);
  });

  it('is made ready a part of the homes at a time', () => {
    const homes = Array.from({ length: 3000 }, () => home);
    const steps = OpenHouses.inSteps(homes, { ignoredLabels: [3], now: () => now, seats });
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    assert.ok(count > 2, `${count} steps`);
    assert.equal(step.value.version, of(homes).version);
  });

  it('is nothing without any', () => {
    assert.equal(of([sampleProperty()]).version, '');
  });

  it('shows none of a sold home, and registration until the beginning', () => {
    assert.deepEqual(of().of({ ...home, marquee: 3 }), []);
    const takes = () =>
      of()
        .of(home)
        .map(({ takesRegistrations }) => takesRegistrations);
    assert.deepEqual(takes(), [true, false]);
    now = Date.parse('2026-11-28T13:00Z');
    assert.deepEqual(takes(), [false, false]);
  });
});
