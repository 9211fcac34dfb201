import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { fileMailer } from '../../../server/services/mail/file-mailer.ts';
import { leadMail } from '../../../server/services/mail/lead-mail.ts';
import { sampleLeadMail } from '../../support/sample-lead-mail.ts';
import { type SiteApp, siteApp, temporaryDataDir } from '../../support/site-app.ts';

const ID = '0b0e5a4e-6d0f-4b0a-8d51-7d6f3f6e1c11';

/** Writes a mail to the agency, whose visitor tries to get script into it. */
async function writeMail(dataDir: string, { parts }: SiteApp): Promise<void> {
  const sender = () => ({ name: 'Kade & Linde', address: 'info@kadelinde.example' });
  const rows = [{ label: 'Vraag', value: '<script>alert(1)</script>' }];
  const bodies = leadMail(parts.source, sampleLeadMail({ rows }));
  const mail = { ...bodies, id: ID, to: 'gent@kadelinde.example', replyTo: 'an@example.be' };
  await fileMailer(path.join(dataDir, 'mail'), sender).send(mail, new AbortController().signal);
}

describe('/mail', () => {
  let site: SiteApp;
  let dataDir: string;
  before(async () => {
    dataDir = temporaryDataDir();
    site = await siteApp({ env: { DATA_DIR: dataDir } });
  });

  const get = (url: string) => request(site.app).get(url);

  it('is empty before a message was written', async () => {
    const response = await get('/mail');
    assert.equal(response.status, 200);
    assert.match(load(response.text)('main').text(), /No message was written yet/);
  });

  describe('with a message', () => {
    before(() => writeMail(dataDir, site));

    it('lists it by subject and recipient', async () => {
      const response = await get('/mail');
      const link = load(response.text)('main li a');
      assert.equal(
        link.text(),
        'Bezoekaanvraag · Vlasbloemstraat 58, Gent (70408) · An Peeters → gent@kadelinde.example',
      );
      assert.equal(link.attr('href'), `/mail/${ID}`);
      assert.match(response.headers['cache-control'] ?? '', /no-store/);
      assert.match(load(response.text)('meta[name=robots]').attr('content') ?? '', /noindex/);
    });

    it('shows it in a frame without script, beside its headers and text', async () => {
      const $ = load((await get(`/mail/${ID}?width=390`)).text);
      const frame = $('iframe');
      assert.equal(frame.attr('sandbox'), '');
      assert.equal(frame.attr('width'), '390');
      assert.match($('pre').text(), /^from: info@kadelinde\.example\nto: gent@/);
      assert.match($('pre').text(), /reply-to: an@example\.be\n\nKade & Linde\n/);
      assert.match($('pre').text(), /Vraag: <script>alert\(1\)<\/script>/);
      const html = await get(frame.attr('src') ?? '');
      assert.equal(html.status, 200);
      assert.equal(load(html.text)('script').length, 0);
      const policy = html.headers['content-security-policy'] ?? '';
      assert.match(policy, /^sandbox;default-src 'none';/);
      assert.match(policy, /frame-ancestors 'self'/);
      assert.equal(html.headers['cache-control'], 'no-store');
    });

    it('has no other file', async () => {
      writeFileSync(path.join(dataDir, 'session.eml'), 'Subject: secret\r\n\r\nsecret');
      mkdirSync(path.join(dataDir, 'mail/.hidden'), { recursive: true });
      for (const name of ['..%2fsession', '%2e%2e', '.hidden', 'unknown', `${ID}.eml`]) {
        assert.equal((await get(`/mail/${name}`)).status, 404, name);
        assert.equal((await get(`/mail/${name}/html`)).status, 404, name);
      }
      assert.equal((await request(site.app).post(`/mail/${ID}`)).status, 403);
      const own = request(site.app).post(`/mail/${ID}`).set('Sec-Fetch-Site', 'same-origin');
      assert.equal((await own).status, 405);
    });

    it('is 404 from another machine, whatever host it asks for', async () => {
      const server = createServer((req, res) => {
        Object.defineProperty(req.socket, 'remoteAddress', { value: '203.0.113.7' });
        site.app(req, res);
      });
      for (const url of ['/mail', `/mail/${ID}`, `/mail/${ID}/html`]) {
        const response = await request(server).get(url).set('X-Forwarded-For', '127.0.0.1');
        assert.equal(response.status, 404, url);
      }
    });

    it('is 404 where the site is public', async () => {
      const env = { DATA_DIR: dataDir, SITE_URL: 'https://www.example.be' };
      const { app } = await siteApp({ env });
      for (const url of ['/mail', `/mail/${ID}`, `/mail/${ID}/html`]) {
        const response = await request(app).get(url).set('Host', 'www.example.be');
        assert.equal(response.status, 404, url);
      }
    });
  });
});
