import assert from 'node:assert/strict';
import { killing } from '../../bench/faults/killing.ts';

// The shorter form of what `npm run bench:faults` does.
describe('two servers that are killed in the middle of forms', () => {
  it('lose no lead that was thanked for, and keep each once', async function () {
    this.timeout(120_000);
    const options = { kills: 2, visitors: 3, pause: 100, isDelivered: false };
    const { submissions, lost, mostLeads, seats } = await killing(options);
    assert.ok(submissions >= 3);
    assert.deepEqual({ lost, mostLeads }, { lost: 0, mostLeads: 1 });
    // The demo's open houses have twelve places, or six.
    assert.ok(seats <= 12, `${seats} people at an open house`);
  });
});
