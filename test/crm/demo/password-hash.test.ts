import assert from 'node:assert/strict';
import {
  hashPassword,
  isPasswordOf,
  PASSWORD_HASH,
} from '../../../server/services/crm/demo/password-hash.ts';

describe('the hash of a password', () => {
  let hash: string;
  before(async () => {
    hash = await hashPassword('Grüße, 東京 & co');
  });

  it('has the format of an owner’s file, without the password in it', () => {
    assert.match(hash, PASSWORD_HASH);
    // ASCII parts may occur by chance, since the salt is random; base64url has none of these.
    for (const part of ['Grüße', '東京', ' & co']) assert(!hash.includes(part));
    const bytes = Buffer.concat(hash.split('$').map((each) => Buffer.from(each, 'base64url')));
    assert(!bytes.includes('Grüße, 東京 & co'));
  });

  it('is another each time', async () => {
    assert.notEqual(await hashPassword('Grüße, 東京 & co'), hash);
  });

  it('is that of the same letters, however the keyboard composes them', async () => {
    assert.equal(await isPasswordOf(hash, 'Grüße, 東京 & co'), true);
    assert.equal(await isPasswordOf(hash, 'Gru\u0308ße, 東京 & co'), true);
  });

  it('is that of no other password', async () => {
    assert.equal(await isPasswordOf(hash, 'grüße, 東京 & co'), false);
    assert.equal(await isPasswordOf(hash, ''), false);
  });

  it('opens to nothing when it is cut short', async () => {
    for (const cut of ['', hash.slice(0, -3), hash.slice(0, hash.lastIndexOf('$') + 1)]) {
      assert.equal(await isPasswordOf(cut, 'Grüße, 東京 & co'), false);
    }
  });
});
