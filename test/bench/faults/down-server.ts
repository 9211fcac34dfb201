// One of two servers that share their data, with a CRM behind HTTP. Started by down.ts, which is sent
// the port, and asks for the milliseconds that each form took at the server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../server/app.ts';
import { parseConfig } from '../../../server/config.ts';
import { demoCrm } from '../../../server/services/crm/demo/crm.ts';
import type { LeadPort } from '../../../server/services/crm/lead-port.ts';
import { DestinationDown } from '../../../server/platform/delivery-failures.ts';
import { createLog } from '../../../server/platform/log.ts';
import { buildParts } from '../../../server/parts.ts';
import { openStores } from '../../../server/open-stores.ts';

const { CRM_URL = '', DATA_DIR = '', SMTP_URL = '' } = process.env;
const took: number[] = [];
const write = (line: string) => {
  const { method, ms } = JSON.parse(line) as { method?: string; ms?: number };
  if (method === 'POST' && ms !== undefined) took.push(ms);
};

/** Keeps each lead at a URL of its own. */
const crm: LeadPort = {
  async deliver(key, lead, signal) {
    const options = { method: 'PUT', body: JSON.stringify(lead), ...(signal && { signal }) };
    const response = await fetch(`${CRM_URL}/${key}`, options).catch((error: unknown) => {
      throw new DestinationDown('no connection', { cause: error });
    });
    if (!response.ok) throw new Error(`the CRM answered ${response.status}`);
  },
  knowsEnough: async () => false,
};

const config = parseConfig({ DATA_DIR, SMTP_URL, TRUST_PROXY: '1' });
const log = createLog('info', { write });
const parts = await buildParts({
  config,
  log,
  now: Date.now,
  stores: await openStores(config, { log, now: Date.now }),
  crm: { ...demoCrm(config, { now: Date.now }), leads: crm },
  onMissingText: () => {},
});
const server = createServer(createApp(parts)).listen(0, '127.0.0.1', () => {
  parts.leads.maintenance.start();
  parts.leads.worker.start();
  process.send?.((server.address() as AddressInfo).port);
});
process.on('message', () => process.send?.(took));
