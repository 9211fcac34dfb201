import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Property } from '../../../views/domain/property/property.ts';
import type { Figure } from '../figures.ts';
import { agencyWithHomes, fullHomes, temporaryFolder } from './full-agency.ts';
import { startProbed } from './probed-server.ts';
import {
  AFTERWARDS,
  boundedFigures,
  HOMES,
  readSome,
  type Seen,
  untilShown,
} from './seen-edits.ts';
import type { Change, Service } from './wire-process.ts';

/**
 * Homes of which the price changes at once: one, more than are asked for one by one, so that everything
 * is fetched, and all.
 */
const EDITS = [1, 1, 400, HOMES];
/** The first of what is looked at. */
const READ = 'all are read';
/** With which the CRM reports that something has changed. */
const SECRET = 'the secret of the bench, at least 32 characters';
/** By how much the CRM comes after the server where they share a processor. */
const BEHIND = 10;
/** Milliseconds within which an edit must be shown: a second attempt after one that took too long. */
const GIVE_UP = 300_000;

/**
 * A server that reads 10,000 full homes from a CRM on the wire, where they are edited: first without a
 * copy of the catalogue on disk, then from one.
 */
export async function wireFigures(service: Service): Promise<Figure[]> {
  const child = fork(new URL('./wire-process.ts', import.meta.url), [service, String(HOMES)]);
  // A CRM is on a machine of its own: it must not take the processor that the server's collector needs.
  setPriority(child.pid!, getPriority() + BEHIND);
  try {
    const [crm] = (await once(child, 'message')) as [Record<string, string>];
    const change = async (asked: Change) => {
      const changed = once(child, 'message');
      child.send(asked);
      await changed;
    };
    const env = {
      ...crm,
      CRM_HOOK_SECRET: SECRET,
      SITE_DIR: agencyWithHomes([]),
      DATA_DIR: temporaryFolder(),
    };
    return [
      ...(await figuresOf(`${service}, first start`, 1, { env, change })),
      ...(await figuresOf(`${service}, start from the copy`, 2, { env, change })),
    ];
  } finally {
    child.kill('SIGKILL');
  }
}

interface Site {
  env: Record<string, string>;
  change: (change: Change) => Promise<void>;
}

/** @param round other prices in each. */
async function figuresOf(name: string, round: number, { env, change }: Site): Promise<Figure[]> {
  const server = await startProbed(env);
  const homes = fullHomes(HOMES);
  const seen = new Map<string, Seen[]>();
  const look = async (what: string) => {
    await pause(AFTERWARDS);
    seen.set(what, [...(seen.get(what) ?? []), await server.look()]);
  };
  try {
    // The longest turn of a start is that of the modules.
    const { peakMb } = await server.look();
    const last = shownLast(homes);
    await untilShown(
      server.origin,
      round === 1 ? last : { ...last, price: priceOf(1, EDITS.length - 1) },
      GIVE_UP,
    );
    await readSome(server.origin, homes);
    await look(READ);
    for (const [at, count] of EDITS.entries()) {
      const price = priceOf(round, at);
      await change({ homes: count, price });
      await report(server.origin);
      await untilShown(server.origin, { ...shownLast(homes.slice(0, count)), price }, GIVE_UP);
      await look(`${count} edited`);
    }
    seen.get(READ)?.push({ longest: 0, peakMb });
    return [...seen].flatMap(([what, looks]) =>
      boundedFigures(`${name}, ${what}`, looks, what === READ),
    );
  } finally {
    await server.stop();
  }
}

/** The last home whose page shows a price. */
function shownLast(homes: readonly Property[]): Property {
  return homes.findLast(({ goal, status }) => goal === 0 && status === 1) ?? homes[0]!;
}

function priceOf(round: number, edit: number): number {
  return 200_000 + edit * 1111 + round * 7;
}

async function report(origin: string): Promise<void> {
  const headers = { authorization: `Bearer ${SECRET}` };
  const answer = await fetch(`${origin}/hooks/crm`, { method: 'POST', headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a report of the CRM: ${answer.status}`);
}
