import { SealedTexts } from '../../platform/sealed-texts.ts';

const PURPOSE = 'vitrine file name of an owner 1';

/** The name of a file at the CRM, and the one that it is saved as. */
export interface SealedName {
  fileName: string;
  savedAs: string;
}

/**
 * File names of documents that only the servers of the site can read: they may name people whom the
 * page does not show.
 */
export class SealedNames {
  readonly #sealed: SealedTexts;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    this.#sealed = new SealedTexts(secret, PURPOSE);
  }

  /** Both names as one segment of a URL path. */
  seal({ fileName, savedAs }: SealedName): string {
    return this.#sealed.seal(JSON.stringify([fileName, savedAs]));
  }

  /** The names; undefined for anything that this site has not sealed. */
  open(segment: string): SealedName | undefined {
    const plain = this.#sealed.open(segment);
    if (plain === undefined) return undefined;
    const [fileName, savedAs] = JSON.parse(plain) as [string, string];
    return { fileName, savedAs };
  }
}
