import { HttpError } from '../../platform/http-error.ts';
import { NoRoom } from '../../services/handed-in/handed-in-store.ts';
import { savedName } from '../../services/handed-in/saved-name.ts';
import { OWNER_DOCUMENT_LIMIT } from '../../services/limits/rate-rules.ts';
import { refusal } from '../pages/refusal.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isBrokenOff } from '../../platform/http/broken-off.ts';
import type { OwnerExchange } from '../owner/owner-answer.ts';
import type { OwnerTaskHandlers } from '../owner/owner-routes.ts';
import { type OpenedTask, openTask } from './opened-task.ts';
import {
  again,
  finish,
  handleTask,
  showTask,
  type TaskOptions,
  tooOften,
  waitOf,
} from './owner-tasks.ts';
import { handleNews, type NewsOptions, showNews } from './news-task.ts';
import { hasFaults, type ReadTask, readTask, type TaskFault } from './read-task.ts';
import { readUpload, type Upload, type UploadedFile } from './read-upload.ts';
import type { CheckedFile } from './store-task.ts';

/** Documents that are received at once; more are answered with 503. */
const MAX_CONCURRENT = 8;

/** Takes documents that owners hand in. */
class HandIn {
  #running = 0;

  /**
   * Handles the form: 303 to what says that it was sent, or the page with what was typed; the file
   * must be chosen again then, because browsers do not keep it. It is read only for an owner who is
   * signed in, and written only while they may hand in more.
   */
  async handle(exchange: OwnerExchange, options: TaskOptions): Promise<void> {
    const opened = await openTask(exchange, options);
    if (!opened) return;
    const wait = await waitOf(opened, OWNER_DOCUMENT_LIMIT, 'peek', options);
    const isBusy = this.#running >= MAX_CONCURRENT;
    this.#running++;
    try {
      const isWanted = wait === undefined && !isBusy;
      const upload = await uploadOf(exchange, isWanted ? options : undefined);
      if (upload) await answer(opened, upload, { wait, isBusy }, options);
    } finally {
      this.#running--;
    }
  }
}

/** The handlers of what owners do about a home, each on a page below its history. */
export function ownerTasks(options: NewsOptions): OwnerTaskHandlers {
  const handIn = new HandIn();
  return {
    show: (exchange) => showTask(exchange, options),
    send: (exchange) => handleTask(exchange, options),
    handIn: (exchange) => handIn.handle(exchange, options),
    showNews: (exchange) => showNews(exchange, options),
    chooseNews: (exchange) => handleNews(exchange, options),
  };
}

/** What was sent; undefined after another answer, or if the owner has left. */
async function uploadOf(
  { req, res, source }: OwnerExchange,
  options: Pick<TaskOptions, 'handedIn'> | undefined,
): Promise<Upload | undefined> {
  try {
    return await readUpload(req, options?.handedIn);
  } catch (error) {
    if (isBrokenOff(error, req, res) || res.destroyed) return undefined;
    if (!(error instanceof HttpError)) throw error;
    // What is left of the body is not read.
    res.set('Connection', 'close');
    if (error.status !== 413) refuse(res, error.status, error.message);
    else await refusal(source, 'too-large')(req, res, () => undefined);
    return undefined;
  }
}

interface Refused {
  wait: number | undefined;
  isBusy: boolean;
}

async function answer(
  opened: OpenedTask,
  { fields, file }: Upload,
  { wait, isBusy }: Refused,
  options: TaskOptions,
): Promise<void> {
  const text = readTask(opened, (name) => fields[name]);
  const { handedIn } = options;
  try {
    if (wait !== undefined)
      return await tooOften(opened, withFileAgain(text, file), wait, 'tooMany');
    if (isBusy) return await again(opened, withFileAgain(text, file), 503, 'busy');
    const checked = await check(file, options);
    const read = typeof checked === 'string' ? withFault(text, checked) : text;
    const status = checked === 'fileTooLarge' ? 413 : 422;
    if (typeof checked === 'string') return await again(opened, read, status);
    if (hasFaults(read)) return await again(opened, withFileAgain(read, file), status);
    const late = await waitOf(opened, OWNER_DOCUMENT_LIMIT, 'take', options);
    if (late !== undefined)
      return await tooOften(opened, withFileAgain(text, file), late, 'tooMany');
    await finish(opened, read, checked, options);
  } catch (error) {
    const notice = error instanceof NoRoom ? 'noRoom' : 'busy';
    if (notice === 'busy' && !(error instanceof HttpError)) throw error;
    options.log.error({ err: error }, 'a document could not be taken');
    await again(opened, withFileAgain(text, file), 503, notice);
  } finally {
    if (file?.received) await handedIn.discard(file.received);
  }
}

/**
 * The file as its content says, or what is wrong with it.
 * @throws NoRoom; HttpError 503; what the disk throws.
 */
async function check(
  file: UploadedFile | undefined,
  { contentCheck }: Pick<TaskOptions, 'contentCheck'>,
): Promise<CheckedFile | TaskFault> {
  if (!file) return 'fileMissing';
  if (file.isTooLarge) return 'fileTooLarge';
  const { received, failure, name } = file;
  if (!received) throw failure;
  const kind = await contentCheck.kindOf(received.path);
  return kind ? { received, kind, name: savedName(name, kind) } : 'fileKind';
}

/** A page cannot give a file back: it says that it must be chosen again. */
function withFileAgain(read: ReadTask, file: UploadedFile | undefined): ReadTask {
  return file ? withFault(read, 'fileAgain') : read;
}

function withFault({ typed, faults }: ReadTask, file: TaskFault): ReadTask {
  return { typed, faults: { ...faults, file } };
}
