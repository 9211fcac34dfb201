import { Signer } from '../../platform/signed-token.ts';

const PURPOSE = 'vitrine file link 1';
/** Milliseconds until a link expires. */
const MAX_AGE = 10 * 60_000;

/** URL path of files with restricted access. */
export const FILES = '/files';
/** Query parameter with the signature: the log leaves query strings out. */
export const FILE_KEY = 'key';

/** Links to files that not everyone may open. Each opens one file and expires. */
export class FileLinks {
  readonly #signer: Signer;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    this.#signer = new Signer(secret, PURPOSE);
  }

  /**
   * URL path and query string of a file.
   * @param file its name (views/domain/site-file.ts).
   * @param now milliseconds since 1970.
   */
  to(file: string, now: number): string {
    const path = file.split('/').map(encodeURIComponent).join('/');
    return `${FILES}/${path}?${FILE_KEY}=${this.#signer.sign(file, now + MAX_AGE)}`;
  }

  opens(file: string, key: string, now: number): boolean {
    return this.#signer.holds(file, key, now);
  }
}
