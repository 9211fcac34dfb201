import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultsOf } from './facts-table.ts';

/**
 * A strict double of the Omnicasa service, written from the facts of its public clients alone: it shares no
 * code, table or document with the adapter and its emulator. It refuses every call that no public
 * client is seen to make, and answers in the shapes that the clients read.
 */

export type Row = Readonly<Record<string, unknown>>;

export interface FactsContent {
  /** A text may be given by language id: `{ 1: 'Huis', 2: 'Maison' }`. */
  homes: readonly Row[];
  projects: readonly Row[];
  /** Tables by their endpoint. */
  tables: Readonly<Record<string, readonly Row[]>>;
  owner: { id: number; email: string; password: string; homes: readonly number[]; person: Row };
  /** Records of histories and documents by their endpoint; `ObjectID` names their home. */
  histories: Readonly<Record<string, readonly Row[]>>;
}

export interface ReceivedCall {
  endpoint: string;
  sent: Row;
}

export interface FactsDouble {
  /** The environment of a site that has it for its CRM, by default options. */
  env: Record<string, string>;
  /** Why calls were refused, a line each. */
  refusals: string[];
  calls: ReceivedCall[];
  /** Leads that were answered with true. */
  leads: ReceivedCall[];
  /** What the service answers to leads: whether it took them, or an HTTP status. */
  leadAnswer: boolean | number;
  close: () => Promise<void>;
}

const CUSTOMER = 'Agency Nine';
const PASSWORD = 'pa$$ & word';
const BASE = '/1.13/OmnicasaService.svc';
/** Characters of a query string that the service's server takes. */
const MAX_QUERY = 2048;
const LEADS: readonly string[] = ['ContactOnMe', 'ContactOnMeProject', 'DemandRegister'];
const REFUSED = { Code: 600, Message: 'Access denied', Success: false, Value: null };

/** Answers `Value` alone in its envelope, or an array in place of the result. */
class BareArray {
  readonly rows: readonly unknown[];
  constructor(rows: readonly unknown[]) {
    this.rows = rows;
  }
}

