import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryDir } from '../../support/site-app.ts';
import { NAME, startNginx, writeNginxConf } from '../../support/nginx/nginx.ts';
import { HEAP_OF_UNIT } from '../memory/probed-server.ts';
import { freePort, type ServerProcess, startServer } from '../server-process.ts';
import type { Door } from './client.ts';

/** The IP address of the visitor whom others slow down. */
export const VISITOR = '127.0.0.3';

const PROBE = new URL('./burst-probe.mjs', import.meta.url).pathname;

/** A server and where clients ask it. */
export interface Site {
  door: Door;
  /** Milliseconds of processor time that each of the visitor's requests took since the last look. */
  computed(): Promise<number[]>;
  /**
   * How much longer than its processor time the server's thread has taken since the last look,
   * because other programs had the processors; 1 on a machine with nothing else to do.
   */
  stretched(): number;
  stop(): Promise<void>;
}

interface Started {
  /** Of the server, run by `node`. */
  file: string;
  /** URL path that it answers once it is ready. */
  ready: string;
  env: Record<string, string>;
  isBehindNginx: boolean;
}

/** Starts a server; behind nginx with the documented configuration, if it shall be. */
export async function startSite({ file, ready, env, isBehindNginx }: Started): Promise<Site> {
  const probeFile = path.join(temporaryDir(), 'probe.json');
  const server = await startServer(file, ready, {
    ...env,
    DATA_DIR: temporaryDir(),
    PROBE_FILE: probeFile,
    PROBE_OF: VISITOR,
    NODE_OPTIONS: `${HEAP_OF_UNIT} --import ${PROBE}`,
  });
  const own = Number(new URL(server.origin).port);
  const nginx = isBehindNginx ? await nginxBefore(own) : undefined;
  let last = scheduled(server);
  return {
    door: nginx?.door ?? { port: own, host: 'localhost', isTls: false },
    computed: () => computed(server, probeFile),
    stretched: () => {
      const [ran, waited] = [last.ran, last.waited];
      last = scheduled(server);
      return 1 + (last.waited - waited) / Math.max(1, last.ran - ran);
    },
    stop: async () => {
      await nginx?.stop();
      await server.stop();
    },
  };
}

async function nginxBefore(own: number): Promise<{ door: Door; stop: () => Promise<void> }> {
  const port = await freePort();
  const instance = `127.0.0.1:${own}`;
  const conf = writeNginxConf({
    dir: temporaryDir(),
    http: `127.0.0.1:${await freePort()}`,
    https: `127.0.0.1:${port}`,
    instances: [instance, instance],
  });
  const nginx = await startNginx(conf);
  return { door: { port, host: NAME, isTls: true }, stop: () => nginx.stop() };
}

async function computed({ pid }: ServerProcess, probeFile: string): Promise<number[]> {
  rmSync(probeFile, { force: true });
  process.kill(pid!, 'SIGUSR2');
  while (!existsSync(probeFile) || readFileSync(probeFile).length === 0) await setTimeout(5);
  return (JSON.parse(readFileSync(probeFile, 'utf8')) as { computed: number[] }).computed;
}

/** Milliseconds that the server's thread ran, and that it waited for a processor. Linux only. */
function scheduled({ pid }: ServerProcess): { ran: number; waited: number } {
  const text = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
  const [ran = 0, waited = 0] = text.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6);
  return { ran, waited };
}
