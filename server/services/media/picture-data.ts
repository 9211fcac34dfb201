import type { PictureReferences } from './remote-picture-urls.ts';

/** A service whose data name pictures. */
export interface PictureData {
  /** Changes whenever the data do. */
  version: () => string;
  /** The data that name pictures, in parts that never change. */
  data: () => readonly object[];
  /** Hosts whose pictures may be shown, as `URL.host` formats them. */
  hosts?: () => readonly string[];
}

/**
 * All that names pictures. It is made before the services that hold the data: each adds itself once
 * it is open, and until then the site has none of its pictures.
 */
export class AllPictureData implements PictureReferences {
  readonly #sources: PictureData[] = [];

  add(source: PictureData): void {
    this.#sources.push(source);
  }

  version = () => this.#sources.map(({ version }) => version()).join(' ');

  data = () => this.#sources.flatMap(({ data }) => data());

  hosts = () => this.#sources.flatMap(({ hosts }) => hosts?.() ?? []);
}
