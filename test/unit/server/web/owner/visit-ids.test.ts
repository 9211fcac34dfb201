import assert from 'node:assert/strict';
import { visitIds } from '../../../../../server/web/owner/visit-ids.ts';

describe('ids of planned visits', () => {
  const [first, second, third] = ['2026-11-25T10:00', '2026-11-26T10:00', '2026-11-26T10:00'].map(
    (startTime) => ({ startTime }),
  );

  it('differ, also for visits at one time', () => {
    assert.deepEqual(visitIds(7, [first!, second!, third!]), [
      '7-2026-11-25T10:00-0',
      '7-2026-11-26T10:00-0',
      '7-2026-11-26T10:00-1',
    ]);
  });

  it('stay once an earlier visit is over', () => {
    const all = visitIds(7, [first!, second!, third!]);
    assert.deepEqual(visitIds(7, [second!, third!]), all.slice(1));
  });
});
