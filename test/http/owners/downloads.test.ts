import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { type Listening, listening } from '../../support/listening.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { ANNE, LIEVE, type OwnerSite, ownerSite, signIn } from '../../support/owner-site.ts';

/** Node's types do not know that deadlines can be told the time, too. */
const CLOCKS: readonly string[] = ['AbortSignal.timeout'];
const OF_LIEVE = '/nl/login/historiek/70433/documents/70433-opdracht.pdf';
const OF_ANNE = '/nl/login/historiek/71019/documents/71019-mandat.pdf';
/** Documents that are sent to one owner at once. */
const AT_ONCE = 6;
/** Milliseconds for one document, and until the CRM has answered an owner. */
const MAX_TIME = 5 * 60_000;
const DEADLINE = 10_000;

/** A document that begins and does not go on. */
function begun(): Readable {
  const content = new Readable({ read: () => undefined });
  content.push('%PDF-');
  return content;
}

describe('documents that are sent to owners', () => {
  let site: OwnerSite;
  let server: Listening;
  let lieve: string;
  let contents: Readable[];
  beforeEach(async () => {
    mock.timers.enable({ apis: CLOCKS as 'Date'[] });
    contents = [];
    site = await ownerSite({
      crm: {
        document: async () => {
          const content = begun();
          contents.push(content);
          return { size: undefined, content };
        },
      },
    });
    lieve = await signIn(site, LIEVE);
    server = await listening(site.app);
  });
  afterEach(async () => {
    await server.close();
    mock.timers.reset();
  });

  async function answerTo(path: string, cookie: string): Promise<IncomingMessage> {
    const url = `http://127.0.0.1:${server.port}${path}`;
    const asked = get(url, { headers: { cookie, accept: 'text/html' }, agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer.on('error', () => undefined);
  }
  /** Why documents were not sent to their end. */
  const told = () =>
    site.lines.filter(({ level }) => level === 'warn').map((line) => line['reason']);
  const open = () => Promise.all(Array.from({ length: AT_ONCE }, () => answerTo(OF_LIEVE, lieve)));

  it('are limited per owner, without affecting others', async () => {
    const opened = await open();
    assert.deepEqual(
      opened.map(({ statusCode }) => statusCode),
      Array.from({ length: AT_ONCE }, () => 200),
    );
    const more = await request(site.app)
      .get(OF_LIEVE)
      .set({ Cookie: lieve, Accept: 'text/html' })
      .expect(503);
    assert.equal(more.headers['retry-after'], '30');
    assert.match(more.text, /kan nu niet worden doorgegeven/);
    assert.equal(contents.length, AT_ONCE);
    const anne = await signIn(site, ANNE);
    assert.equal((await answerTo(OF_ANNE, anne)).statusCode, 200);
    // A disconnect makes room for the next one.
    opened[0]?.destroy();
    while (!contents.some(({ destroyed }) => destroyed)) await setImmediate();
    assert.equal((await answerTo(OF_LIEVE, lieve)).statusCode, 200);
  });

  it('end after five minutes, read or not, which is logged', async () => {
    const opened = await open();
    const cut = Promise.all(opened.map((answer) => once(answer, 'aborted')));
    mock.timers.tick(MAX_TIME);
    await cut;
    assert.ok(contents.every(({ destroyed }) => destroyed));
    assert.equal((await answerTo(OF_LIEVE, lieve)).statusCode, 200);
    assert.deepEqual(new Set(told()), new Set(['not read within 5 minutes']));
  });

  it('are logged where the CRM breaks off, not where their owner disconnects', async () => {
    const [left, read] = [await answerTo(OF_LIEVE, lieve), await answerTo(OF_LIEVE, lieve)];
    left.destroy();
    while (!contents[0]?.destroyed) await setImmediate();
    const cut = once(read, 'aborted');
    contents[1]?.destroy(new Error('other side closed'));
    await cut;
    while (told().length === 0) await setImmediate();
    assert.deepEqual(told(), ['other side closed']);
    const errors = site.lines.filter(({ level }) => level === 'error');
    assert.deepEqual(errors, []);
  });

  it('are destroyed when they are opened after the timeout', async () => {
    const timers = new ManualTimers();
    const late = begun();
    const opening = Promise.withResolvers<{ size: undefined; content: Readable }>();
    const asked = Promise.withResolvers<void>();
    const document = () => {
      asked.resolve();
      return opening.promise;
    };
    const { owners } = site.parts;
    const crm = { ...owners.crm, document };
    const app = createApp({ ...site.parts, owners: { ...owners, crm, timers } });
    const answer = request(app).get(OF_LIEVE).set('Cookie', lieve).expect(503);
    const answered = answer.then(() => undefined);
    await asked.promise;
    timers.goOff(DEADLINE);
    await answered;
    opening.resolve({ size: undefined, content: late });
    if (!late.destroyed) await once(late, 'close');
  });
});
