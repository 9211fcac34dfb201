import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteApp, temporaryDir } from '../support/site-app.ts';
import type { Figure } from './figures.ts';
import { manyHomes } from './many-homes.ts';
import { agencyWithPictures, SILENT, withPictures } from './pictured-homes.ts';

// What twenty visitors who type into the search box cost another one, with 10,000 homes.

const HOMES = 10_000;
const CLIENTS = 20;
const PAGES = 60;

export interface TypingAsked {
  origin: string;
  clients: number;
  pages: number;
}

/** Milliseconds of each page and of each suggestion that was waited for. */
export interface TypingTimes {
  read: number[];
  suggestions: number[];
}

/** Times of a page that is not cached while others type, and of what they get. */
export async function typingFigures(): Promise<Figure[]> {
  const homes = manyHomes(HOMES, 1).map(withPictures);
  const crm = {
    source: 'bench',
    version: async () => '1',
    properties: async () => ({ items: homes, dropped: [] }),
    projects: async () => ({ items: [], dropped: [] }),
    team: async () => [],
  };
  const env = { DATA_DIR: temporaryDir(), SITE_DIR: agencyWithPictures(), LOG_LEVEL: 'silent' };
  const { app, parts } = await siteApp({ env, crm, reach: SILENT });
  await parts.source.catalogue.idle();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = fork(new URL('./typing-client.ts', import.meta.url));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const measure = async (clients: number): Promise<TypingTimes> => {
    client.send({ origin, clients, pages: PAGES } satisfies TypingAsked);
    const [times] = (await once(client, 'message')) as [TypingTimes];
    return times;
  };
  try {
    const alone = await measure(0);
    const { read, suggestions } = await measure(CLIENTS);
    const note = `${p95(read).toFixed(0)} ms, alone ${p95(alone.read).toFixed(0)} ms`;
    return [
      { name: 'typing: a page while 20 type, p95', value: p95(read), unit: 'ms', most: 300, note },
      { name: 'typing: suggestion, p95', value: p95(suggestions), unit: 'ms' },
      { name: 'typing: suggestions that were waited for', value: suggestions.length, unit: '' },
    ];
  } finally {
    client.kill();
    server.close();
  }
}

function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
}
