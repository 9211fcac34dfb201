import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { cleanOwners } from '../../../server/services/crm/clean-owners.ts';
import type { OwnerPort } from '../../../server/services/crm/owner-port.ts';
import { emulatedAgency, type EmulatedCrm } from '../../crm/http/emulated-crm.ts';
import { listening } from '../../support/listening.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { LIEVE, type OwnerSite, ownerSite, signIn } from '../../support/owner-site.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
/** Small: all of it is there before anybody reads it. */
const SMALL = '/nl/login/historiek/70433/documents/70433-opdracht.pdf';
const BYTES = 953;
/** The call that lists the documents of a home. */
const LIST = 'GetDocumentList';
/** Documents that are sent to one owner at once. */
const AT_ONCE = 6;
/** Milliseconds for which an owner waits for the CRM. */
const DEADLINE = 10_000;

describe('documents of a CRM on the wire that are sent to owners', () => {
  let crm: EmulatedCrm;
  let owners: OwnerPort;
  let site: OwnerSite;
  let cookie: string;
  before(async () => {
    crm = await emulatedAgency(DEMO);
    owners = cleanOwners(crm.open().owners);
    site = await ownerSite({ crm: owners });
    cookie = await signIn(site, LIEVE);
  });
  after(() => crm.close());

  const read = () => request(site.app).get(SMALL).set('Cookie', cookie).expect(200);

  interface Given {
    timers?: ManualTimers;
    /** Between the moment when the CRM has given a document and the moment when the site gets it. */
    before: () => Promise<void>;
  }

  /** The site, with the contents of the documents that its CRM has given. */
  function siteWith({ timers, before }: Given) {
    const contents: Readable[] = [];
    const { owners: parts } = site.parts;
    const document: OwnerPort['document'] = async (...given) => {
      const opened = await owners.document(...given);
      if (opened) contents.push(opened.content);
      await before();
      return opened;
    };
    const app = createApp({
      ...site.parts,
      owners: { ...parts, crm: { ...parts.crm, document }, ...(timers && { timers }) },
    });
    return { app, contents };
  }

  it('are there as they are in the CRM, for one call', async () => {
    crm.emulator.calls.length = 0;
    assert.equal((await read()).body.length, BYTES);
    assert.deepEqual(crm.emulator.calls, [LIST]);
  });

  it('are requested a few at a time, and aborted when the client disconnects', async () => {
    const { emulator } = crm;
    const server = await listening(site.app);
    const ask = () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.write(`GET ${SMALL} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
      return socket;
    };
    const reached = async (calls: number) => {
      while (emulator.calls.length < calls) await new Promise(setImmediate);
    };
    Object.assign(emulator, { fault: 'silent', faulty: new RegExp(`^${LIST}$`) });
    emulator.calls.length = 0;
    try {
      const sockets = Array.from({ length: AT_ONCE }, ask);
      await reached(AT_ONCE);
      await request(site.app).get(SMALL).set('Cookie', cookie).expect(503);
      assert.deepEqual(
        emulator.calls,
        Array.from({ length: AT_ONCE }, () => LIST),
      );
      const told = site.lines.length;
      for (const socket of sockets) socket.destroy();
      emulator.fault = 'none';
      // As soon as their calls have ended.
      let status: number;
      do ({ status } = await request(site.app).get(SMALL).set('Cookie', cookie));
      while (status === 503);
      assert.equal(status, 200);
      const errors = site.lines.slice(told).filter(({ level }) => level === 'error');
      assert.deepEqual(errors, []);
    } finally {
      Object.assign(emulator, { fault: 'none', faulty: /^/ });
      await server.close();
    }
  });

  it('are ended where only the head is asked for', async () => {
    const { app, contents } = siteWith({ before: async () => undefined });
    await request(app).head(SMALL).set('Cookie', cookie).expect(200);
    await ended(contents);
    await read();
  });

  it('are ended if the owner has disconnected meanwhile', async () => {
    let hangUp: (() => Promise<unknown>) | undefined;
    const { app, contents } = siteWith({
      before: async () => void (await hangUp?.()),
    });
    const server = await listening((req, res) => {
      hangUp = () => {
        socket.destroy();
        return once(res, 'close');
      };
      app(req, res);
    });
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET ${SMALL} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
    await once(socket, 'close');
    await ended(contents);
    await server.close();
    await read();
  });

  it('are ended where the CRM has taken too long', async () => {
    const timers = new ManualTimers();
    const answered = Promise.withResolvers<void>();
    const { app, contents } = siteWith({
      timers,
      before: async () => {
        timers.goOff(DEADLINE);
        await answered.promise;
      },
    });
    await request(app).get(SMALL).set('Cookie', cookie).expect(503);
    answered.resolve();
    await ended(contents);
    await read();
  });
});

/** Waits until the content of the only document is closed, which is after it has told its error. */
async function ended(contents: readonly Readable[]): Promise<void> {
  const [content, ...others] = contents;
  assert.ok(content && others.length === 0);
  while (!content.closed) await new Promise(setImmediate);
}
