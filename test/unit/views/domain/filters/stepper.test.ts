import assert from 'node:assert/strict';
import fc from 'fast-check';
import { RADIUS } from '../../../../../views/domain/filters/radius.ts';
import { COUNTER_STEPS, stepped } from '../../../../../views/domain/filters/stepper.ts';

describe('a number between minus and plus', () => {
  it('counts rooms from none, and never below', () => {
    assert.equal(stepped(undefined, 'up', COUNTER_STEPS), 1);
    assert.equal(stepped(1, 'up', COUNTER_STEPS), 2);
    assert.equal(stepped(1, 'down', COUNTER_STEPS), undefined);
    assert.equal(stepped(undefined, 'down', COUNTER_STEPS), undefined);
  });

  it('begins a radius with the site’s own, in steps of 5 km from 10', () => {
    const steps = { ...RADIUS, first: 15 };
    assert.equal(stepped(undefined, 'up', steps), 15);
    assert.equal(stepped(15, 'down', steps), 10);
    assert.equal(stepped(10, 'down', steps), undefined);
    assert.equal(stepped(RADIUS.max, 'up', steps), RADIUS.max);
  });

  it('stays in its range, however often it is pressed', () => {
    const presses = fc.array(fc.constantFrom('up' as const, 'down' as const));
    fc.assert(
      fc.property(presses, (directions) => {
        let value: number | undefined;
        for (const direction of directions) {
          value = stepped(value, direction, COUNTER_STEPS);
          assert.ok(value === undefined || (value >= 1 && value <= COUNTER_STEPS.max));
        }
      }),
    );
  });
});
