import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { inSlices } from '../concurrency/in-slices.ts';
import { type Encoding, encode } from '../http/page-cache/content-encoding.ts';
import { LOCALES } from '../../views/domain/locale.ts';
import { sitemapEntries } from '../../views/subjects/sitemap-entries.ts';
import type { PageSource } from '../routes/page-source.ts';
import { sitemapTexts } from './sitemap-texts.ts';

const unpack = promisify(gunzip);

/** A cached file: compressed only, because a large sitemap takes 20 MB as plain text. */
interface SitemapFile {
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

type Files = ReadonlyMap<string, SitemapFile>;

interface Made {
  paths: PageSource['paths'];
  version: string;
  files: Promise<Files>;
}

/**
 * The files of the sitemap, made once per version of the site and the catalogue; concurrent
 * requests share the work. Made in slices, so that the event loop is not blocked.
 */
export class SitemapFiles {
  readonly #source: Pick<PageSource, 'paths' | 'catalogue' | 'origin'>;
  #made: Made | undefined;

  constructor(source: Pick<PageSource, 'paths' | 'catalogue' | 'origin'>) {
    this.#source = source;
  }

  /** The file of this name, `sitemap.xml` or a part; undefined when there is none. */
  async file(name: string): Promise<SitemapFile | undefined> {
    const { paths, catalogue } = this.#source;
    const { version } = catalogue;
    if (this.#made?.paths !== paths || this.#made.version !== version) {
      const made = { paths, version, files: this.#make() };
      this.#made = made;
      // The failure rejects for those who await it, and is not cached.
      made.files.catch(() => {
        if (this.#made === made) this.#made = undefined;
      });
    }
    return (await this.#made.files).get(name);
  }

  async #make(): Promise<Files> {
    const { paths, catalogue, origin } = this.#source;
    // The subjects are the same in every language; their paths are computed for all.
    const entries = sitemapEntries(paths, catalogue.port(LOCALES[0]));
    const texts = await inSlices(sitemapTexts(entries, origin));
    const files = new Map<string, SitemapFile>();
    for (const [name, text] of texts) files.set(name, await packed(text));
    return files;
  }
}

async function packed(text: string): Promise<SitemapFile> {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const [br, gzip] = await Promise.all([
    encode(bytes, 'br', 'quick'),
    encode(bytes, 'gzip', 'quick'),
  ]);
  return { etag: `W/"${hash}"`, br, gzip };
}

/** The file in the encoding negotiated. */
export async function bodyOf({ br, gzip }: SitemapFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return br;
  return encoding === 'gzip' ? gzip : unpack(gzip);
}
