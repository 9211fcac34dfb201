import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that counts the messages which it took. */
export interface CountingMailServer {
  url: string;
  /** How often a message came, by its Message-ID without brackets and host. */
  taken: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const MESSAGE_ID = /^message-id:\s*<([^@>]+)@/im;

/** @param port where nothing listens; messages are counted when they were taken whole. */
export async function countingMailServer(port: number): Promise<CountingMailServer> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (head.length < 8192) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = MESSAGE_ID.exec(head)?.[1] ?? '';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // Servers are killed while they send.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
