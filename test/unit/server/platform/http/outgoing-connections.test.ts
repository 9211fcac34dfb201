import assert from 'node:assert/strict';
import { OutgoingConnections } from '../../../../../server/platform/http/outgoing-connections.ts';

describe('connections to other servers', () => {
  it('are not opened after they were destroyed, also where none was open', async () => {
    let opened = 0;
    const connections = new OutgoingConnections(({ Agent }) => {
      opened += 1;
      return new Agent();
    });
    await connections.destroy();
    const asked = connections.request('http://127.0.0.1:9/', {});
    await assert.rejects(asked, { code: 'UND_ERR_DESTROYED' });
    assert.equal(opened, 0);
  });
});
