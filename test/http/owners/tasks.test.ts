import assert from 'node:assert/strict';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import sharp from 'sharp';
import { eraseEverywhere } from '../../../server/services/leads/lead-erasure.ts';
import { knownLead, shownContentOf } from '../../../server/services/leads/model/lead-content.ts';
import { HandedInFiles } from '../../../server/services/handed-in/handed-in-files.ts';
import { NoRoom } from '../../../server/services/handed-in/handed-in-store.ts';
import { createApp } from '../../../server/app.ts';
import { LIEVE, MARLENE, type OwnerSite, ownerSite, signIn } from '../../support/owner-site.ts';
import {
  OWNER_DOCUMENT_LIMIT,
  OWNER_MESSAGE_LIMIT,
} from '../../../server/services/limits/rate-rules.ts';
import type { RateRule } from '../../../server/services/limits/rate-limits.ts';
import { listening } from '../../support/listening.ts';
import { newestLead } from '../../support/stored-leads.ts';

const HOME = '/nl/login/historiek/70433';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('what an owner does about a home', () => {
  let site: OwnerSite;
  let cookie: string;
  before(async () => {
    site = await ownerSite();
    cookie = await signIn(site, LIEVE);
  });

  const get = (url: string, as = cookie, { app } = site) => request(app).get(url).set('Cookie', as);
  const post = (task: string, as = cookie, { app } = site) =>
    request(app)
      .post(`${HOME}/${task}`)
      .set('Cookie', as)
      .set('Accept', 'text/html')
      .set('Sec-Fetch-Site', 'same-origin');
  const write = (fields: object, as = cookie) => post('write', as).type('form').send(fields);
  const handIn = (content: Buffer, filename: string, at = site, as = cookie) =>
    post('hand-in', as, at).field('Content', 'EPC van 2024').attach('file', content, { filename });
  const folderOf = ({ parts }: OwnerSite) => path.join(parts.config.dataDir, 'handed-in');
  const filesOf = (at = site) => readdir(folderOf(at)).catch(() => [] as string[]);
  const countOf = async () => (await site.parts.leads.store.list(1000)).length;

  it('is linked from the history, and each task has a page that no one stores', async () => {
    const $ = load((await get(HOME).expect(200)).text);
    const links = $('.owner-tasks a')
      .get()
      .map((one) => $(one).attr('href'));
    assert.deepEqual(
      links,
      ['write', 'answer-visit', 'hand-in', 'news'].map((task) => `${HOME}/${task}`),
    );
    for (const link of links) {
      const page = await get(link).expect(200);
      assert.equal(page.headers['cache-control'], 'no-store');
      // By these the page is left when its owner signs out elsewhere.
      const { session, homes } = load(page.text)('body').data();
      assert.deepEqual([session, homes], ['/nl/login/session', 70433]);
      assert.match(load(page.text)('dl').text(), /Hopveldlaan/);
      assert.equal((await get(link, '').expect(303)).headers['location'], '/nl/login?home=70433');
    }
  });

  it('is a lead about the home, from the owner of the session, to the office of the home', async () => {
    const answer = await write({ Content: 'De sleutel ligt bij de buren.', email: 'x@y.example' });
    assert.equal(answer.status, 303);
    const lead = await newestLead(site);
    const content = shownContentOf(lead);
    const { person, ...sent } = knownLead(content)!;
    assert.equal(lead.form, 'owner-message');
    assert.deepEqual(person, { firstName: 'Lieve', name: 'Claes', email: LIEVE.email });
    assert.ok(sent.kind === 'contact');
    assert.equal(sent.propertyId, 70433);
    assert.equal(sent.content, 'De sleutel ligt bij de buren.');
    assert.match(sent.subject ?? '', /70433/);
    assert.equal(lead.deliveries.length, 3);
    const sentPage = await get(answer.headers['location']!).expect(200);
    assert.ok(load(sentPage.text)('.thanks-plate').text().includes(lead.reference));
    // Sent again, it is the same one.
    const before = await countOf();
    await write({ Content: 'De sleutel ligt bij de buren.' }).expect(303);
    assert.equal(await countOf(), before);
    // Nobody else's reference is thanked for.
    const others = await get(`${HOME}/write?ref=ZZZZZZ`).expect(200);
    assert.equal(load(others.text)('.thanks-plate').length, 0);
  });

  it('keeps what was typed beside what is wrong', async () => {
    const long = 'a'.repeat(4001);
    const answer = await write({ Content: long }).expect(422);
    const $ = load(answer.text);
    assert.equal($('textarea').text().trim(), long);
    assert.equal($('.form-fault').length, 1);
    assert.equal(answer.headers['cache-control'], 'no-store');
    await write({ Content: ' \u202e ' }).expect(422);
  });

  it('answers a visit that is planned, and asks for a moment in place of one that does not suit', async () => {
    const $ = load((await get(`${HOME}/answer-visit`)).text);
    const visit = $('[name="visit"]').first().attr('value')!;
    const send = (fields: object) => post('answer-visit').type('form').send(fields);
    await send({ visit: '70433-2020-01-01T10:00-0', answer: 'suits' }).expect(422);
    const noTime = await send({ visit, answer: 'move' }).expect(422);
    const shown = load(noTime.text);
    assert.equal(shown(`[name="visit"][value="${visit}"]`).attr('checked'), 'checked');
    assert.equal(shown('[name="answer"][value="move"]').attr('checked'), 'checked');
    await send({ visit, answer: 'move', Content: 'Zaterdag in de voormiddag' }).expect(303);
    const { form, content } = await newestLead(site);
    assert.equal(form, 'owner-visit');
    assert.match(content, /Zaterdag in de voormiddag/);
    assert.match(content, /liever een ander moment/);
  });

  it('is refused for other homes, other owners and other sites', async () => {
    const before = await countOf();
    const other = await signIn(site, MARLENE);
    await write({ Content: 'x' }, other).expect(404);
    await handIn(PDF, 'a.pdf', site, other).expect(404);
    await get(`${HOME}/hand-in`, other).expect(404);
    await request(site.app)
      .post(`${HOME}/write`)
      .set('Cookie', cookie)
      .set('Origin', 'https://elsewhere.example')
      .type('form')
      .send({ Content: 'x' })
      .expect(403);
    await handIn(PDF, 'a.pdf', site, '').expect(303);
    // What was typed is not lost with the session.
    const ended = await write({ Content: 'Een lange brief' }, '').expect(401);
    assert.equal(load(ended.text)('textarea').text().trim(), 'Een lange brief');
    assert.doesNotMatch(ended.text, /Hopveldlaan/);
    assert.equal(await countOf(), before);
    assert.deepEqual(await filesOf(), []);
  });

  it('may be too often', async () => {
    const own = await ownerSite();
    const as = await signIn(own, LIEVE);
    const { limits } = own.parts;
    const fill = async (rule: RateRule) => {
      for (let n = 0; n < rule.count; n++) await limits.take(rule, '8101', own.clock.now);
    };
    await fill(OWNER_MESSAGE_LIMIT);
    const answer = await post('write', as, own).type('form').send({ Content: 'Nog een bericht' });
    assert.equal(answer.status, 429);
    assert.ok(Number(answer.headers['retry-after']) > 0);
    assert.equal(load(answer.text)('textarea').text().trim(), 'Nog een bericht');
    // Documents are counted apart, after which nothing more is written.
    await handIn(PDF, 'a.pdf', own, as).expect(303);
    await fill(OWNER_DOCUMENT_LIMIT);
    await handIn(PDF, 'b.pdf', own, as).expect(429);
    assert.equal((await filesOf(own)).length, 1);
  });

  it('hands in a document, which only the agency’s mail opens', async () => {
    const own = await ownerSite();
    const as = await signIn(own, LIEVE);
    await handIn(PDF, '../../Zwarte \u202eKast\r\n"x".exe', own, as).expect(303);
    const lead = await newestLead(own);
    const { details, answers } = shownContentOf(lead);
    const { name = '' } = details?.document ?? {};
    assert.match(name, /^[^/\\"<>:|?*\p{Cc}\p{Cf}]+\.pdf$/u);
    assert.ok(answers.some(({ value }) => value.includes(name)));
    const [file] = await filesOf(own);
    assert.equal(file, lead.id);
    const mode = (at: string) => stat(at).then((found) => found.mode & 0o777);
    assert.equal(await mode(folderOf(own)), 0o700);
    assert.equal(await mode(path.join(folderOf(own), lead.id)), 0o600);
    // The same file once more within minutes is the same lead.
    await handIn(PDF, '../../Zwarte \u202eKast\r\n"x".exe', own, as).expect(303);
    assert.equal((await filesOf(own)).length, 1);

    await own.parts.leads.worker.wake();
    const mailDir = path.join(own.parts.config.dataDir, 'mail');
    const mails = await Promise.all(
      (await readdir(mailDir)).map(async (one) =>
        PostalMime.parse(await readFile(path.join(mailDir, one))),
      ),
    );
    const withLink = mails.filter(({ html = '' }) => html.includes('/messages/document/'));
    assert.equal(withLink.length, 1);
    assert.notEqual(withLink[0]!.to?.[0]?.address, LIEVE.email);
    assert.ok(mails.some(({ to }) => to?.[0]?.address === LIEVE.email));
    const link = new URL(load(withLink[0]!.html!)('a[href*="/messages/document/"]').attr('href')!);
    const opened = await request(own.app)
      .get(link.pathname + link.search)
      .expect(200);
    assert.ok(Buffer.from(opened.body as Buffer).equals(PDF));
    assert.match(opened.headers['content-disposition'] ?? '', /^attachment/);
    assert.match(opened.headers['cache-control'] ?? '', /no-store/);
    assert.equal(opened.headers['x-content-type-options'], 'nosniff');
    await request(own.app).get(link.pathname).expect(410);
    await request(own.app).get(`/handed-in/${lead.id}`).expect(404);

    const { handedIn } = own.parts.documentsOfOwners;
    const { store } = own.parts.leads;
    const files = { mailDir, handedIn };
    const erased = await eraseEverywhere(store, files, (one) => one.eraseByEmail(LIEVE.email));
    assert.equal(erased.documents, 1);
    assert.deepEqual(await filesOf(own), []);
    await request(own.app)
      .get(link.pathname + link.search)
      .expect(410);
  });

  it('tells by its content what a file is, and keeps nothing of any other', async () => {
    const picture = (await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#888' },
    })
      .png()
      .toBuffer()) as Buffer;
    const cut = picture.subarray(0, picture.length - 30);
    const wrong: [Buffer, string][] = [
      [Buffer.from('<html><script>1</script>'), 'deed.pdf'],
      [Buffer.from('MZ\x90\x00'), 'deed.pdf'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'plan.png'],
      [Buffer.from('GIF89a'), 'plan.jpg'],
      [cut, 'cut.png'],
      [Buffer.alloc(0), 'empty.pdf'],
    ];
    const before = await countOf();
    for (const [content, name] of wrong) {
      const answer = await handIn(content, name);
      assert.equal(answer.status, 422, name);
      const $ = load(answer.text);
      assert.equal($('textarea').text().trim(), 'EPC van 2024');
      assert.equal($('#field-file-fault').length, 1);
      assert.equal(answer.headers['cache-control'], 'no-store');
    }
    const none = await post('hand-in').field('Content', 'x').field('file', '').expect(422);
    assert.equal(load(none.text)('#field-file-fault').length, 1);
    assert.equal(await countOf(), before);
    assert.deepEqual(await filesOf(), []);
    await handIn(picture, 'plan.pdf').expect(303);
    const { document } = shownContentOf(await newestLead(site)).details ?? {};
    assert.deepEqual([document?.name, document?.kind], ['plan.png', 'png']);
  });

  it('says of a file of 11 MB that it is too large, and reads none of any size', async () => {
    const before = await filesOf();
    const answer = await handIn(Buffer.concat([PDF, Buffer.alloc(11_000_000)]), 'scan.pdf');
    assert.equal(answer.status, 413);
    assert.equal(load(answer.text)('textarea').text().trim(), 'EPC van 2024');
    await post('hand-in')
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .set('Content-Length', '40000000')
      .send('--x')
      .expect(413);
    await post('hand-in').type('form').send({ Content: 'x' }).expect(415);
    await post('hand-in').set('Content-Type', 'multipart/form-data').send('x').expect(400);
    await post('hand-in')
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7')
      .expect(400);
    assert.deepEqual(await filesOf(), before);
  });

  it('removes what was sent by who leaves', async () => {
    const own = await ownerSite();
    const as = await signIn(own, LIEVE);
    const server = await listening(own.app);
    const socket = connect(server.port, '127.0.0.1');
    const head = `POST ${HOME}/hand-in HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${as}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n`;
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    socket.write(head + part + '%PDF-1.7\n'.repeat(20_000));
    await until(async () => (await filesOf(own)).length === 1);
    socket.destroy();
    await once(socket, 'close');
    await until(async () => (await filesOf(own)).length === 0);
    assert.equal((await own.parts.leads.store.list(10)).length, 0);
    await server.close();
  });

  it('says in plain words that there is no room, and keeps the note', async () => {
    const own = await ownerSite();
    const as = await signIn(own, LIEVE);
    const handedIn = new HandedInFiles(own.parts.config.dataDir, async () => 1000);
    await assert.rejects(handedIn.receive({} as never), NoRoom);
    const documentsOfOwners = { ...own.parts.documentsOfOwners, handedIn };
    const full = { ...own, app: createApp({ ...own.parts, documentsOfOwners }) };
    const answer = await handIn(PDF, 'a.pdf', full, as).expect(503);
    const $ = load(answer.text);
    assert.match($('.form-summary').text(), /te weinig plaats/);
    assert.equal($('textarea').text().trim(), 'EPC van 2024');
    assert.deepEqual(await filesOf(own), []);
  });

  it('removes a document whose lead was never stored, once nobody can be storing it', async () => {
    const own = await ownerSite();
    const as = await signIn(own, LIEVE);
    await handIn(PDF, 'a.pdf', own, as).expect(303);
    const { handedIn } = own.parts.documentsOfOwners;
    const orphan = '11111111-1111-4111-8111-111111111111';
    await writeFile(path.join(folderOf(own), orphan), PDF);
    const isStored = async (id: string) => Boolean(await own.parts.leads.store.find(id));
    assert.equal(await handedIn.removeOrphans(isStored, Date.now()), 0);
    assert.equal(await handedIn.removeOrphans(isStored, Date.now() + 7_200_000), 1);
    assert.deepEqual(await filesOf(own), [(await newestLead(own)).id]);
  });

  it('takes a message while the CRM does not answer', async () => {
    const down = async () => {
      throw new Error('down');
    };
    const own = await ownerSite({ crm: { homes: down, history: down } });
    const as = await signIn(own, LIEVE);
    await post('write', as, own).type('form').send({ Content: 'Toch' }).expect(303);
    assert.match((await newestLead(own)).content, /Toch/);
    const visit = await post('answer-visit', as, own)
      .type('form')
      .send({ visit: 'x', answer: 'move', Content: 'Zondag' })
      .expect(503);
    assert.equal(load(visit.text)('textarea').text().trim(), 'Zondag');
  });
});

/** Waits for what other code is doing. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1000; turn++) {
    if (await isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.fail('it did not happen');
}
