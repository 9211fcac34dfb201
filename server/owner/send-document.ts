import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { OwnerDocument } from '../crm/owner-port.ts';
import { askCrm, CrmDown } from './ask-crm.ts';
import type { Downloads } from './downloads.ts';
import { chosenHome, leadToSignIn } from './own-history.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import type { Owners } from './owners.ts';
import type { SignedIn } from './session-limits.ts';
import type { SignInOptions } from './sign-in.ts';

/** Milliseconds for one document, to its last byte. */
const MAX_TIME = 5 * 60_000;

interface DocumentOptions extends SignInOptions {
  downloads: Downloads;
}

/**
 * Streams a document of the chosen home through the session. One that the home does not list is
 * 404, and each where the site shows none. An owner who hangs up ends it, also while the CRM is
 * asked.
 * @throws TooManyDownloads, CrmDown
 */
export async function sendDocument(
  exchange: OwnerExchange,
  options: DocumentOptions,
): Promise<void> {
  const { req, res, source } = exchange;
  const { owners, downloads } = options;
  const owner = owners.sessions.ownerOf(req);
  if (!owner) return leadToSignIn(exchange, owners);
  if (!source.site.info.history.showDocuments) return sendMissing(exchange);
  const left = new AbortController();
  res.once('close', () => left.abort());
  if (res.closed) left.abort();
  try {
    await downloads.run(owner.id, () => passDocument(exchange, owner, options, left.signal));
  } catch (error) {
    // What the CRM did not answer to somebody who has left is no failure.
    if (!(left.signal.aborted && error instanceof CrmDown)) throw error;
  }
}

async function passDocument(
  exchange: OwnerExchange,
  owner: SignedIn,
  { owners, log }: DocumentOptions,
  left: AbortSignal,
): Promise<void> {
  const { req, res, asked } = exchange;
  const { fileName } = asked;
  const open = (home: number) => openDocument({ owner, home, fileName }, owners, left);
  // The port keeps to the owner's homes and to what they list: no more is asked than the list.
  const likely = owner.propertyId ?? onlyOne(owner.propertyIds);
  let document = likely === undefined ? undefined : await open(likely);
  if (!document) {
    // The page shows another home where the CRM no longer has that one.
    const home = await chosenHome(owner, owners);
    if (!home) return leadToSignIn(exchange, owners);
    document = home.id === likely ? undefined : await open(home.id);
  }
  if (!document) return sendMissing(exchange);
  const { content, size } = document;
  if (left.aborted) return void content.destroy();
  res.attachment(fileName);
  if (size !== undefined) res.set('Content-Length', String(size));
  if (req.method === 'HEAD') {
    content.destroy();
    return void res.end();
  }
  const reason = await sendContent(content, res, left);
  if (reason === undefined) return;
  log.warn({ id: res.locals.requestId, reason }, 'a document was not sent to its end');
}

/** Why it was not sent to its end; undefined when it was, or its reader has left. */
async function sendContent(
  content: Readable,
  res: Response,
  left: AbortSignal,
): Promise<string | undefined> {
  const late = AbortSignal.timeout(MAX_TIME);
  let hasLeft = false;
  // Whoever breaks off closes their own side first; the pipeline then ends the other one.
  left.addEventListener('abort', () => (hasLeft = !content.destroyed), { once: true });
  try {
    await pipeline(content, res, { signal: late });
    return undefined;
  } catch (error) {
    if (hasLeft) return undefined;
    if (late.aborted) return `not read within ${MAX_TIME / 60_000} minutes`;
    return error instanceof Error ? error.message : 'failed';
  }
}

function onlyOne(ids: readonly number[]): number | undefined {
  return ids.length === 1 ? ids[0] : undefined;
}

function sendMissing(exchange: OwnerExchange): Promise<void> {
  return sendSignIn(exchange, { notice: 'missing' }, 404);
}

interface Wanted {
  owner: SignedIn;
  home: number;
  fileName: string;
}

async function openDocument(
  { owner, home, fileName }: Wanted,
  { timers, crm }: Owners,
  left: AbortSignal,
): Promise<OwnerDocument | undefined> {
  let opening: Promise<OwnerDocument | undefined> | undefined;
  const open = (late: AbortSignal) => {
    opening = crm.document(owner, home, fileName, AbortSignal.any([left, late]));
    return opening;
  };
  try {
    return await askCrm(timers, open);
  } catch (error) {
    // What is opened too late has no reader.
    opening?.then((late) => late?.content.destroy()).catch(() => undefined);
    throw error;
  }
}
