import assert from 'node:assert/strict';
import { HostCircuitBreaker } from '../../../../server/media/host-circuit-breaker.ts';

const MINUTE = 60_000;

describe('the circuit breaker of a host', () => {
  let now = 0;
  let breaker: HostCircuitBreaker;
  beforeEach(() => {
    now = 1000;
    breaker = new HostCircuitBreaker(() => now);
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed('a');
  };
  const isOpen = (host = 'a') => breaker.fault(host) !== undefined;

  it('opens after three failures in a row, for that host', () => {
    fail(2);
    assert.equal(isOpen(), false);
    fail(1);
    assert.equal(isOpen(), true);
    assert.equal(breaker.fault('a')?.kind, 'busy');
    assert.equal(isOpen('b'), false);
  });

  it('counts anew once the host has answered', () => {
    fail(2);
    breaker.answered('a');
    fail(2);
    assert.equal(isOpen(), false);
    fail(1);
    assert.equal(isOpen(), true);
  });

  it('closes a minute after the last failure, and opens at the next one', () => {
    fail(2);
    now += MINUTE;
    fail(1);
    now += MINUTE - 1;
    assert.equal(isOpen(), true);
    now += 1;
    assert.equal(isOpen(), false);
    fail(1);
    assert.equal(isOpen(), true);
  });
});
