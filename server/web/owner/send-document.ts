import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { OwnerDocument } from '../../services/crm/owner-port.ts';
import { callCrm, CrmDown } from './call-crm.ts';
import type { Downloads } from './downloads.ts';
import { ownHomeId, redirectToSignIn } from './own-history.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import { SEALED_NAME_PREFIX } from '../../../views/routing/owner-path.ts';
import type { SealedName } from '../../services/owners/sealed-names.ts';
import type { Owners } from '../../services/owners/owners.ts';
import type { SignedIn } from '../../services/owners/session-limits.ts';
import type { SignInOptions } from './sign-in.ts';

/** Milliseconds that one document may take, to its last byte. */
const MAX_TIME = 5 * 60_000;

/** Listeners of one event of an answer, above which Node warns of a leak: 11 were counted. */
const MAX_LISTENERS = 16;

interface DocumentOptions extends SignInOptions {
  downloads: Downloads;
}

/**
 * Streams a document of the home of the path through the session. One that the home does not list is
 * 404, and so are all if the site shows none. A disconnect of the owner aborts it, also the call of
 * the CRM.
 * @throws TooManyDownloads, CrmDown
 */
export async function sendDocument(
  exchange: OwnerExchange,
  options: DocumentOptions,
): Promise<void> {
  const { req, res, source } = exchange;
  const { owners, downloads } = options;
  const owner = owners.sessions.ownerOf(req);
  if (!owner) return redirectToSignIn(exchange, owners);
  const home = await ownHomeId(exchange, owner, owners);
  if (home === undefined) return;
  if (!source.site.info.history.showDocuments) return sendMissing(exchange);
  const left = new AbortController();
  res.once('close', () => left.abort());
  if (res.closed) left.abort();
  try {
    await downloads.run(owner.id, () =>
      passDocument(exchange, { owner, home }, options, left.signal),
    );
  } catch (error) {
    // A call that was aborted by a disconnect is not a failure.
    if (!(left.signal.aborted && error instanceof CrmDown)) throw error;
  }
}

async function passDocument(
  exchange: OwnerExchange,
  { owner, home }: { owner: SignedIn; home: number },
  { owners, log }: DocumentOptions,
  left: AbortSignal,
): Promise<void> {
  const { req, res, request } = exchange;
  const name = namesOf(request.fileName, owners);
  if (!name) return sendMissing(exchange);
  const { fileName, savedAs } = name;
  // The port checks the owner's homes and their lists of documents.
  const document = await openDocument({ owner, home, fileName }, owners, left);
  if (!document) return sendMissing(exchange);
  const { content, size } = document;
  if (left.aborted) return void content.destroy();
  res.attachment(savedAs);
  if (size !== undefined) res.set('Content-Length', String(size));
  if (req.method === 'HEAD') {
    content.destroy();
    return void res.end();
  }
  const reason = await sendContent(content, res, left);
  if (reason === undefined) return;
  log.warn({ id: res.locals.requestId, reason }, 'a document was not sent to its end');
}

/** The names of a document that a link names, openly or sealed. */
function namesOf(segment: string, { sealedNames }: Owners): SealedName | undefined {
  if (segment.startsWith(SEALED_NAME_PREFIX))
    return sealedNames.open(segment.slice(SEALED_NAME_PREFIX.length));
  return { fileName: segment, savedAs: segment };
}

/** Why it was not sent completely; undefined if it was, or if the client disconnected. */
async function sendContent(
  content: Readable,
  res: Response,
  left: AbortSignal,
): Promise<string | undefined> {
  const late = AbortSignal.timeout(MAX_TIME);
  let hasLeft = false;
  // The side that aborts is closed first; the pipeline then ends the other one.
  left.addEventListener('abort', () => (hasLeft = !content.destroyed), { once: true });
  // A pipeline adds listeners of its own to those of logs, metrics, sessions and compression.
  res.setMaxListeners(MAX_LISTENERS);
  try {
    await pipeline(content, res, { signal: late });
    return undefined;
  } catch (error) {
    if (hasLeft) return undefined;
    if (late.aborted) return `not read within ${MAX_TIME / 60_000} minutes`;
    return error instanceof Error ? error.message : 'failed';
  }
}

function sendMissing(exchange: OwnerExchange): Promise<void> {
  return sendSignIn(exchange, { notice: 'missing' }, 404);
}

interface WantedDocument {
  owner: SignedIn;
  home: number;
  fileName: string;
}

async function openDocument(
  { owner, home, fileName }: WantedDocument,
  { timers, crm }: Owners,
  left: AbortSignal,
): Promise<OwnerDocument | undefined> {
  let opening: Promise<OwnerDocument | undefined> | undefined;
  const open = (late: AbortSignal) => {
    opening = crm.document(owner, home, fileName, AbortSignal.any([left, late]));
    return opening;
  };
  try {
    return await callCrm(timers, open);
  } catch (error) {
    // A document that is opened after the timeout is destroyed.
    opening?.then((late) => late?.content.destroy()).catch(() => undefined);
    throw error;
  }
}
