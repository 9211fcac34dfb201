import { flagIn, isRecord, numberIn, textIn, type WireRecord } from '../wire-values.ts';

/** The CRM's code for a customer that it does not know: a fault of the configuration. */
export const BAD_CUSTOMER = 600;

/** The CRM has refused a call. Contains nothing of the request. */
export class CrmRefusal extends Error {
  readonly endpoint: string;
  readonly code: number | undefined;

  constructor(endpoint: string, code: number | undefined, message: string | undefined) {
    super(`${endpoint} was refused: ${code ?? 'no code'} ${message ?? ''}`.trim());
    this.name = 'CrmRefusal';
    this.endpoint = endpoint;
    this.code = code;
  }
}

/** The CRM's response does not have the format of its answers. */
export class CrmGarbage extends Error {
  constructor(endpoint: string, what: string) {
    super(`${endpoint} answered ${what}`);
    this.name = 'CrmGarbage';
  }
}

/**
 * The Value of an answer `{ "{Endpoint}JsonResult": { Success, Code, Message, Value } }`; the outer
 * wrapper may be missing, or be an array of one.
 * @param sent texts of the request: a message that contains one is dropped.
 * @throws CrmRefusal, CrmGarbage
 */
export function valueOf(endpoint: string, answer: unknown, sent: readonly string[]): unknown {
  const result = resultIn(endpoint, answer);
  if (!result) throw new CrmGarbage(endpoint, 'no result');
  const code = numberIn(result['Code']);
  const isRefused = flagIn(result['Success']) === false || (code !== undefined && code !== 0);
  if (isRefused) {
    const message = textIn(result['Message']);
    const isEcho = sent.some((text) => text !== '' && message?.includes(text));
    throw new CrmRefusal(endpoint, code, isEcho ? undefined : message);
  }
  return result['Value'];
}

/** A list's Value: its items and the total number of rows, if the CRM sends it. */
export function itemsOf(
  endpoint: string,
  value: unknown,
  countField: string,
): { items: unknown[]; count: number | undefined } {
  if (value === null || value === undefined) return { items: [], count: undefined };
  if (Array.isArray(value)) return { items: value, count: undefined };
  if (!isRecord(value)) throw new CrmGarbage(endpoint, 'no list');
  const { Items: items } = value;
  if (items === null || items === undefined)
    return { items: [], count: numberIn(value[countField]) };
  if (!Array.isArray(items)) throw new CrmGarbage(endpoint, 'a list without items');
  return { items, count: numberIn(value[countField]) };
}

function resultIn(endpoint: string, answer: unknown): WireRecord | undefined {
  const one: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  if (!isRecord(one)) return undefined;
  const wrapped = one[`${endpoint}JsonResult`];
  const inner: unknown = Array.isArray(wrapped) && wrapped.length === 1 ? wrapped[0] : wrapped;
  if (isRecord(inner)) return inner;
  return 'Value' in one || 'Success' in one ? one : undefined;
}
