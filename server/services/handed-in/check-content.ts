import { readFile } from 'node:fs/promises';
import { concurrencyLimit } from '../../platform/concurrency/concurrency-limit.ts';
import { HttpError } from '../../platform/http-error.ts';
import { measure } from '../media/sizing/encode.ts';
import { PictureProcesses } from '../media/sizing/picture-processes.ts';
import { PHOTOGRAPH } from '../media/sizing/recipe.ts';
import { MediaFault } from '../media/fetch/media-fault.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';

/** Files that are looked through at a time: a picture takes memory while it is decoded. */
const MAX_CONCURRENT = 1;
/** Files that wait for that; more are refused. */
const MAX_WAITING = 8;
/** Pixels of the small picture that is made to see that all of it can be decoded. */
const WIDTH = 64;

/** Tells by its content what a file is. */
export class ContentCheck {
  readonly #processes: Pick<PictureProcesses, 'make'>;
  readonly #limit = concurrencyLimit({
    atATime: MAX_CONCURRENT,
    maxWaiting: MAX_WAITING,
    full: () => new HttpError(503, 'too many documents are being looked through'),
  });

  /** @param processes in which pictures are decoded, apart from the site. */
  constructor(processes: Pick<PictureProcesses, 'make'> = new PictureProcesses()) {
    this.#processes = processes;
  }

  /**
   * The kind of a file; undefined if it is none that may be handed in, or a picture that cannot be
   * decoded. Its name and the type that the browser gives do not count.
   * @throws HttpError 503 while too many are looked through, or their process was stopped.
   */
  kindOf(file: string): Promise<FileKind | undefined> {
    return this.#limit.run(async () => {
      const bytes = await readFile(file);
      const kind = fileKindOf(bytes);
      if (kind === undefined || kind === 'pdf') return kind;
      return (await this.#isDecodable(bytes)) ? kind : undefined;
    });
  }

  async #isDecodable(bytes: Buffer): Promise<boolean> {
    const source = { bytes, isDrawing: false };
    try {
      await measure(source);
      await this.#processes.make({ source, width: WIDTH, format: 'jpeg', recipe: PHOTOGRAPH });
      return true;
    } catch (error) {
      if (error instanceof MediaFault && error.kind === 'busy') {
        throw new HttpError(503, 'a document cannot be looked through now');
      }
      return false;
    }
  }
}
