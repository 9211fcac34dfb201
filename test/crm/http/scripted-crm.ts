import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CrmCalls } from '../../../server/services/crm/http/crm-calls.ts';
import { crmFromCalls } from '../../../server/services/crm/http/http-crm.ts';
import type { Crm } from '../../../server/services/crm/port.ts';
import type { HttpCrmConfig } from '../../../server/services/crm/http-crm-config.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';

/** A call as it stands in its address, without the credentials. */
export interface SentCall {
  endpoint: string;
  sent: Record<string, unknown>;
  /** The whole address. */
  address: string;
}

/** What an endpoint answers: the text of the body, or a status. */
export type Script = (sent: Record<string, unknown>) => unknown;

export interface ScriptedCrm {
  /** The calls that came, in their order. */
  calls: SentCall[];
  adapter: CrmCalls;
  crm: Crm;
  close: () => Promise<void>;
}

/** Answers with an HTTP status instead of a body. */
export class Status {
  readonly status: number;

  constructor(status: number) {
    this.status = status;
  }
}

/** An answer as the clients show it: an envelope in its wrapper. */
export function enveloped(endpoint: string, value: unknown): unknown {
  return { [`${endpoint}JsonResult`]: { Code: 0, Message: '', Success: true, Value: value } };
}

/** A list's Value with a page of these rows. */
export function pageOf(
  rows: readonly unknown[],
  { Limit1 = 1, Limit2 = rows.length }: Record<string, unknown> = {},
) {
  const [from, to] = [Number(Limit1), Number(Limit2)];
  return { From: from, To: to, RowsCount: rows.length, Items: rows.slice(from - 1, to) };
}

/**
 * A CRM whose answers are written by hand from what public clients show (docs/crm-wire.md): it
 * shares no code with the adapter, as the emulator does. An endpoint without a script has no rows.
 */
export async function scriptedCrm(
  scripts: Readonly<Record<string, Script>>,
  settings: Partial<HttpCrmConfig> = {},
  now: () => number = Date.now,
): Promise<ScriptedCrm> {
  const calls: SentCall[] = [];
  const server = createServer((req, res) => {
    const address = `http://${req.headers.host ?? ''}${req.url ?? ''}`;
    const url = new URL(address);
    const endpoint = /\/(\w+)Json$/.exec(url.pathname)?.[1] ?? '';
    const { CustomerName, CustomerPassword, ...sent } = JSON.parse(
      url.searchParams.get('json') ?? '{}',
    ) as Record<string, unknown>;
    if (CustomerName !== 'agency' || CustomerPassword !== 'secret') {
      res.writeHead(401).end();
      return;
    }
    calls.push({ endpoint, sent, address });
    const script = scripts[endpoint] ?? (() => enveloped(endpoint, pageOf([])));
    const answer = script(sent);
    if (answer instanceof Status) return void res.writeHead(answer.status).end();
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config: HttpCrmConfig = {
    url: `http://127.0.0.1:${port}/1.13/OmnicasaService.svc`,
    customer: 'agency',
    password: 'secret',
    siteId: undefined,
    officeId: undefined,
    options: wireOptionsSchema.parse({}),
    ...settings,
  };
  const adapter = new CrmCalls(config, now);
  return {
    calls,
    adapter,
    crm: crmFromCalls(adapter, config, now),
    close: async () => {
      await adapter.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
