import assert from 'node:assert/strict';
import { addressKey } from '../../../../../server/services/limits/address-key.ts';

describe('addressKey', () => {
  it('counts an IPv4 address alone, however it is written', () => {
    assert.equal(addressKey('203.0.113.7'), '203.0.113.7');
    assert.equal(addressKey('::ffff:203.0.113.7'), '203.0.113.7');
    assert.notEqual(addressKey('203.0.113.8'), addressKey('203.0.113.7'));
  });

  it('counts the network of an IPv6 address', () => {
    const key = addressKey('2001:db8:1:22ab::1');
    assert.equal(addressKey('2001:0db8:0001:22cd:ffff::9'), key);
    assert.notEqual(addressKey('2001:db8:1:23ab::1'), key);
    assert.equal(addressKey('::1'), '::');
  });

  it('counts what has no address together', () => {
    assert.equal(addressKey(undefined), addressKey('nonsense'));
  });
});
