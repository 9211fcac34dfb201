import type { PackedFile } from './compressed-file.ts';

/** Makes a file by its name; undefined if there is none. */
export type MakeFile = (name: string) => Promise<PackedFile | undefined>;

interface Files {
  version: string;
  make: MakeFile;
  made: Map<string, Promise<PackedFile | undefined>>;
}

/**
 * Files that are made once per version of their sources, each on first request; concurrent requests
 * share the work. One is made at a time: slices of several would run in one iteration of the event
 * loop. A failure rejects the pending requests, and is not cached.
 */
export class VersionedFiles {
  readonly #version: () => string;
  readonly #makerOf: () => MakeFile;
  #files: Files | undefined;
  /** Settles when no file is being made. */
  #last: Promise<unknown> = Promise.resolve();

  /** @param makerOf called once per version, synchronously within `file`. */
  constructor(version: () => string, makerOf: () => MakeFile) {
    this.#version = version;
    this.#makerOf = makerOf;
  }

  file(name: string): Promise<PackedFile | undefined> {
    const { make, made } = this.#current();
    const known = made.get(name);
    if (known) return known;
    const file = this.#last.then(() => make(name));
    made.set(name, file);
    const forget = () => made.delete(name);
    // Unknown names are not cached: clients may request any number of them.
    this.#last = file.then((found) => found ?? forget(), forget);
    return file;
  }

  #current(): Files {
    const version = this.#version();
    if (this.#files?.version !== version) {
      this.#files = { version, make: this.#makerOf(), made: new Map() };
    }
    return this.#files;
  }
}
