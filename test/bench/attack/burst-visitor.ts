import { setTimeout } from 'node:timers/promises';
import { clientAt, type Door } from './client.ts';

// Another visitor, in a process of its own: reads pages in turn until told to stop.

/** Milliseconds between two pages. */
const PAUSE = 15;

export interface Visiting {
  door: Door;
  address: string;
  paths: readonly string[];
}

/** Of each page; and the pages that were not answered by 200. */
export interface Visited {
  /** Milliseconds by the clock, with connecting. */
  took: number[];
  failed: number;
}

const visiting = { isOver: false };
process.on('message', (asked: Visiting | 'stop') => {
  if (asked === 'stop') visiting.isOver = true;
  else void visit(asked).then((visited) => process.send?.(visited));
});

async function visit({ door, address, paths }: Visiting): Promise<Visited> {
  const visited: Visited = { took: [], failed: 0 };
  const client = clientAt(door, address);
  visiting.isOver = false;
  for (let at = 0; !visiting.isOver; at += 1) {
    // A new value each time, for pages that are not cached.
    const path = paths[at % paths.length]!.replace('{new}', String(process.hrtime.bigint()));
    const { status, took } = await client.get(path).catch(() => ({ status: 0, took: 0 }));
    visited.took.push(took);
    if (status !== 200) visited.failed += 1;
    await setTimeout(PAUSE);
  }
  return visited;
}
