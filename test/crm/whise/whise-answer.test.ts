import assert from 'node:assert/strict';
import {
  InvalidCrmAnswer,
  CrmUnreachable,
} from '../../../server/services/crm/calls/crm-unreachable.ts';
import {
  type Received,
  recordIn,
  WhiseRefusal,
  WhiseUnauthorized,
} from '../../../server/services/crm/whise/whise-answer.ts';

const ENDPOINT = 'v1/estates/list';
const SECRETS = ['p&ss+w0rd', 'an@mail.example'];

const answered = (body: unknown, status = 200): Received => ({ status, body, length: 9 });
const read = (received: Received) => recordIn(ENDPOINT, received, SECRETS);
function failure(received: Received): Error {
  try {
    read(received);
  } catch (error) {
    return error as Error;
  }
  return assert.fail('it is an answer');
}
function refusal(received: Received): WhiseRefusal {
  const error = failure(received);
  assert.ok(error instanceof WhiseRefusal, String(error));
  return error;
}

describe('an answer of Whise', () => {
  it('is its record where nothing is wrong, in any form of no errors', () => {
    for (const errors of [undefined, null, [], {}, '', [null, '']]) {
      const body = { isValidRequest: true, validationErrors: errors, totalCount: 0 };
      assert.equal(read(answered(body)), body);
    }
    assert.deepEqual(read(answered({})), {});
  });

  it('is a refusal where errors stand beside the data, in any form', () => {
    for (const errors of ['wrong', ['wrong'], { message: 'wrong' }, [{ message: 'wrong' }]]) {
      const error = refusal(
        answered({ isValidRequest: true, validationErrors: errors, estates: [] }),
      );
      assert.equal(error.message, `${ENDPOINT} was refused: wrong`);
      assert.equal(error.isPartial, true);
    }
    const nameless = refusal(answered({ validationErrors: [{ field: 'Name' }] }));
    assert.equal(nameless.message, `${ENDPOINT} was refused: no reason given`);
  });

  it('is a refusal of the whole where it says so, even without an error', () => {
    for (const flag of [false, 'false', 0]) {
      const error = refusal(answered({ isValidRequest: flag }));
      assert.deepEqual([error.isPartial, error.codes], [false, []]);
    }
  });

  it('quotes no text of the request, neither as a message nor as a code', () => {
    const of200 = answered({
      validationErrors: [
        { code: 'Bad an@mail.example', message: 'an@mail.example is known' },
        { code: 'Other', message: 'Name is required' },
      ],
    });
    assert.equal(refusal(of200).message, `${ENDPOINT} was refused: Other Name is required`);
    const of400 = answered({ Message: 'no', MessageDetail: 'an@mail.example' }, 400);
    assert.equal(refusal(of400).message, `${ENDPOINT} was refused: 400`);
  });

  it('is about a token, about access or about the call, by its status or code', () => {
    for (const [received, isOfToken, isOfAccess] of [
      [answered({}, 401), true, false],
      [answered({ validationErrors: [{ code: 'FailedAuthentication' }] }), true, false],
      [answered({}, 403), false, true],
      [answered(undefined, 407), false, true],
      [answered({}, 400), false, false],
      [answered({}, 404), false, false],
    ] as const) {
      const error = refusal(received);
      const is = [error instanceof WhiseUnauthorized, error.isOfAccess];
      assert.deepEqual(is, [isOfToken, isOfAccess], error.message);
    }
  });

  it('is undefined for a server that is down: the request may have had its effect, unless the server was busy', () => {
    for (const status of [408, 425, 429, 500, 502, 503, 504]) {
      const error = failure(answered({ isValidRequest: true }, status));
      assert.ok(error instanceof CrmUnreachable, String(status));
      assert.deepEqual(
        [error.isUnheard, error.message],
        [![500, 502, 504].includes(status), `${ENDPOINT}: status ${status}`],
      );
    }
  });

  it('is undefined where the body is not a record', () => {
    for (const body of [undefined, null, [], 'text', 7]) {
      assert.ok(failure(answered(body)) instanceof InvalidCrmAnswer);
    }
  });
});
