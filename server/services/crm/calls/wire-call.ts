import { inSlices } from '../../../platform/concurrency/in-slices.ts';
import { untilAborted } from '../../../platform/concurrency/until-aborted.ts';
import { parseInSteps } from '../../../platform/files/json-steps.ts';
import { OutgoingConnections } from '../../../platform/http/outgoing-connections.ts';
import { CrmRejection } from './crm-rejection.ts';
import { InvalidCrmAnswer, CrmUnreachable } from './crm-unreachable.ts';

/** Milliseconds to connect: a CRM that is up accepts at once. */
const CONNECT_TIMEOUT = 1000;
/**
 * Bytes of an answer: far more than a page of homes, and little beside the memory of the process.
 */
const MAX_ANSWER = 50_000_000;

/** Connections to a CRM. */
export function crmConnections(connections: number): OutgoingConnections {
  const options = {
    connect: { timeout: CONNECT_TIMEOUT },
    connections,
    maxResponseSize: MAX_ANSWER,
  };
  return new OutgoingConnections(({ Agent }) => new Agent(options));
}

interface Limits {
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
}

/**
 * The result of a request to a CRM.
 * @param send makes the request, which the signal aborts.
 * @param abort ends what the signal does not; called on failure.
 * @throws CrmUnreachable, CrmRejection, without anything of the request; the signal's reason when it is aborted.
 */
export async function wireCall<T>(
  name: string,
  { timeout, signal }: Limits,
  send: (signal: AbortSignal) => Promise<T>,
  abort: () => void = () => {},
): Promise<T> {
  const deadline = AbortSignal.timeout(timeout);
  const given = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    return await untilAborted(send(given), given);
  } catch (error) {
    abort();
    signal?.throwIfAborted();
    if (error instanceof CrmUnreachable || error instanceof CrmRejection) throw error;
    const isUnheard = NO_CONNECTION.has(codeOf(error));
    const late = `no answer within ${timeout / 1000} s`;
    const kind = deadline.aborted ? 'late' : isUnheard ? 'no connection' : 'failing';
    throw new CrmUnreachable(name, kind === 'late' ? late : reasonOf(error), { isUnheard, kind });
  }
}

/** Parses an answer in slices. @throws CrmGarbage */
export async function parsedAnswer(name: string, text: string): Promise<unknown> {
  try {
    return await inSlices(parseInSteps(text));
  } catch {
    // The parser's own message quotes the answer, which may hold personal data.
    throw new InvalidCrmAnswer(name, `${text.length} characters that are no JSON`);
  }
}

/** A refusal is an answer: the CRM is up. An aborted call is neither a success nor a failure. */
export function isFailedCall(error: unknown): boolean {
  return error instanceof CrmUnreachable || error instanceof InvalidCrmAnswer;
}

const REASONS: Readonly<Record<string, string>> = {
  UND_ERR_RES_EXCEEDED_MAX_SIZE: `an answer of more than ${MAX_ANSWER / 1_000_000} MB`,
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'no such host',
};

/** Faults before anything was sent. */
const NO_CONNECTION: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The kind of a network fault, without its message, which may contain the URL. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? code;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return (error as NodeJS.ErrnoException).code ?? error.name;
}
