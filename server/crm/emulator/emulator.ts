import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readIfThere } from '../../files/json-file.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { WireOptions } from '../wire-options.ts';
import { BAD_CUSTOMER } from '../http/wire-answer.ts';
import { isRecord, type WireRecord } from '../http/wire-values.ts';
import type { EmulatedAgency } from './emulated-agency.ts';
import { answerText, type Fault, misbehave } from './faults.ts';

/** Path of the service, as the CRM's addresses end (docs/crm-wire.md). */
const SERVICE = '/OmnicasaService.svc';

export interface Emulator {
  /** How an adapter reaches it. */
  config: HttpCrmConfig;
  fault: Fault;
  /** Calls that were received, without their parameters. */
  calls: string[];
  close(): Promise<void>;
}

interface Options {
  agency: EmulatedAgency;
  /** Folder with the files of documents. */
  documents?: string;
  options: WireOptions;
  /** 0: any free port. */
  port?: number;
  credentials?: { customer: string; password: string };
}

/** Starts a CRM of our own on loopback, which speaks the wire of docs/crm-wire.md. */
export async function startEmulator({
  agency,
  options,
  documents,
  port = 0,
  credentials = { customer: 'demo', password: 'demo' },
}: Options): Promise<Emulator> {
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const url = new URL(req.url ?? '/', 'http://emulator');
    const file = /^\/Documents\/([^/]+)$/.exec(url.pathname)?.[1];
    if (file !== undefined) return sendDocument(res, documents, decodeURIComponent(file));
    const endpoint = /\/(\w+)Json$/.exec(url.pathname)?.[1] ?? '';
    emulator.calls.push(endpoint);
    if (await misbehave(emulator.fault, emulator.calls.length, res)) return;
    const parameters = parametersOf(url);
    const customer = String(parameters?.[options.nameParameter]);
    const isKnown =
      parameters?.[options.nameParameter] === credentials.customer &&
      parameters[options.passwordParameter] === credentials.password &&
      emulator.fault !== 'bad-credentials';
    const value = isKnown ? await agency.answer(endpoint, parameters) : undefined;
    const result = isKnown
      ? {
          Code: value === undefined ? 404 : 0,
          Message: '',
          Success: value !== undefined,
          Value: value ?? null,
        }
      : {
          Code: BAD_CUSTOMER,
          Message: `unknown customer ${customer}`,
          Success: false,
          Value: null,
        };
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(answerText(endpoint, result, { fault: emulator.fault, options }));
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => res.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const emulator: Emulator = {
    config: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${SERVICE}`,
      ...credentials,
      siteId: undefined,
      officeId: undefined,
      options,
    },
    fault: 'none',
    calls: [],
    close: () => closed(server),
  };
  return emulator;
}

async function sendDocument(
  res: ServerResponse,
  folder: string | undefined,
  name: string,
): Promise<void> {
  const bytes =
    folder === undefined || path.basename(name) !== name
      ? undefined
      : await readIfThere(path.join(folder, name));
  res.writeHead(bytes ? 200 : 404).end(bytes);
}

function parametersOf(url: URL): WireRecord | undefined {
  const parsed: unknown = JSON.parse(url.searchParams.get('json') ?? 'null');
  return isRecord(parsed) ? parsed : undefined;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
