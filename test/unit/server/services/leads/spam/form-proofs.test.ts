import assert from 'node:assert/strict';
import { FormProofs } from '../../../../../../server/services/leads/spam/form-proofs.ts';
import { foundWork } from '../../../../../support/found-work.ts';

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;

describe('the proof of a form', () => {
  const proofs = new FormProofs('a secret');

  it('says when the form was first touched', () => {
    const token = proofs.issue(NOW);
    const proof = proofs.read(foundWork(token), NOW + 12_345);
    assert.ok(proof.kind === 'holds' && proof.age === 12_345);
    assert.ok(token.startsWith(proof.token));
    assert.notEqual(proofs.issue(NOW), token);
  });

  it('is nothing without script, or after a day', () => {
    for (const none of [undefined, '', foundWork(proofs.issue(NOW - DAY - 1))]) {
      assert.deepEqual(proofs.read(none, NOW), { kind: 'none' });
    }
  });

  it('holds only for a token of the site, and with the work done', () => {
    const token = proofs.issue(NOW);
    const [time = '', ...rest] = token.split('.');
    const earlier = (Number.parseInt(time, 36) - 60_000).toString(36);
    for (const wrong of [
      token,
      `${token}.1000000000`,
      'x',
      foundWork(new FormProofs('another secret').issue(NOW)),
      foundWork([earlier, ...rest].join('.')),
      foundWork(token, (isWork) => !isWork),
    ]) {
      assert.deepEqual(proofs.read(wrong, NOW), { kind: 'wrong' }, wrong);
    }
  });
});
