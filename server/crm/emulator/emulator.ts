import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readIfThere } from '../../files/json-file.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { WireOptions } from '../wire-options.ts';
import { BAD_CUSTOMER } from '../http/wire-answer.ts';
import { isRecord, type WireRecord } from '../http/wire-values.ts';
import type { EmulatedAgency } from './emulated-agency.ts';

/** Path of the service, as the CRM's addresses end (docs/crm-wire.md). */
const SERVICE = '/OmnicasaService.svc';

/** Milliseconds by which a CRM that is late answers. */
const LATE = 30_000;

/**
 * How the emulated CRM misbehaves: takes calls and answers none; answers each half a minute late;
 * refuses every call; fails two of three; answers no JSON, a text that is cut in the middle, a body without an end; sends texts for
 * numbers, without empty lists and the outer wrapper; does not know the credentials.
 */
export const FAULTS = [
  'none',
  'silent',
  'late',
  'refusing',
  'flapping',
  'garbage',
  'half',
  'endless',
  'drifting',
  'bad-credentials',
] as const;
export type Fault = (typeof FAULTS)[number];

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
    if (emulator.fault === 'late') await later(res);
    if (misbehave(emulator, res)) return;
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
    send(res, endpoint, result, emulator.fault);
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

/** Whether the call was answered, or left, by a fault. */
function misbehave({ fault, calls }: Emulator, res: ServerResponse): boolean {
  switch (fault) {
    case 'silent':
      return true;
    case 'refusing':
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end('{"Code":500,"Message":"closed","Success":false,"Value":null}');
      return true;
    case 'flapping':
      if (calls.length % 3 === 0) return false;
      res.writeHead(503).end();
      return true;
    case 'garbage':
      res.writeHead(200, { 'content-type': 'application/json' }).end('<html>busy</html>');
      return true;
    case 'endless': {
      res.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!res.destroyed && res.write(' '.repeat(65_536)));
      };
      res.on('drain', more);
      more();
      return true;
    }
    default:
      return false;
  }
}

/** Waits, unless the other side goes before. */
async function later(res: ServerResponse): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  await setTimeout(LATE, undefined, { signal: gone.signal, ref: false }).catch(() => {});
}

function send(res: ServerResponse, endpoint: string, result: WireRecord, fault: Fault): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  if (fault === 'drifting') return void res.end(JSON.stringify([drifted(result)]));
  const text = JSON.stringify({ [`${endpoint}JsonResult`]: result });
  res.end(fault === 'half' ? text.slice(0, text.length / 2) : text);
}

/** The same with numbers as texts, and empty lists left out. */
function drifted(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(drifted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => !Array.isArray(one) || one.length > 0);
  return Object.fromEntries(entries.map(([name, one]) => [name, drifted(one)]));
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
