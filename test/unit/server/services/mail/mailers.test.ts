import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import {
  DestinationDown,
  PermanentRefusal,
} from '../../../../../server/platform/delivery-failures.ts';
import { fileMailer } from '../../../../../server/services/mail/file-mailer.ts';
import type { Mail } from '../../../../../server/services/mail/mail.ts';
import { smtpMailer } from '../../../../../server/services/mail/smtp-mailer.ts';
import { temporaryDir } from '../../../../support/site-app.ts';

const SENDER = { name: 'Kade & Linde, Gent', address: 'info@kadelinde.example' };
const MAIL: Mail = {
  id: '0b5a',
  to: 'gent@kadelinde.example',
  replyTo: 'an@example.be',
  subject: 'Vraag · KL-7F3K2Q',
  html: '<p>Is de tuin op het zuiden?</p>',
  text: 'Is de tuin op het zuiden?',
};
const never = new AbortController().signal;

interface Received {
  from: string;
  to: string[];
  message: string;
}

/** An SMTP server on loopback; `options` change what it does. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, message: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { received, port, close: () => new Promise<void>((done) => server.close(() => done())) };
}

/** A server that answers each line as `answer` says; undefined cuts the connection. */
async function scripted(answer: (line: string) => string | undefined) {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    const reply = (line: string) => {
      const words = answer(line);
      if (words === undefined) socket.destroy();
      else if (words !== '') socket.write(`${words}\r\n`);
    };
    reply('GREETING');
    let isData = false;
    socket.on('data', (chunk) => {
      const line = String(chunk);
      if (isData) {
        if (line.includes('\r\n.\r\n')) reply('END');
        return;
      }
      isData = line.startsWith('DATA');
      reply(line);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((done) => server.close(() => done())) };
}

const send = (port: number, mail = MAIL, signal = never) =>
  smtpMailer(`smtp://127.0.0.1:${port}`, () => SENDER).send(mail, signal);

describe('mail by SMTP', () => {
  it('arrives with its sender, recipient, reply address, id and both texts', async () => {
    const server = await mailServer();
    await send(server.port);
    const [mail] = server.received;
    assert.ok(mail);
    assert.equal(mail.from, 'info@kadelinde.example');
    assert.deepEqual(mail.to, ['gent@kadelinde.example']);
    assert.match(mail.message, /^Message-ID: <0b5a@kadelinde\.example>\r$/m);
    assert.match(mail.message, /^Reply-To: an@example\.be\r$/m);
    assert.match(mail.message, /^From: "Kade & Linde, Gent" <info@kadelinde\.example>\r$/m);
    assert.match(mail.message, /^Auto-Submitted: auto-generated\r$/m);
    assert.match(mail.message, /multipart\/alternative/);
    await server.close();
  });

  it('names the URL that ends such mails with one press, and for no other mail', async () => {
    const server = await mailServer();
    const url = `https://kadelinde.example/subscriptions/end/${'a'.repeat(200)}`;
    await send(server.port, { ...MAIL, unsubscribe: url });
    await send(server.port);
    const [mail = '', other = ''] = server.received.map(({ message }) =>
      message.replaceAll('\r\n ', ' '),
    );
    assert.ok(mail.includes(`\r\nList-Unsubscribe: <${url}>\r\n`), mail);
    assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    assert.doesNotMatch(other, /List-Unsubscribe/);
    await server.close();
  });

  it('signs in with the user of the URL', async () => {
    const users: string[] = [];
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username = '', password = '' }, _session, done) {
        users.push(`${username} ${password}`);
        if (password === 'p@ss') done(null, { user: username });
        else done(new Error('no'));
      },
    });
    const url = (password: string) => `smtp://site:${password}@127.0.0.1:${server.port}`;
    await smtpMailer(url('p%40ss'), () => SENDER).send(MAIL, never);
    assert.equal(server.received.length, 1);
    const wrong = smtpMailer(url('other'), () => SENDER).send(MAIL, never);
    await assert.rejects(wrong, DestinationDown);
    assert.deepEqual(users, ['site p@ss', 'site other']);
    await server.close();
  });

  it('has one recipient and no header more, whatever its words are', async () => {
    const server = await mailServer();
    const odd = fc.string({ unit: fc.constantFrom('\r', '\n', ',', ';', '<', '"', ':', 'B', 'é') });
    await fc.assert(
      fc.asyncProperty(odd, async (words) => {
        server.received.length = 0;
        await send(server.port, { ...MAIL, subject: `x${words}\r\nBcc: b@c.example` });
        const [mail] = server.received;
        assert.deepEqual(mail?.to, ['gent@kadelinde.example']);
        assert.doesNotMatch(mail.message.split('\r\n\r\n')[0] ?? '', /^Bcc:/im);
      }),
      { numRuns: 20 },
    );
    await server.close();
  });

  const failures: [what: string, answer: (line: string) => string | undefined, kind: unknown][] = [
    ['cuts the connection', () => undefined, DestinationDown],
    ['refuses with its greeting', () => '554 no service', DestinationDown],
    ['cuts after EHLO', (line) => (line === 'GREETING' ? '220 x' : undefined), DestinationDown],
    [
      'does not know the recipient',
      saying({ RCPT: '550 <gent@kadelinde.example>' }),
      PermanentRefusal,
    ],
    ['refuses the message', saying({ END: '554 <gent@kadelinde.example>' }), PermanentRefusal],
    ['wants the recipient later', saying({ RCPT: '451 greylisted' }), Error],
    ['wants the message later', saying({ END: '452 full' }), Error],
    ['refuses the sender', saying({ MAIL: '550 not you' }), Error],
    ['drops after DATA', saying({ END: undefined }), Error],
  ];
  for (const [what, answer, kind] of failures) {
    it(`tells what it means when the server ${what}`, async () => {
      const server = await scripted(answer);
      await assert.rejects(send(server.port), (error: Error) => {
        assert.equal(error.constructor, kind);
        assert.doesNotMatch(error.message, /kadelinde/);
        return true;
      });
      await server.close();
    });
  }

  it('tells that nobody listens', async () => {
    const server = await scripted(() => '');
    await server.close();
    await assert.rejects(send(server.port), DestinationDown);
  });

  it('stops when it is aborted', async () => {
    const asked = Promise.withResolvers<void>();
    const server = await scripted((line) => {
      if (line === 'GREETING') return '220 x';
      asked.resolve();
      return '';
    });
    const abort = new AbortController();
    const sending = assert.rejects(send(server.port, MAIL, abort.signal), /enough/);
    await asked.promise;
    abort.abort(new Error('enough'));
    await sending;
    await server.close();
  });
});

/** Answers as a willing server does, but for these commands. */
function saying(answers: Record<string, string | undefined>) {
  const usual: Record<string, string> = { GREETING: '220 x', DATA: '354 go on' };
  return (line: string): string | undefined => {
    const command = /^[A-Z]+/.exec(line)?.[0] ?? '';
    return command in answers ? answers[command] : (usual[command] ?? '250 fine');
  };
}

describe('mail into files', () => {
  it('is one file a message, for the server alone, replaced when it is sent again', async () => {
    const dir = `${temporaryDir()}/mail`;
    const mailer = fileMailer(dir, () => SENDER);
    await mailer.send({ ...MAIL, subject: 'first' }, never);
    await mailer.send(MAIL, never);
    assert.deepEqual(readdirSync(dir), ['0b5a.eml']);
    assert.match(readFileSync(`${dir}/0b5a.eml`, 'utf8'), /^To: gent@kadelinde\.example\r$/m);
    assert.equal(statSync(`${dir}/0b5a.eml`).mode & 0o777, 0o600);
  });
});
