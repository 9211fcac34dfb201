import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseJson } from '../../../platform/files/json-file.ts';
import { isRecord, type WireRecord } from '../wire-values.ts';
import type { WhiseConfig } from '../whise-config.ts';
import type { WhiseOptions } from '../whise-options.ts';
import { EmulatedContacts } from './emulated-contacts.ts';
import { EmulatedEstates } from './emulated-estates.ts';
import { answerText, applyWhiseFault, requestedOf, send, type WhiseFault } from './whise-faults.ts';

/** Milliseconds for which a token is accepted. */
const TOKEN_LIFETIME = 24 * 3600_000;
const ACCOUNT = 'token';
const AGENCY = 'v1/admin/clients/token';

export interface WhiseEmulator {
  /** Configuration by which an adapter reaches it. */
  config: WhiseConfig;
  estates: EmulatedEstates;
  contacts: EmulatedContacts;
  fault: WhiseFault;
  /** Calls to which the fault applies; all by default. */
  faulty: RegExp;
  /** Calls that were received, in their order, without their parameters. */
  calls: string[];
  /** Makes it forget the tokens that it gave. */
  forgetTokens(): void;
  close(): Promise<void>;
}

interface Options {
  options: WhiseOptions;
  /** 0: any free port. */
  port?: number;
  credentials?: Pick<WhiseConfig, 'username' | 'password' | 'clientId' | 'officeId'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

const CREDENTIALS = { username: 'demo', password: 'demo', clientId: 1, officeId: undefined };
const ORIGINS: WireRecord = {
  contactOrigins: [{ id: 3, name: 'Website' }],
  isValidRequest: true,
};
const WRONG: WireRecord = {
  isValidRequest: false,
  validationErrors: [{ code: 'FailedAuthentication', message: 'wrong credentials' }],
};

/**
 * Starts an emulated Whise on loopback with the wire of docs/whise.md: stricter than the service,
 * so that what is not known of it is not relied on.
 */
export async function startWhiseEmulator({
  options,
  port = 0,
  credentials = CREDENTIALS,
  now,
}: Options): Promise<WhiseEmulator> {
  const tokens = new Map<string, { of: string; since: number }>();
  const give = (of: string) => {
    const token = randomUUID();
    tokens.set(token, { of, since: now() });
    return { token };
  };
  const isAccepted = (req: IncomingMessage, of: string) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
    const known = tokens.get(token);
    return known?.of === of && now() - known.since < TOKEN_LIFETIME;
  };
  const login = (body: WireRecord) => {
    const { username, password } = credentials;
    const isKnown = body['Username'] === username && body['Password'] === password;
    return isKnown && emulator.fault !== 'bad-credentials' ? give(ACCOUNT) : WRONG;
  };
  const agency = (body: WireRecord) =>
    body['ClientId'] === credentials.clientId && body['OfficeId'] === credentials.officeId
      ? give(AGENCY)
      : WRONG;
  const answerOf = (endpoint: string, body: WireRecord): WireRecord | undefined => {
    if (endpoint === 'v1/contacts/upsert') return emulator.contacts.upsert(body);
    if (endpoint === 'v1/contacts/origins/list') return ORIGINS;
    if (endpoint !== 'v1/estates/list') return undefined;
    return emulator.estates.list(requestedOf(body, emulator.fault));
  };
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const endpoint = (req.url ?? '/').slice(1);
    emulator.calls.push(endpoint);
    const fault = emulator.faulty.test(endpoint) ? emulator.fault : 'none';
    const sent = await text(req);
    if (fault === 'forgetful' && emulator.calls.length % 5 === 0) tokens.clear();
    if (await applyWhiseFault(fault, emulator.calls.length, res)) return;
    const parsed = parseJson(sent);
    const isJson = req.headers['content-type'] === 'application/json' && req.method === 'POST';
    if (!isJson || !parsed.ok || !isRecord(parsed.value)) {
      return send(res, 400, { Message: 'The request is invalid.', MessageDetail: 'no JSON' });
    }
    const { value: body } = parsed;
    if (endpoint === ACCOUNT) return send(res, 200, login(body));
    const needed = endpoint === AGENCY ? ACCOUNT : AGENCY;
    if (!isAccepted(req, needed) || fault === 'unauthorized') return send(res, 401, {});
    if (endpoint === AGENCY) return send(res, 200, agency(body));
    const found = answerOf(endpoint, body);
    if (!found) return send(res, 404, { Message: 'No HTTP resource was found.' });
    res.writeHead(200, { 'content-type': 'application/json' }).end(answerText(found, fault));
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => res.destroy(error as Error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const emulator: WhiseEmulator = {
    config: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      ...credentials,
      options,
    },
    estates: new EmulatedEstates(),
    contacts: new EmulatedContacts(),
    fault: 'none',
    faulty: /^/,
    calls: [],
    forgetTokens: () => tokens.clear(),
    close: () => closed(server),
  };
  return emulator;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
