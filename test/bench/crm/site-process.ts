// A site in front of a CRM behind HTTP, whose refreshes come many times as often as on a real one.
// Started by the bench, which is sent the port once the homes are there.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/app.ts';
import { refreshPeriodically } from '../../../server/services/catalogue/refresh-periodically.ts';
import { systemTimers } from '../../../server/platform/concurrency/timers.ts';
import { parseConfig } from '../../../server/config.ts';
import { MemoryCrmIds } from '../../../server/services/crm/memory-crm-ids.ts';
import { CRM_ADAPTERS } from '../../../server/crm-adapters.ts';
import { createLog } from '../../../server/platform/log.ts';
import { buildParts } from '../../../server/parts.ts';
import { openStores } from '../../../server/open-stores.ts';

/** Five minutes, the time between two refreshes, become this many milliseconds. */
const MINUTES = 5 * 60_000;
const BECOME = Number(process.env['BENCH_REFRESH']);

const config = parseConfig({ ...process.env });
const log = createLog('silent');
const parts = await buildParts({
  config,
  log,
  now: Date.now,
  stores: await openStores(config, { log, now: Date.now }),
  crm: CRM_ADAPTERS.http(config, { now: Date.now, ids: new MemoryCrmIds() }),
  onMissingText: () => {},
});
const { catalogue } = parts.source;
await catalogue.idle();
const timers = {
  after: (ms: number, run: () => void) => systemTimers.after((ms * BECOME) / MINUTES, run),
};
const server = createServer(createApp(parts)).listen(0, '127.0.0.1', () => {
  refreshPeriodically(catalogue, { timers, random: Math.random });
  process.send?.((server.address() as AddressInfo).port);
});
