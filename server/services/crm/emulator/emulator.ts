import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readIfExists } from '../../../platform/files/json-file.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { WireOptions } from '../wire-options.ts';
import { BAD_CUSTOMER } from '../http/wire-answer.ts';
import { isRecord, type WireRecord } from '../wire-values.ts';
import { isEndpoint } from '../http/wire/endpoints.ts';
import { receivedParameters } from './received-parameters.ts';
import type { EmulatedAgency } from './emulated-agency.ts';
import { answerValue, type WireBehaviour } from './behaviour.ts';
import { answerText, type Fault, applyFault } from './faults.ts';

/** Path of the service, as the CRM's addresses end (docs/crm-wire.md). */
const SERVICE = '/OmnicasaService.svc';
/** Characters of an address that it takes. */
const MAX_ADDRESS = 2048;
/** The code by which anything but a wrong password is refused. */
const UNKNOWN = 404;

export interface Emulator {
  /** Configuration by which an adapter reaches it. */
  config: HttpCrmConfig;
  fault: Fault;
  /** The code by which a wrong password is refused; undefined: by none. */
  wrongPasswordCode: number | undefined;
  /** Calls to which the fault applies; all by default. */
  faulty: RegExp;
  /** A language that it refuses; undefined: none. */
  refusedLanguage: number | undefined;
  /** Calls that were received, without their parameters. */
  calls: string[];
  /** Requested files of documents. */
  documents: string[];
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

/** Starts an emulated CRM on loopback with the wire format of docs/crm-wire.md. */
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
    if (file !== undefined) {
      const name = decodeURIComponent(file);
      emulator.documents.push(name);
      return sendDocument(res, documents, name);
    }
    const endpoint = /\/(\w+)Json$/.exec(url.pathname)?.[1] ?? '';
    emulator.calls.push(endpoint);
    const fault = emulator.faulty.test(endpoint) ? emulator.fault : 'none';
    // As IIS answers a query string that is too long.
    if ((req.url ?? '').length > MAX_ADDRESS) return void res.writeHead(404).end();
    if (await applyFault(fault, emulator.calls.length, res)) return;
    const {
      [options.nameParameter]: customer,
      [options.passwordParameter]: password,
      ...sent
    } = sentIn(url);
    const isKnown =
      customer === credentials.customer &&
      password === credentials.password &&
      fault !== 'bad-credentials';
    const { behaviour } = agency;
    const { parameters, problems } = isEndpoint(endpoint)
      ? receivedParameters(endpoint, sent, behaviour.unknownParameters)
      : { parameters: sent, problems: [] };
    const isSpoken =
      emulator.refusedLanguage === undefined ||
      parameters['LanguageId'] !== emulator.refusedLanguage;
    const isAnswered = isKnown && isSpoken && problems.length === 0;
    const given = isAnswered
      ? await agency.answer(endpoint, withinLimit(parameters, behaviour))
      : undefined;
    const value = isAnswered ? answerValue(endpoint, given, behaviour, options) : undefined;
    const refusal = endpoint === 'CheckPersonLogin' ? emulator.wrongPasswordCode : UNKNOWN;
    const result = isKnown
      ? {
          Code: value === undefined ? refusal : 0,
          Message: problems.join(', '),
          Success: value !== undefined,
          Value: value ?? null,
        }
      : {
          Code: BAD_CUSTOMER,
          Message: `unknown customer ${String(customer)}`,
          Success: false,
          Value: null,
        };
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(
      answerText(endpoint, result, { fault, options, isWrapped: behaviour.wrapper === 'there' }),
    );
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => res.destroy(error as Error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const emulator: Emulator = {
    config: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${SERVICE}`,
      ...credentials,
      siteId: undefined,
      officeId: undefined,
      options,
    },
    fault: 'none',
    faulty: /^/,
    wrongPasswordCode: 401,
    refusedLanguage: undefined,
    calls: [],
    documents: [],
    close: () => closed(server),
  };
  return emulator;
}

/** A CRM without limits sends the whole list each time. */
function withinLimit(parameters: WireRecord, { limits }: WireBehaviour): WireRecord {
  if (limits === 'kept') return parameters;
  const { Limit1: _from, Limit2: _to, ...rest } = parameters;
  return rest;
}

async function sendDocument(
  res: ServerResponse,
  folder: string | undefined,
  name: string,
): Promise<void> {
  const bytes =
    folder === undefined || path.basename(name) !== name
      ? undefined
      : await readIfExists(path.join(folder, name));
  res.writeHead(bytes ? 200 : 404).end(bytes);
}

function sentIn(url: URL): WireRecord {
  const parsed: unknown = JSON.parse(url.searchParams.get('json') ?? 'null');
  return isRecord(parsed) ? parsed : {};
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
