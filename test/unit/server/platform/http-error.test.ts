import assert from 'node:assert/strict';
import { HttpError, statusOf } from '../../../../server/platform/http-error.ts';

describe('an error', () => {
  it('has the status that it carries, otherwise 500', () => {
    assert.equal(statusOf(new HttpError(503, 'later')), 503);
    assert.equal(statusOf(Object.assign(new Error('too large'), { status: 413 })), 413);
    for (const odd of [new Error('x'), { status: 404 }, 'text', undefined, null, 404]) {
      assert.equal(statusOf(odd), 500);
    }
    for (const status of [200, 399, 600, '404', NaN]) {
      assert.equal(statusOf(Object.assign(new Error('x'), { status })), 500, String(status));
    }
  });
});
