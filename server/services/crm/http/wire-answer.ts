import { InvalidCrmAnswer } from '../calls/crm-unreachable.ts';
import { RefusedCall } from '../calls/refused-call.ts';
import { flagIn, isRecord, numberIn, textIn, type WireRecord } from '../wire-values.ts';

/** The CRM's code for a customer that it does not know: a fault of the configuration. */
export const BAD_CUSTOMER = 600;

/** The CRM has refused a call. Contains nothing of the request. */
export class CrmRefusal extends RefusedCall {
  readonly endpoint: string;
  readonly code: number | undefined;

  constructor(endpoint: string, code: number | undefined, message: string | undefined) {
    super(`${endpoint} was refused: ${code ?? 'no code'} ${message ?? ''}`.trim());
    this.name = 'CrmRefusal';
    this.endpoint = endpoint;
    this.code = code;
  }
}

/**
 * The Value of an answer `{ "{Endpoint}JsonResult": { Success, Code, Message, Value } }`. The outer
 * wrapper may be missing; anything else in place of the result is the Value itself. Success tells
 * a refusal; without it, a code does.
 * @param sent texts of the request: a message that contains one is dropped.
 * @throws CrmRefusal, CrmGarbage
 */
export function valueOf(endpoint: string, answer: unknown, sent: readonly string[]): unknown {
  const wrapped = isRecord(answer) ? (answer[`${endpoint}JsonResult`] ?? undefined) : undefined;
  const result = resultIn(wrapped ?? answer);
  if (!result) {
    if (wrapped !== undefined) return wrapped;
    if (isValue(answer)) return answer;
    throw new InvalidCrmAnswer(endpoint, 'no result');
  }
  const code = numberIn(result['Code']);
  if (flagIn(result['Success']) ?? (code ?? 0) === 0) return result['Value'];
  const message = textIn(result['Message']);
  const isEcho = sent.some((text) => text !== '' && message?.includes(text));
  throw new CrmRefusal(endpoint, code, isEcho ? undefined : message);
}

/** Fields of a list's Value beside the configured one: the count as clients read it, its limits. */
const COUNTS = ['RowsCount', 'TotalRecord'];
const LIMITS = ['From', 'To'];

/**
 * A list's Value: its items and the total number of rows, if the CRM sends it. A list may be an
 * array alone, and one record may stand for a list of one.
 */
export function itemsOf(
  endpoint: string,
  value: unknown,
  countField: string,
): { items: unknown[]; count: number | undefined } {
  if (value === null || value === undefined) return { items: [], count: undefined };
  if (Array.isArray(value)) return { items: value, count: undefined };
  if (!isRecord(value)) throw new InvalidCrmAnswer(endpoint, 'no list');
  const { Items: items } = value;
  const counts = [countField, ...COUNTS];
  const count = counts.map((field) => numberIn(value[field])).find((one) => one !== undefined);
  if (items !== null && items !== undefined) {
    if (Array.isArray(items)) return { items, count };
    throw new InvalidCrmAnswer(endpoint, 'a list without items');
  }
  const isList = ['Items', ...LIMITS, ...counts].some((field) => field in value);
  const isOne = !isList && Object.keys(value).length > 0;
  return isOne ? { items: [value], count: undefined } : { items: [], count };
}

/** The envelope; undefined if this is none. A list of one envelope is one. */
function resultIn(answer: unknown): WireRecord | undefined {
  const one: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  if (!isRecord(one)) return undefined;
  const isBare = !Array.isArray(answer) && ('Value' in one || 'Code' in one);
  return isBare || 'Success' in one ? one : undefined;
}

/** Whether an answer without envelope and wrapper is a Value: a page of an error is a text. */
function isValue(answer: unknown): boolean {
  return Array.isArray(answer) || typeof answer === 'boolean' || typeof answer === 'number';
}
