import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { AllowedHosts } from '../media/fetch/allowed-hosts.ts';
import { FolderFile, FolderTimeout } from '../../platform/files/folder-file.ts';
import { MediaFault } from '../media/fetch/media-fault.ts';
import { hasSignature, SNIFFED_BYTES, fileTypeOf } from './file-types.ts';
import type { FilePlace } from './file-place.ts';

export interface FileSources {
  /** The folder of the agency's own files. */
  dir: string;
  /** Hosts of other files. */
  hosts: Pick<AllowedHosts, 'fetch'>;
  timers: Timers;
}

/** A file that may be passed on. */
export interface OpenFile {
  /** Media type, by the name and the first bytes: the host's own media type is ignored. */
  type: string;
  /** Bytes; undefined if the host sends no length. */
  size: number | undefined;
  /** Ends with an error if the file is too large or its connection breaks. */
  content: AsyncIterable<Buffer>;
}

/** Bytes of a document of another host: more than any brochure, and a download ends. */
const MAX_BYTES = 50 * 1024 * 1024;
/** Milliseconds until a host answers. */
const ANSWER_TIME = 10_000;

/**
 * Opens a file to pass it on, without storing it. Abort the signal when it is no longer needed.
 * @throws MediaFault
 */
export async function openFile(
  place: FilePlace,
  sources: FileSources,
  signal: AbortSignal,
): Promise<OpenFile> {
  const type = fileTypeOf(place.name);
  if (!type) throw new MediaFault('unusable', 'not of a type that is passed on');
  const { size, stream } =
    place.url === undefined
      ? await openOwn(place.name, sources, signal)
      : await openRemote(place.url, sources, signal);
  try {
    if (size !== undefined && size > MAX_BYTES) throw tooLarge();
    const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const first = await firstBytes(chunks);
    if (!hasSignature(type, first)) {
      throw new MediaFault('unusable', 'its bytes are not of the type that its name says');
    }
    return { type: type.type, size, content: counted(first, chunks) };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

interface Opened {
  size: number | undefined;
  stream: Readable;
}

/** A name with a path outside the folder counts as missing. */
async function openOwn(
  name: string,
  { dir, timers }: FileSources,
  signal: AbortSignal,
): Promise<Opened> {
  if (path.basename(name) !== name || name.startsWith('.')) throw missing();
  const file = await FolderFile.open(path.join(dir, name), timers).catch(unanswered);
  if (!file) throw missing();
  const stream = file.content();
  // A stream that is destroyed before it is read emits an error.
  stream.on('error', () => {});
  return { size: file.size, stream: addAbortSignal(signal, stream) };
}

async function openRemote(
  url: string,
  { hosts, timers }: FileSources,
  signal: AbortSignal,
): Promise<Opened> {
  const late = new AbortController();
  const cancel = timers.after(ANSWER_TIME, () => late.abort());
  try {
    const { headers, body } = await hosts.fetch(url, AbortSignal.any([signal, late.signal]));
    const length = headers['content-length'];
    return { size: length === undefined ? undefined : Number(length), stream: body };
  } finally {
    cancel();
  }
}

async function firstBytes(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let first = Buffer.alloc(0);
  while (first.length < SNIFFED_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  return first;
}

/** Bytes are counted as they arrive: an announced length is only used to refuse a file. */
async function* counted(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let size = first.length;
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    size += next.value.length;
    if (size > MAX_BYTES) throw tooLarge();
    yield next.value;
  }
}

function tooLarge(): MediaFault {
  return new MediaFault('unusable', `larger than ${MAX_BYTES} bytes`);
}

function unanswered(error: unknown): never {
  if (!(error instanceof FolderTimeout)) throw error;
  throw new MediaFault('unreachable', error.message, { cause: error });
}

function missing(): MediaFault {
  return new MediaFault('gone', 'there is no such file in the agency’s folder');
}
