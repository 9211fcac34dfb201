import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bytesToHeader, Compression, type Header, TileType } from 'pmtiles';
import { MapFault } from './map-fault.ts';
import { type Entry, readDirectory } from './directory.ts';

/** Bytes of a header. */
export const HEADER_BYTES = 127;
/** Bytes of the metadata, unpacked: larger ones are none. */
const MAX_METADATA = 5_000_000;
/** Compressions that the site can read and browsers can draw. */
const COMPRESSIONS: readonly Compression[] = [Compression.None, Compression.Gzip];

/** A PMTiles archive of vector tiles that is open for reading. */
export interface Archive {
  header: Header;
  metadata: Readonly<Record<string, unknown>>;
  /** As text: whom the map names. */
  attribution: string;
  file: FileHandle;
  bytes: (from: number, length: number) => Promise<Buffer>;
  directory: (from: number, length: number) => Promise<Entry[]>;
}

/**
 * Opens an archive. The caller closes `file`.
 * @throws MapFault for a file that is no whole archive of OpenStreetMap's vector tiles.
 */
export async function openArchive(name: string): Promise<Archive> {
  if (!existsSync(name)) throw new MapFault(`${name}: there is no such file.`);
  const file = await open(name, 'r');
  try {
    const bytes = async (from: number, length: number) => {
      const read = await file.read(Buffer.alloc(length), 0, length, from);
      if (read.bytesRead < length) throw new MapFault(`${name} ends too early.`);
      return read.buffer;
    };
    const header = headerOf(name, await bytes(0, HEADER_BYTES));
    const { size } = await file.stat();
    const end = header.tileDataOffset + (header.tileDataLength ?? 0);
    if (size < end) {
      throw new MapFault(`${name} has ${size} of ${end} bytes: it was not downloaded whole.`);
    }
    const isPacked = header.internalCompression === Compression.Gzip;
    const packed = await bytes(header.jsonMetadataOffset, header.jsonMetadataLength);
    const metadata = await metadataIn(name, packed, isPacked);
    const attribution = attributionOf(name, metadata);
    const directory = async (from: number, length: number) =>
      readDirectory(await bytes(from, length), isPacked);
    return { header, metadata, attribution, file, bytes, directory };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function headerOf(name: string, bytes: Buffer): Header {
  const fault = (reason: string) => new MapFault(`${name} ${reason}.`);
  if (bytes.toString('latin1', 0, 7) !== 'PMTiles' || bytes[7] !== 3) {
    throw fault('is no PMTiles archive of version 3');
  }
  const header = bytesToHeader(new Uint8Array(bytes).buffer);
  if (header.tileType !== TileType.Mvt) throw fault('has no vector tiles (MVT)');
  const used = [header.internalCompression, header.tileCompression];
  if (!used.every((one) => COMPRESSIONS.includes(one))) {
    throw fault('is compressed otherwise than by gzip');
  }
  return header;
}

async function metadataIn(name: string, packed: Buffer, isPacked: boolean) {
  try {
    const limits = { maxOutputLength: MAX_METADATA };
    const text = isPacked ? await promisify(gunzip)(packed, limits) : packed;
    return Object(JSON.parse(text.toString('utf8'))) as Record<string, unknown>;
  } catch {
    throw new MapFault(`${name} has metadata that cannot be read.`);
  }
}

/** OpenStreetMap's licence (ODbL) lets the map be shown where its attribution stands. */
function attributionOf(name: string, { attribution }: Record<string, unknown>): string {
  const text = typeof attribution === 'string' ? attribution.replace(/<[^>]*>/g, '') : '';
  if (/openstreetmap/i.test(text)) return text.replaceAll('&copy;', '©').trim();
  throw new MapFault(
    `${name} does not name OpenStreetMap as its source (attribution): its licence is not known.`,
  );
}
