import assert from 'node:assert/strict';
import fc from 'fast-check';
import { comboboxMove } from '../../../../client/combobox/combobox-move.ts';

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'Escape', 'a', 'Tab', 'Backspace'];

describe('the keys of a combobox', () => {
  it('open it with the arrow down alone, and leave the rest to the field', () => {
    const closed = { isOpen: false, active: -1, count: 3 };
    for (const key of KEYS) {
      assert.equal(comboboxMove(key, closed), key === 'ArrowDown' ? 'open' : undefined, key);
    }
  });

  it('go round the options', () => {
    const at = (active: number) => ({ isOpen: true, active, count: 3 });
    assert.deepEqual(
      [-1, 0, 1, 2].map((active) => comboboxMove('ArrowDown', at(active))),
      [0, 1, 2, 0],
    );
    assert.deepEqual(
      [-1, 0, 1, 2].map((active) => comboboxMove('ArrowUp', at(active))),
      [2, 2, 0, 1],
    );
  });

  it('move in the text with Home and End, and send the form with Enter, until an option is reached', () => {
    for (const key of ['Home', 'End', 'Enter']) {
      assert.equal(comboboxMove(key, { isOpen: true, active: -1, count: 3 }), undefined);
    }
    const reached = { isOpen: true, active: 1, count: 3 };
    assert.deepEqual(
      ['Home', 'End', 'Enter', 'Escape'].map((key) => comboboxMove(key, reached)),
      [0, 2, 'take', 'close'],
    );
  });

  it('never reach an option that is not there', () => {
    const state = fc.nat(20).chain((count) =>
      fc.record({
        isOpen: fc.boolean(),
        count: fc.constant(count),
        active: fc.integer({ min: -1, max: count - 1 }),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), state, (key, at) => {
        const move = comboboxMove(key, at);
        if (typeof move === 'number') assert.ok(move >= 0 && move < at.count);
        if (move === 'take') assert.ok(at.active >= 0);
      }),
    );
  });
});
