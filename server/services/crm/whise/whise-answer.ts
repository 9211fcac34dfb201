import { InvalidCrmAnswer, CrmUnreachable } from '../calls/crm-unreachable.ts';
import { RefusedCall } from '../calls/refused-call.ts';
import { flagIn, isRecord, textIn, type WireRecord } from '../wire-values.ts';

/** Statuses of a server that did not take the request up: it may be sent again. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 503]);
/** Statuses, as codes, of servers that do not let this host or account in. */
const NO_ACCESS: readonly string[] = ['403', '407'];
/** Code of an answer to a token that is not accepted. */
const NOT_AUTHENTICATED = 'FailedAuthentication';

/** Whise has refused a call, or ignored a part of it. Contains nothing of the request. */
export class WhiseRefusal extends RefusedCall {
  readonly endpoint: string;
  /** Codes of its errors; a status of HTTP as a text. */
  readonly codes: readonly string[];
  /** Whether data stood beside the errors: a call that writes was carried out in part. */
  readonly isPartial: boolean;

  constructor(endpoint: string, problems: readonly Problem[], { isPartial = false } = {}) {
    const said = problems.map(({ code, message }) => [code, message].filter(Boolean).join(' '));
    super(`${endpoint} was refused: ${said.filter(Boolean).join('; ') || 'no reason given'}`);
    this.name = 'WhiseRefusal';
    this.endpoint = endpoint;
    this.codes = problems.flatMap(({ code }) => (code === undefined ? [] : [code]));
    this.isPartial = isPartial;
  }

  /** Whether it is about access, which may be granted, and not about this call. */
  get isOfAccess(): boolean {
    return this.codes.some((code) => NO_ACCESS.includes(code));
  }
}

/** The token was not accepted: it has expired, or the account may not do this. */
export class WhiseUnauthorized extends WhiseRefusal {}

interface Problem {
  code: string | undefined;
  message: string | undefined;
}

/** An answer as it was received. */
export interface Received {
  status: number;
  /** Undefined if the body is no JSON. */
  body: unknown;
  length: number;
}

/**
 * The record of an answer. Errors beside data are errors: what was wrong in the request was ignored
 * (docs/whise.md, "Answers").
 * @param secrets texts of the request: a message that contains one is dropped.
 * @throws WhiseUnauthorized, WhiseRefusal, CrmUnreachable, CrmGarbage
 */
export function recordIn(
  endpoint: string,
  { status, body, length }: Received,
  secrets: readonly string[],
): WireRecord {
  if (status >= 500 || RETRYABLE_STATUSES.has(status)) {
    const isUnheard = RETRYABLE_STATUSES.has(status);
    throw new CrmUnreachable(endpoint, `status ${status}`, { isUnheard });
  }
  const isHarmless = (text: string) => !secrets.some((secret) => text.includes(secret));
  if (status >= 400) {
    const message = isRecord(body) ? messageIn(body) : undefined;
    const problem = { code: String(status), message: message && textIf(message, isHarmless) };
    throw new (status === 401 ? WhiseUnauthorized : WhiseRefusal)(endpoint, [problem]);
  }
  if (!isRecord(body))
    throw new InvalidCrmAnswer(endpoint, `${length} characters that are no answer`);
  const problems = problemsIn(body).map(({ code, message }) => ({
    code: code && textIf(code, isHarmless),
    message: message && textIf(message, isHarmless),
  }));
  const isValid = flagIn(body['isValidRequest']) !== false;
  if (isValid && problems.length === 0) return body;
  const isUnknown = problems.some(({ code }) => code === NOT_AUTHENTICATED);
  throw new (isUnknown ? WhiseUnauthorized : WhiseRefusal)(endpoint, problems, {
    isPartial: isValid,
  });
}

/** The errors of an answer: a list of records as a rule, but anything that is there is an error. */
function problemsIn({ validationErrors: errors }: WireRecord): Problem[] {
  const isNothing = isRecord(errors) && Object.keys(errors).length === 0;
  const list: readonly unknown[] = Array.isArray(errors) ? errors : isNothing ? [] : [errors];
  return list.flatMap((error) => {
    if (!isRecord(error)) {
      const message = textIn(error);
      return message === undefined ? [] : [{ code: undefined, message }];
    }
    return [{ code: textIn(error['code']), message: textIn(error['message']) }];
  });
}

/** Errors of HTTP name their message in one of two ways, and details beside it. */
function messageIn(body: WireRecord): string | undefined {
  const message = textIn(body['ExceptionMessage']) ?? textIn(body['Message']);
  return [message, textIn(body['MessageDetail'])].filter(Boolean).join(' ') || undefined;
}

function textIf(text: string, isKept: (text: string) => boolean): string | undefined {
  return isKept(text) ? text : undefined;
}