export async function factsDouble(content: FactsContent): Promise<FactsDouble> {
  const server = createServer((req, res) => {
    const { status, body } = answerTo(req, double, content);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body) ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const double: FactsDouble = {
    env: {
      CRM: 'http',
      CRM_URL: `http://127.0.0.1:${port}${BASE}`,
      CRM_CUSTOMER: CUSTOMER,
      CRM_PASSWORD: PASSWORD,
    },
    refusals: [],
    calls: [],
    leads: [],
    leadAnswer: true,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

interface Answer {
  status: number;
  body?: unknown;
}

function answerTo(req: IncomingMessage, double: FactsDouble, content: FactsContent): Answer {
  const refuse = (status: number, why: string, body?: unknown): Answer => {
    double.refusals.push(why);
    return { status, body };
  };
  const url = new URL(req.url ?? '', 'http://double');
  const endpoint = RegExp(`^${BASE}/(\\w+)Json$`).exec(url.pathname)?.[1];
  if (endpoint === undefined) return refuse(404, `no endpoint: ${url.pathname}`);
  if (req.method !== 'GET') return refuse(405, `${endpoint}: method ${req.method}`);
  if (req.headers.accept !== 'application/json') return refuse(406, `${endpoint}: accept`);
  if (url.search.length > MAX_QUERY) {
    return refuse(404, `${endpoint}: a query string of ${url.search.length} characters`);
  }
  const names = [...url.searchParams.keys()];
  if (names.join() !== 'json') return refuse(400, `${endpoint}: query parameters ${names.join()}`);
  const { given, sent } = withoutCredentials(url.searchParams.get('json') ?? '');
  if (given !== `${CUSTOMER}\n${PASSWORD}`) {
    return refuse(200, `${endpoint}: no credentials`, wrapped(endpoint, REFUSED));
  }
  const faults = faultsOf(endpoint, sent);
  if (faults.length > 0) return refuse(200, faults.join('; '), wrapped(endpoint, REFUSED));
  double.calls.push({ endpoint, sent });
  if (LEADS.includes(endpoint)) return takeLead(double, { endpoint, sent });
  return { status: 200, body: enveloped(endpoint, valueOf(endpoint, sent, content)) };
}

/** The case of their names does not matter. */
function withoutCredentials(json: string): { given: string; sent: Row } {
  const all = Object.entries(JSON.parse(json) as Row);
  const value = (wanted: string) => all.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const sent = all.filter(([name]) => !/^customer(name|password)$/i.test(name));
  return {
    given: `${String(value('customername'))}\n${String(value('customerpassword'))}`,
    sent: Object.fromEntries(sent),
  };
}

function takeLead(double: FactsDouble, call: ReceivedCall): Answer {
  if (typeof double.leadAnswer === 'number') return { status: double.leadAnswer };
  if (double.leadAnswer) double.leads.push(call);
  return { status: 200, body: enveloped(call.endpoint, double.leadAnswer) };
}

function wrapped(endpoint: string, result: unknown): unknown {
  return { [`${endpoint}JsonResult`]: result };
}

/** The wrapper is optional: tables come without it. An array in place of the result is the Value. */
function enveloped(endpoint: string, value: unknown): unknown {
  if (value instanceof BareArray) {
    return endpoint.startsWith('GetDeleted') ? value.rows : wrapped(endpoint, value.rows);
  }
  const result = { Code: 0, Message: '', Success: true, Value: value };
  return /^Get(Country|Status|WebID)List$/.test(endpoint) ? result : wrapped(endpoint, result);
}

function valueOf(endpoint: string, sent: Row, content: FactsContent): unknown {
  const { homes, projects, tables, owner, histories } = content;
  const isOwner = (email: unknown) => String(email).toLowerCase() === owner.email;
  const records = histories[endpoint] ?? [];
  switch (endpoint) {
    case 'GetPropertyList':
      return page(homes.filter(isAsked(sent)), sent);
    case 'GetPropertiesByIDs':
      return new BareArray(homes.filter(isAsked(sent)).map((home) => inLanguage(home, sent)));
    case 'GetProperty': {
      const home = homes.find(({ ID }) => ID === sent['ID']);
      return home ? inLanguage(home, sent) : null;
    }
    case 'GetProjectList':
      return page(projects.filter(isPublished(sent)), sent);
    case 'GetDeletedPropertyIDs':
    case 'GetDeletedProjectIDs':
      return new BareArray([]);
    case 'GetUserList':
    case 'GetOfficeList':
      return new BareArray(tables[endpoint] ?? []);
    case 'CheckPersonLogin':
      return isOwner(sent['Email']) && sent['Password'] === owner.password ? owner.id : 0;
    case 'RegisterPerson':
      return owner.id + 1;
    case 'GetPerson':
      return sent['ID'] === owner.id || isOwner(sent['Email']) ? owner.person : null;
    case 'GetPersonByEmail':
      return isOwner(sent['Email']) ? owner.person : null;
    case 'GetRelatedProperties': {
      const own = isOwner(sent['Email']) ? owner.homes : [];
      return page(
        homes.filter(({ ID }) => own.includes(Number(ID))),
        sent,
      );
    }
    case 'GetVisitStatisticOfProperty':
      return records.filter(isOf(sent['ID'])).map(withoutObject)[0] ?? null;
    case 'GetManyVisitStatisticsOfProperty':
      return new BareArray(records.filter(isOf(sent['ID'])).map(withoutObject));
    default: {
      const object = sent['ObjectID'] ?? sent['ObjectIDs'];
      return page(tables[endpoint] ?? records.filter(isOf(object)), sent);
    }
  }
}

/** Dates of this form are in order as texts. */
function textOf(date: unknown): string {
  return typeof date === 'string' ? date : '';
}

function listed(list: unknown): string[] {
  return String(list).split(',');
}

/** Without a status only active homes come: whether others would is unseen. */
function isAsked({ Status, StatusList, IDs, ChangeSince, Goal, ProjectID }: Row) {
  const statuses = listed(Status ?? StatusList ?? 1);
  return (home: Row) =>
    statuses.includes(String(home['Status'])) &&
    (IDs === undefined || listed(IDs).includes(String(home['ID']))) &&
    (Goal === undefined || Goal === home['Goal']) &&
    (ProjectID === undefined || ProjectID === home['ProjectID']) &&
    (ChangeSince === undefined ||
      textOf(home['LastChangedDate'] ?? home['CreatedDate']) >= textOf(ChangeSince));
}

function isPublished({ IsPublishInternet }: Row) {
  return (project: Row) =>
    IsPublishInternet === undefined || project['PublishInternet'] === IsPublishInternet;
}

/** All records where no object is asked for: that list is not filtered. */
function isOf(objects: unknown) {
  return ({ ObjectID }: Row) => objects === undefined || listed(objects).includes(String(ObjectID));
}

function withoutObject({ ObjectID: _id, ...record }: Row): Row {
  return record;
}

/** `To` is Limit2 even beyond the end. */
function page(rows: readonly Row[], sent: Row): Row {
  const from = Number(sent['Limit1'] ?? 1);
  const to = Number(sent['Limit2'] ?? rows.length);
  const items = rows.slice(from - 1, to).map((row) => shown(inLanguage(row, sent), sent));
  return { From: from, To: to, RowsCount: rows.length, Items: items };
}

function shown(row: Row, { DisplayFields }: Row): Row {
  if (DisplayFields === undefined) return row;
  const names = listed(DisplayFields);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Texts in the language that was asked for, Dutch without one. */
function inLanguage(row: Row, { DescriptionLanguageId, LanguageId }: Row): Row {
  const language = Number(DescriptionLanguageId ?? LanguageId ?? 1);
  const entries = Object.entries(row).map(([name, value]) => {
    const isByLanguage = typeof value === 'object' && value !== null && '1' in value;
    return [name, isByLanguage ? ((value as Row)[language] ?? '') : value];
  });
  return Object.fromEntries(entries) as Row;
}
