import { textLine } from '../../demand-text.ts';
import type { WireRecord } from '../../wire-values.ts';
import type { WireLead } from './lead-to-wire.ts';

/**
 * Characters of a whole address: IIS, which serves the CRM, takes query strings of 2,048 and answers
 * 404 to longer ones.
 */
export const MAX_LEAD_ADDRESS = 1990;
/** Characters of an address that are for the text at least, before other fields are moved into it. */
const MIN_TEXT = 400;
/** Characters of a name that are sent as one; the rest is in the text. */
const MAX_NAME = 60;
/** Length of the numbers behind the subject of a follow-up. */
const NUMBERS = ' (999/999)';

export interface LeadCall {
  endpoint: WireLead['endpoint'];
  parameters: WireRecord;
}

/** Characters of the address of a call. */
type Measure = (call: LeadCall) => number;

/** What identifies a lead, and is in each of its calls. */
const OF_EACH = [
  'FirstName',
  'Name',
  'Email',
  'LanguageIdFromParameter',
  'SiteId',
  'OfficeID',
  'ObjectID',
];
/** What is not moved into the text. */
const FIXED: ReadonlySet<string> = new Set([...OF_EACH, 'IsReceivedEmail', 'Goal']);

/** Subject of follow-ups of a lead without one; agencies read Dutch or French. */
const MORE = 'Vervolg / Suite';

/**
 * The calls that deliver a lead, each with an address that is short enough: what is too long for a
 * parameter is moved into the text, and the text goes on in further messages of the same person.
 * Nothing is left out.
 * @param keyOf parameters with the key of a part, from 1.
 */
export function leadParts(
  { endpoint, parameters: whole, text: said }: WireLead,
  measure: Measure,
  keyOf: (part: number) => WireRecord,
): LeadCall[] {
  const isLong = (parameters: WireRecord) =>
    measure({ endpoint, parameters: { ...parameters, ...keyOf(1) } }) > MAX_LEAD_ADDRESS - MIN_TEXT;
  const { parameters, lines } = withoutLong(whole, isLong);
  let rest = [...lines, said].filter((line) => line !== '').join('\n');
  const calls: LeadCall[] = [];
  do {
    const part = calls.length + 1;
    const empty = { ...(part === 1 ? parameters : followUp(parameters)), ...keyOf(part) };
    const at = part === 1 ? endpoint : messageOf(endpoint);
    const call = (text: string): LeadCall => ({
      endpoint: at,
      parameters: { ...empty, ...(text !== '' && { [textField(at)]: text }) },
    });
    const chunk = longest(rest, (text) => measure(call(text)) <= MAX_LEAD_ADDRESS);
    calls.push(call(chunk));
    rest = rest.slice(chunk.length);
  } while (rest !== '');
  return calls.map((call, index) => numbered(call, index + 1, calls.length));
}

function textField(endpoint: WireLead['endpoint']): string {
  return endpoint === 'DemandRegister' ? 'Comment' : 'Content';
}

/** A demand goes on in a message: another one would be another search. */
function messageOf(endpoint: WireLead['endpoint']): WireLead['endpoint'] {
  return endpoint === 'DemandRegister' ? 'ContactOnMe' : endpoint;
}

function followUp(parameters: WireRecord): WireRecord {
  const kept = Object.entries(parameters).filter(
    ([name]) => OF_EACH.includes(name) || name === 'ProjectIDs',
  );
  const subject = typeof parameters['Subject'] === 'string' ? parameters['Subject'] : MORE;
  return { ...Object.fromEntries(kept), IsReceivedEmail: false, Subject: subject + NUMBERS };
}

function numbered(call: LeadCall, part: number, parts: number): LeadCall {
  if (part === 1) return call;
  const subject = String(call.parameters['Subject']).replace(NUMBERS, ` (${part}/${parts})`);
  return { ...call, parameters: { ...call.parameters, Subject: subject } };
}

/** The parameters without the longest ones until they fit, and lines that tell those. */
function withoutLong(
  whole: WireRecord,
  isLong: (parameters: WireRecord) => boolean,
): { parameters: WireRecord; lines: string[] } {
  const parameters: Record<string, unknown> = { ...whole };
  const lines: string[] = [];
  const move = (name: string, shorter?: string) => {
    lines.push(textLine(name, lineOf(parameters[name])) ?? '');
    if (shorter === undefined) delete parameters[name];
    else parameters[name] = shorter;
  };
  for (const name of ['FirstName', 'Name']) {
    const text = parameters[name];
    if (typeof text === 'string' && text.length > MAX_NAME) move(name, cut(text, MAX_NAME));
  }
  while (isLong(parameters)) {
    const [longestName] = Object.keys(parameters)
      .filter((name) => !FIXED.has(name))
      .sort((one, other) => sizeOf(parameters[other]) - sizeOf(parameters[one]));
    if (longestName === undefined) break;
    move(longestName);
  }
  return { parameters, lines };
}

function lineOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function sizeOf(value: unknown): number {
  return encodeURIComponent(JSON.stringify(value ?? '').toWellFormed()).length;
}

/**
 * The longest beginning that fits, up to a space where there is one in its last third; at least a
 * character, so that every part takes something away.
 */
function longest(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let [low, high] = [1, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(text, middle))) low = middle;
    else high = middle - 1;
  }
  const most = cut(text, low);
  const space = most.search(/\s\S*$/);
  return space > (most.length * 2) / 3 ? most.slice(0, space + 1) : most;
}

/** The beginning of a text, with no half of a character at its end. */
function cut(text: string, length: number): string {
  const end = text.slice(0, length);
  if (end.isWellFormed() || end.length < 2)
    return end === '' || end.isWellFormed() ? end : text.slice(0, 2);
  return end.slice(0, -1);
}
