import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DestinationDown, PermanentRefusal } from '../../platform/delivery-failures.ts';
import type { Mailer } from './mail.ts';
import { messageOf, type Sender } from './message.ts';

/**
 * Milliseconds for a connection, a greeting, and each answer after that: some mail servers scan a
 * message before they answer.
 */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };

/**
 * Sends through an SMTP server, with a connection for each message.
 * @param url `smtp://` or `smtps://`, with user and password if need be.
 */
export function smtpMailer(url: string, sender: () => Sender): Mailer {
  const { auth, ...server } = parseConnectionUrl(url);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, signal) {
      const { message, envelope } = await composer.sendMail(messageOf(mail, sender()));
      signal.throwIfAborted();
      const connection = new SMTPConnection({ ...server, ...TIMEOUTS });
      const step = steps(connection, signal);
      try {
        await step((done) => connection.connect(done)).catch(isDown);
        if (auth) await step((done) => connection.login(auth, done)).catch(isDown);
        await step((done) => connection.send(envelope, message, done)).catch(isFailed);
      } finally {
        connection.close();
      }
    },
  };
}

type Done = (error?: Error | null) => void;

/** Runs steps of a connection, any of which may end with its `error` event or the signal. */
function steps(connection: SMTPConnection, signal: AbortSignal) {
  const failed = Promise.withResolvers<never>();
  // Each step races with it; an error between two steps meets the next one.
  failed.promise.catch(() => {});
  connection.on('error', failed.reject);
  signal.addEventListener('abort', () => failed.reject(signal.reason), { once: true });
  return (run: (done: Done) => void): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    run((error) => (error ? reject(error) : resolve()));
    return Promise.race([promise, failed.promise]);
  };
}

interface SmtpError {
  message: string;
  /** The command that failed. */
  command?: string;
  /** The code that the server answered. */
  responseCode?: number;
}

/** Nothing was delivered. */
function isDown(error: unknown): never {
  throw new DestinationDown(reasonOf(error), { cause: error });
}

/** A refused recipient or message is a permanent failure; any other may be temporary. */
function isFailed(error: unknown): never {
  const { command = '', responseCode = 0 } = error as SmtpError;
  const isOfMessage = command === 'RCPT TO' || command === 'DATA';
  if (isOfMessage && responseCode >= 500) {
    throw new PermanentRefusal(reasonOf(error), { cause: error });
  }
  throw new Error(reasonOf(error), { cause: error });
}

/** Without the server's own words once it has answered: they quote the recipient. */
function reasonOf(error: unknown): string {
  const { command = 'CONN', responseCode, message } = error as SmtpError;
  return `SMTP ${command}: ${responseCode === undefined ? message : `code ${responseCode}`}`;
}
