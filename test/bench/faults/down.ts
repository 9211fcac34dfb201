import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import { freePort } from '../server-process.ts';
import { countingMailServer } from './mail-server.ts';
import { openLeads, sharedDataDir, untilDelivered } from './shared-data.ts';
import { submit } from './submit.ts';

const LEADS = 1000;
/** Submits a second, to both servers together. */
const RATE = 20;
/** Submits that compile the code. */
const WARM_UP = 40;

/** Forms while neither the CRM nor the mail server answers, and what happens when both do again. */
export async function downFigures(): Promise<Figure[]> {
  const [mailPort, crmPort] = [await freePort(), await freePort()];
  const dataDir = sharedDataDir();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    CRM_URL: `http://127.0.0.1:${crmPort}`,
  };
  const start = () => fork(new URL('./down-server.ts', import.meta.url), { env });
  const servers = [start(), start()];
  const store = openLeads(dataDir);
  try {
    const ports = await Promise.all(servers.map(answerOf<number>));
    const origins = ports.map((port) => `http://127.0.0.1:${port}`);
    await submitMany(origins, WARM_UP);
    const warmUp = await tookBy(servers);
    const lateness = monitorEventLoopDelay({ resolution: 1 });
    lateness.enable();
    const statuses = await submitMany(origins, LEADS);
    lateness.disable();
    const took = (await tookBy(servers)).map((those, index) =>
      those.slice(warmUp[index]?.length ?? 0),
    );
    const waiting = (await store.counts()).stored;
    const [mail, crm] = [await countingMailServer(mailPort), await countingCrm(crmPort)];
    const seconds = (await untilDelivered(store, 300_000)) / 1000;
    const leads = await store.list(Number.MAX_SAFE_INTEGER);
    const times = leads.flatMap(({ id }) => [
      mail.taken.get(id) ?? 0,
      mail.taken.get(`${id}.visitor`) ?? 0,
      crm.taken.get(id) ?? 0,
    ]);
    await Promise.all([mail.stop(), crm.stop()]);
    const most = { most: 0 };
    return [
      {
        name: 'CRM and mail down: forms that were not thanked',
        value: statuses.filter((status) => status !== 303).length,
        unit: '',
        ...most,
        note: `of ${LEADS}, ${RATE} a second`,
      },
      {
        name: 'CRM and mail down: p99 of a form at the server',
        value: percentile(took.flat(), 0.99),
        unit: 'ms',
        most: 50,
        note:
          `median ${percentile(took.flat(), 0.5)} ms; ` +
          `this program, which only waits, was late by p99 ${Math.round(lateness.percentile(99) / 1e6)} ms`,
      },
      {
        name: 'both back: seconds until all was delivered',
        value: seconds,
        unit: '',
        most: 60,
        note: `${waiting} leads, three deliveries each`,
      },
      {
        name: 'both back: deliveries that did not arrive',
        value: times.filter((count) => count === 0).length,
        unit: '',
        ...most,
      },
      {
        name: 'both back: deliveries that arrived twice',
        value: times.filter((count) => count > 1).length,
        unit: '',
        ...most,
      },
    ];
  } finally {
    await store.close();
    for (const server of servers) server.kill('SIGKILL');
  }
}

/** At a constant rate, whether they are answered or not; to each server by turns. */
async function submitMany(origins: readonly string[], count: number): Promise<number[]> {
  const begin = performance.now();
  const answers: Promise<number>[] = [];
  for (let index = 0; index < count; index++) {
    await setTimeout(Math.max(0, begin + (index * 1000) / RATE - performance.now()));
    const submission = { key: randomUUID(), marker: `d-${randomUUID()}` };
    const answer = submit(origins[index % origins.length] ?? '', submission);
    answers.push(
      answer.then(
        ({ status }) => status,
        () => 0,
      ),
    );
  }
  return Promise.all(answers);
}

async function tookBy(servers: readonly ChildProcess[]): Promise<number[][]> {
  return Promise.all(
    servers.map((server) => {
      const answer = answerOf<number[]>(server);
      server.send('took');
      return answer;
    }),
  );
}

async function answerOf<T>(server: ChildProcess): Promise<T> {
  const [answer] = (await once(server, 'message')) as [T];
  return answer;
}

async function countingCrm(port: number) {
  const taken = new Map<string, number>();
  const server = createServer((req, res) => {
    req.resume().on('end', () => {
      const key = req.url?.slice(1) ?? '';
      taken.set(key, (taken.get(key) ?? 0) + 1);
      res.writeHead(204).end();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    taken,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
