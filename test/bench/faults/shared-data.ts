import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createLog } from '../../../server/platform/log.ts';
import type { LeadStore } from '../../../server/services/leads/model/lead-store.ts';
import { openLeadStore } from '../../../server/services/leads/sqlite/open-lead-store.ts';
import { temporaryDir } from '../../support/site-app.ts';

/** Resized pictures of the demo, kept between runs: making them would be most of a start. */
export const PICTURES = path.resolve(
  import.meta.dirname,
  '../../../node_modules/.cache/vitrine/test-media',
);

/** A DATA_DIR for servers that share it. */
export function sharedDataDir(): string {
  const dir = temporaryDir();
  mkdirSync(PICTURES, { recursive: true });
  if (!existsSync(path.join(dir, 'media'))) symlinkSync(PICTURES, path.join(dir, 'media'));
  return dir;
}

/** The leads of servers that run, as an operator opens them. */
export function openLeads(dataDir: string): LeadStore {
  return openLeadStore(dataDir, { log: createLog('silent'), now: Date.now() });
}

/** Waits until nothing is waiting to be delivered; returns how long that took, in milliseconds. */
export async function untilDelivered(store: LeadStore, timeout: number): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const took = performance.now() - begin;
    if ((await store.counts()).waiting === 0) return took;
    if (took > timeout) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
