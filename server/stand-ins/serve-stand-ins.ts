import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isLoopback } from '../../views/domain/third-party/foreign-url.ts';
import type { ThirdParty } from '../../views/domain/third-party/third-party.ts';
import { createStandIns } from './stand-ins.ts';

/** The ports of stand-ins in a site's data: those of scripts on loopback. */
export function standInPorts(parties: readonly Pick<ThirdParty, 'script'>[]): number[] {
  const scripts = parties.map(({ script }) => script).filter(isLoopback);
  return [...new Set(scripts.map((script) => Number(new URL(script).port) || 80))];
}

/**
 * Serves the stand-ins on a port of loopback. They do not keep a process running.
 * @param now milliseconds since 1970.
 * @returns undefined if the port is in use, usually by the stand-ins of another site.
 */
export async function serveStandIns(port: number, now: () => number): Promise<Server | undefined> {
  const server = createServer(createStandIns(now).app);
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
  return server;
}
