import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { checkNginx, NAME, startNginx, writeNginxConf } from '../../support/nginx/nginx.ts';
import type { TestPostgres } from '../../support/postgres/test-postgres.ts';
import { temporaryDir } from '../../support/site-app.ts';
import { freePort } from '../server-process.ts';
import { ClusterLoad, type Failure } from './cluster-load.ts';
import { Machine, serverPort } from './machine.ts';

const MINUTE = 60_000;
/** Milliseconds that a killed machine stays away, and that PostgreSQL does. */
const AWAY = 5000;
/** Milliseconds after which a site has found its database again. */
const BACK = 5000;
/** Milliseconds of load before the first fault, and in which nothing is done to one machine. */
const QUIET = 30_000;

/** A time in which something was gone, in milliseconds of `performance.now`. */
interface Gone {
  what: 'machine' | 'database';
  from: number;
  until: number;
}

export interface Trial {
  load: ClusterLoad;
  minutes: number;
  kills: number;
  /** Requests that failed while no machine was being killed and the database was there. */
  unexplained: Failure[];
  /** Requests that failed because the database was gone. */
  refused: number;
  /** Milliseconds that pages took, before the first fault, and after it. */
  quietTimes: number[];
  times: number[];
  /** Megabytes of each machine at the end. */
  memory: number[];
}

interface Options {
  machines: number;
  /** Of the machines, alike. */
  env: Readonly<Record<string, string>>;
  minutes: number;
  /** Restarted twice; undefined: nothing is killed. */
  postgres?: TestPostgres;
}

/** Visitors behind nginx while machines are killed one after the other and PostgreSQL is restarted. */
export async function trial({ machines: count, env, minutes, postgres }: Options): Promise<Trial> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await serverPort());
  const shared = { SITE_URL: `https://${NAME}`, TRUST_PROXY: '1', ...env };
  const machines = ports.map((port, at) => new Machine({ port, env: shared, isFast: at === 1 }));
  const https = await freePort();
  const nginx = await nginxBefore(ports, https);
  const load = new ClusterLoad(https);
  const gone: Gone[] = [];
  try {
    await Promise.all(machines.map((machine) => machine.start()));
    const running = load.run();
    await setTimeout(QUIET);
    const quietTimes = load.takeTimes();
    if (postgres) await faults(machines, postgres, { minutes, gone });
    else await setTimeout(minutes * MINUTE);
    const times = load.takeTimes();
    const memory = machines.map((machine) => machine.memory);
    load.stop();
    await running;
    return {
      load,
      minutes: minutes + QUIET / MINUTE,
      kills: gone.filter(({ what }) => what === 'machine').length,
      quietTimes,
      times,
      memory,
      ...explained(load.failures, gone),
    };
  } finally {
    load.stop();
    await nginx.stop();
    await Promise.all(machines.map((machine) => machine.end('SIGTERM')));
  }
}

async function nginxBefore(ports: readonly number[], https: number) {
  const [first = 0, ...others] = ports;
  const main = writeNginxConf({
    dir: temporaryDir(),
    http: `127.0.0.1:${await freePort()}`,
    https: `127.0.0.1:${https}`,
    instances: [
      `127.0.0.1:${first}`,
      others.map((port) => `127.0.0.1:${port}`).join(' max_fails=0; server ') ||
        `127.0.0.1:${first} backup`,
    ],
    tries: Math.max(2, ports.length),
  });
  const { status, said } = checkNginx(main);
  if (status !== 0) throw new Error(said);
  return startNginx(main);
}

/** A machine is killed each minute; after a third and two thirds of the time PostgreSQL is, too. */
async function faults(
  machines: readonly Machine[],
  postgres: TestPostgres,
  { minutes, gone }: { minutes: number; gone: Gone[] },
): Promise<void> {
  const restarts = new Set([Math.floor(minutes / 3), Math.floor((2 * minutes) / 3)]);
  for (let minute = 0; minute < minutes; minute += 1) {
    const begun = performance.now();
    const machine = machines[minute % machines.length];
    // Into reading, storing, answering or delivering.
    await setTimeout(randomInt(1000));
    const killed: Gone = { what: 'machine', from: performance.now(), until: Infinity };
    gone.push(killed);
    await machine?.end('SIGKILL');
    killed.until = performance.now();
    await setTimeout(AWAY);
    await machine?.start();
    if (restarts.has(minute)) await restart(postgres, gone);
    await setTimeout(Math.max(0, MINUTE - (performance.now() - begun)));
  }
}

async function restart(postgres: TestPostgres, gone: Gone[]): Promise<void> {
  const lost: Gone = { what: 'database', from: performance.now(), until: Infinity };
  gone.push(lost);
  await postgres.stop();
  await setTimeout(AWAY);
  await postgres.resume();
  lost.until = performance.now() + BACK;
}

/** Only what was under way when a machine was killed may fail, and what needs a database that is gone. */
function explained(failures: readonly Failure[], gone: readonly Gone[]) {
  const within = ({ begun, ended }: Failure, what: Gone['what']) =>
    gone.some((each) => each.what === what && begun <= each.until && ended >= each.from);
  const others = failures.filter((failure) => !within(failure, 'machine'));
  const unexplained = others.filter((failure) => !within(failure, 'database'));
  return { refused: others.length - unexplained.length, unexplained };
}
