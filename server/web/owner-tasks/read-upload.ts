import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import type { Request } from 'express';
import { HttpError } from '../../platform/http-error.ts';
import type { HandedInStore, ReceivedFile } from '../../services/handed-in/handed-in-store.ts';

/** Bytes of a document. */
const MAX_DOCUMENT = 10 * 1024 * 1024;
/**
 * Bytes of a body: one that is larger than a document may be is read to its end, so that the page
 * can say so, but not one of any size.
 */
const MAX_BODY = 3 * MAX_DOCUMENT;
/** Bytes of a field: several times the text that is taken. */
const MAX_FIELD = 16 * 1024;
/** Fields of a body; the form has one, and an agency's browser may add its own. */
const MAX_FIELDS = 5;
/** Lines of the head of a part: browsers send two. */
const MAX_PART_HEADERS = 10;
/** Bytes of them, with the name of the file. */
const MAX_PART_HEAD = 8 * 1024;

const TYPE = 'multipart/form-data';

/** What a form with a file sends. */
export interface Upload {
  /** The first value of each field. */
  fields: Readonly<Record<string, string>>;
  /** Undefined if none was chosen. */
  file?: UploadedFile;
}

export interface UploadedFile {
  /** As the browser gives it. */
  name: string;
  /** Whether it has more bytes than are taken. */
  isTooLarge: boolean;
  /** Undefined where it was not written: the reason is in `failure`, or none was wanted. */
  received?: ReceivedFile;
  failure?: unknown;
}

/**
 * Reads the body of a form with one file, which is written to the disk as it arrives. Who calls it
 * keeps or discards the file.
 * @param files undefined for a file that is not wanted: it is read and dropped.
 * @throws HttpError 413 for a body of another size, 415 of another type, 400 for one that is
 * malformed; the error of a client that leaves. Nothing of the file is left then.
 */
export async function readUpload(
  req: Request,
  files: Pick<HandedInStore, 'receive' | 'discard'> | undefined,
): Promise<Upload> {
  const { 'content-type': type } = req.headers;
  if (type === undefined || !req.is(TYPE))
    throw new HttpError(415, `This form is sent as ${TYPE}.`);
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY) throw tooLarge();
  const parser = parserOf({ ...req.headers, 'content-type': type });
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let stream: BusboyFileStream | undefined;
  let file: Promise<UploadedFile | undefined> | undefined;
  parser.on('field', (name, value) => {
    if (typeof name === 'string') fields[name] ??= value;
  });
  parser.on('file', (_field, content, name: string | undefined) => {
    stream = content;
    file = receive(content, name ?? '', files);
  });
  try {
    await pipeline(req, bounded, parser);
    const found = await file;
    if (found?.failure instanceof HttpError) throw found.failure;
    return { fields, ...(found && { file: found }) };
  } catch (error) {
    stream?.destroy(error instanceof Error ? error : undefined);
    const found = await file;
    if (found?.received) await files?.discard(found.received);
    throw problemOf(error, req);
  }
}

function parserOf(headers: BusboyHeaders): BusboyInstance {
  const limits = {
    files: 1,
    fileSize: MAX_DOCUMENT,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD,
    parts: MAX_FIELDS + 1,
    headerPairs: MAX_PART_HEADERS,
    headerSize: MAX_PART_HEAD,
  };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw malformed();
  }
}

/** Writes the file to the disk; the form is read to its end whatever happens to it. Never rejects. */
async function receive(
  content: BusboyFileStream,
  name: string,
  files: Pick<HandedInStore, 'receive' | 'discard'> | undefined,
): Promise<UploadedFile | undefined> {
  let isBroken = false;
  content.on('error', () => (isBroken = true));
  try {
    const received = files ? await files.receive(content) : await dropped(content);
    const isEmpty = received.size === 0 && name === '';
    if (isEmpty || content.truncated) {
      if (received.path !== '') await files?.discard(received);
      return isEmpty ? undefined : { name, isTooLarge: true };
    }
    return { name, isTooLarge: false, ...(received.path !== '' && { received }) };
  } catch (failure) {
    content.resume();
    return { name, isTooLarge: false, failure: isBroken ? malformed() : failure };
  }
}

/** Reads a file without writing it. */
async function dropped(content: Readable): Promise<ReceivedFile> {
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) size += chunk.length;
  return { path: '', size, hash: '' };
}

/** @throws HttpError 413 for more bytes than a body may have. */
async function* bounded(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BODY) throw tooLarge();
    yield chunk;
  }
}

function problemOf(error: unknown, req: Request): unknown {
  return error instanceof HttpError || !req.complete ? error : malformed();
}

function tooLarge(): HttpError {
  return new HttpError(413, 'The form is too large.');
}

function malformed(): HttpError {
  return new HttpError(400, 'The form is malformed.');
}
