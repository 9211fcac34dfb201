import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { documentFile } from '../../../views/domain/site-file.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { listening } from '../../support/listening.ts';
import { NOON, siteApp, type SiteApp } from '../../support/site-app.ts';
import {
  body,
  loopback,
  type PictureHost,
  pictureHost,
  redirect,
} from '../../unit/server/services/media/picture-host.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const HOME = 70408;
const PDF = Buffer.from('%PDF-1.4\nof the CRM\n%%EOF\n');
const MEGABYTE = 1024 * 1024;

describe('a document at the host of a CRM', () => {
  let host: PictureHost;
  let site: SiteApp;
  const urls: Record<string, string> = {};

  before(async () => {
    host = await pictureHost();
    const own = (name: string) => host.url(`/${name}`);
    Object.assign(urls, {
      'plan.pdf': own('plan.pdf'),
      'photo.jpg': own('photo.jpg'),
      'page.html': own('page.html'),
      'vector.svg': own('vector.svg'),
      noname: own('plan.pdf'),
      'disguised.pdf': own('disguised.pdf'),
      'empty.pdf': own('empty.pdf'),
      'gone.pdf': own('gone.pdf'),
      'broken.pdf': own('broken.pdf'),
      'large.pdf': own('large.pdf'),
      'endless.pdf': own('endless.pdf'),
      'slow.pdf': own('slow.pdf'),
      'moved.pdf': own('moved.pdf'),
      'lured.pdf': own('lured.pdf'),
      'elsewhere.pdf': 'https://elsewhere.example/a.pdf',
      'metadata.pdf': 'http://169.254.169.254/latest/a.pdf',
      'private.pdf': 'http://private.example/a.pdf',
      'loopback.pdf': `http://127.0.0.1:${new URL(own('x')).port}/plan.pdf`,
      'file.pdf': 'file:///etc/passwd',
    });
    const answers = {
      'plan.pdf': body(PDF, 'application/octet-stream'),
      'photo.jpg': body(Buffer.from('\xff\xd8\xff\xe0jpeg', 'latin1'), 'text/html'),
      'disguised.pdf': body('<script>alert(1)</script>', 'application/pdf'),
      'empty.pdf': body(''),
      'moved.pdf': redirect(own('plan.pdf')),
      'lured.pdf': redirect('http://private.example/a.pdf'),
      'broken.pdf': (_req, res) => void res.writeHead(500).end(),
      'large.pdf': (_req, res) =>
        void res.writeHead(200, { 'Content-Length': 51 * MEGABYTE }).write(PDF),
      'endless.pdf': (_req, res) => {
        res.writeHead(200).write(PDF);
        const more = () => {
          while (!res.destroyed && res.write(Buffer.alloc(MEGABYTE)));
        };
        res.on('drain', more);
        more();
      },
      'slow.pdf': (_req, res) => void res.writeHead(200).write(PDF),
    } satisfies Record<string, Parameters<typeof host.answers.set>[1]>;
    for (const [name, answer] of Object.entries(answers)) host.answers.set(`/${name}`, answer);
    const agency = new AgencyCopy(DEMO);
    agency.edit<{ documentHosts: string[] }>('site.json', (info) => {
      info.documentHosts = [host.host, 'private.example'];
    });
    agency.edit<{ documents: object[] }>(`homes/${HOME}-gent-trapgevel.json`, (home) => {
      home.documents = Object.entries(urls).map(([fileName, url]) => ({ fileName, url }));
    });
    mkdirSync(path.join(agency.dir, 'documents'), { recursive: true });
    execFileSync('mkfifo', [path.join(agency.dir, 'documents/pipe.pdf')]);
    site = await siteApp({ env: { SITE_DIR: agency.dir }, reach: loopback });
  });
  after(() => host.close());

  const linkTo = (fileName: string): string => {
    const home = site.parts.source.catalogue.port('nl').property(HOME);
    assert.ok(home && fileName in urls);
    return site.parts.documents.links.to(documentFile(home, { fileName }), NOON);
  };
  const get = (fileName: string) => request(site.app).get(linkTo(fileName));

  it('is passed on as what its name and its first bytes say, whatever the host says', async () => {
    for (const name of ['plan.pdf', 'moved.pdf']) {
      const file = await get(name).expect(200);
      assert.deepEqual(file.body, PDF);
      assert.equal(file.headers['content-type'], 'application/pdf');
      assert.equal(file.headers['content-length'], String(PDF.length));
    }
    const photo = await get('photo.jpg').expect(200);
    assert.equal(photo.headers['content-type'], 'image/jpeg');
    assert.match(photo.headers['content-disposition'] ?? '', /^attachment/);
  });

  it('is asked for anew each time: nothing of it is kept', async () => {
    const before = host.asked.length;
    await get('plan.pdf').expect(200);
    await get('plan.pdf').expect(200);
    assert.equal(host.asked.length, before + 2);
  });

  for (const name of ['page.html', 'vector.svg', 'noname', 'disguised.pdf', 'empty.pdf']) {
    it(`is refused if it is nothing that is passed on: ${name}`, async () => {
      const { text, headers } = await get(name).expect(404);
      assert.doesNotMatch(text, /script|%PDF/);
      assert.equal(headers['content-disposition'], undefined);
    });
  }

  for (const name of [
    'elsewhere.pdf',
    'metadata.pdf',
    'private.pdf',
    'loopback.pdf',
    'lured.pdf',
    'file.pdf',
  ]) {
    it(`is fetched from nowhere but allowed hosts, at public addresses: ${name}`, async () => {
      const before = host.asked.length;
      await get(name).expect(404);
      assert.equal(host.asked.length, before + (name === 'lured.pdf' ? 1 : 0));
    });
  }

  it('is said to be gone, or to come later, on a page with the phone number', async () => {
    const gone = await get('gone.pdf').set('Accept', 'text/html').expect(404);
    assert.match(gone.text, /niet meer beschikbaar/);
    const later = await get('broken.pdf').set('Accept', 'text/html').expect(503);
    assert.match(later.text, /kan nu niet worden doorgegeven/);
    assert.match(later.text, /href="tel:/);
    const line = site.lines.find(({ msg }) => msg === 'a file could not be passed on');
    assert.ok(line && !JSON.stringify(line).includes('pictures.example'));
  });

  it('is refused if it says that it is too large, and cut if it becomes so', async () => {
    await get('large.pdf').expect(404);
    await assert.rejects(get('endless.pdf').buffer(true), /aborted|hang up|terminated/);
  });

  it('is no longer fetched when no request waits for it', async () => {
    const closed = Promise.withResolvers<void>();
    host.answers.set('/slow.pdf', (_req, res) => {
      res.once('close', closed.resolve);
      res.writeHead(200).write(PDF);
    });
    const server = await listening(site.app);
    const abort = new AbortController();
    const url = `http://127.0.0.1:${server.port}${linkTo('slow.pdf')}`;
    const answer = await fetch(url, { signal: abort.signal });
    assert.equal(answer.status, 200);
    abort.abort();
    await closed.promise;
    await server.close();
  });

  it('opens no more once the catalogue has it no longer', async () => {
    const link = site.parts.documents.links.to(`home/${HOME}/never.pdf`, NOON);
    await request(site.app).get(link).expect(404);
    await request(site.app).get(site.parts.documents.links.to('home/1/a.pdf', NOON)).expect(404);
    for (const file of [
      'site/.hidden.pdf',
      'site/..',
      'site/no-such.pdf',
      // Opening it would block until there is a writer.
      'site/pipe.pdf',
      'other/1/a.pdf',
      'site',
    ]) {
      await request(site.app).get(site.parts.documents.links.to(file, NOON)).expect(404);
    }
  });
});
