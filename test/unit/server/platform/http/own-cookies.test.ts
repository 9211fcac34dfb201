import assert from 'node:assert/strict';
import express from 'express';
import request from 'supertest';
import { OwnCookies } from '../../../../../server/platform/http/own-cookies.ts';

describe('cookies that only servers read', () => {
  const linesOf = async (siteUrl: string | undefined, use: 'set' | 'clear') => {
    const cookies = new OwnCookies({ siteUrl });
    const app = express().get('/', (_req, res) => {
      if (use === 'set') cookies.set(res, 'sent', 'a', 60_000);
      else cookies.clear(res, 'sent');
      res.end();
    });
    const { headers } = await request(app).get('/');
    return [headers['set-cookie'] ?? []].flat();
  };

  it('are of one host on https, and have no prefix where a browser would refuse it', async () => {
    const [secure = '', ...more] = await linesOf('https://www.example.be', 'set');
    assert.match(secure, /^__Host-sent=a; Max-Age=60; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
    assert.deepEqual(more, []);
    for (const siteUrl of ['http://www.example.be', undefined]) {
      const [plain = ''] = await linesOf(siteUrl, 'set');
      assert.match(plain, /^sent=a;/);
      assert.doesNotMatch(plain, /Secure|Domain/);
    }
  });

  it('are gone with the one of an earlier release, which would be read in their place', async () => {
    const cookies = new OwnCookies({ siteUrl: 'https://www.example.be' });
    assert.equal(cookies.read('sent=old; __Host-sent=new', 'sent'), 'new');
    assert.equal(cookies.read('sent=old', 'sent'), 'old');
    const names = (await linesOf('https://www.example.be', 'clear')).map((line) =>
      line.replace(/;.*(1970).*/, ' $1'),
    );
    assert.deepEqual(names, ['__Host-sent= 1970', 'sent= 1970']);
    assert.equal((await linesOf(undefined, 'clear')).length, 1);
  });
});
