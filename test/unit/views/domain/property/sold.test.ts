import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isSold,
  listKindOf,
  takesAppointments,
} from '../../../../../views/domain/property/sold.ts';
import { anyProperty, sampleProperty } from '../sample-property.ts';

const IGNORED = [3, 4];

describe('the sold rule', () => {
  for (const status of [2, 4, 6] as const) {
    it(`counts status ${status} as sold, whatever the label`, () => {
      assert.equal(isSold(sampleProperty({ status }), IGNORED), true);
      assert.equal(isSold(sampleProperty({ status, marquee: 1 }), IGNORED), true);
    });
  }

  for (const [marquee, sold] of [
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [9, false],
  ] as const) {
    it(`takes an active home with label ${marquee} for ${sold ? 'sold' : 'offered'}`, () => {
      assert.equal(isSold(sampleProperty({ marquee }), IGNORED), sold);
    });
  }

  it('reads the ignore list of the site, not one of its own', () => {
    assert.equal(isSold(sampleProperty({ marquee: 3 }), []), false);
    assert.equal(isSold(sampleProperty({ marquee: 2 }), [2]), true);
  });

  it('puts every home in one list, and takes visits for those that are not sold', () => {
    fc.assert(
      fc.property(anyProperty, (home) => {
        const listKind = listKindOf(home, IGNORED);
        assert.equal(listKind === 'sold', isSold(home, IGNORED));
        if (listKind !== 'sold') assert.equal(listKind, home.goal === 1 ? 'rent' : 'sale');
        assert.equal(takesAppointments(home, IGNORED), listKind !== 'sold');
      }),
    );
  });
});
