import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type { StreetMap } from '../../../views/domain/site/street-map.ts';
import { cleanLines } from '../../platform/clean/clean-html.ts';
import { readPart, stat } from '../../platform/files/folder-fs.ts';
import { namesIn } from '../../platform/files/names-in.ts';
import type { SiteProblem } from './site-error.ts';

/** The folder of the archive in the agency's folder, and the path at which it is served. */
export const STREETS = { folder: 'map', path: '/streets' } as const;

/** The header of PMTiles, version 3: where its fields are, in bytes. */
const HEADER = {
  bytes: 127,
  version: 7,
  metadata: 24,
  metadataBytes: 32,
  internalCompression: 97,
  tileCompression: 98,
  tileType: 99,
  maxZoom: 101,
} as const;
const MAGIC = 'PMTiles';
const VECTOR_TILES = 1;
/** Compressions that browsers support: none, and gzip. */
const COMPRESSIONS: readonly number[] = [1, 2];
const GZIP = 2;
/** Bytes of a street map's description: a larger one is none. */
const MAX_METADATA = 5_000_000;
/** Available street maps are made from OpenStreetMap, which requires attribution. */
const OPEN_STREET_MAP = '© OpenStreetMap';

const metadataSchema = z.object({ attribution: z.string().optional() });

interface Read {
  streets?: StreetMap;
  problems: SiteProblem[];
  /** Changes with the archive. */
  digest: string;
}

/**
 * Reads the header and the description of the first archive `map/*.pmtiles` of the agency's folder.
 * An archive that no browser could show is a problem of the site.
 */
export async function readStreetMap(dir: string): Promise<Read> {
  const names = await namesIn(path.join(dir, STREETS.folder));
  const name = names.filter((one) => one.endsWith('.pmtiles')).sort()[0];
  if (name === undefined) return { problems: [], digest: '' };
  const file = path.join(dir, STREETS.folder, name);
  const { size, mtimeMs } = await stat(file);
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const digest = `${name} ${version}`;
  const read = await archive(file);
  if (typeof read === 'string') {
    const problem = { file: `${STREETS.folder}/${name}`, path: '', reason: read };
    return { problems: [problem], digest };
  }
  const url = `${STREETS.path}/${encodeURIComponent(name)}?v=${version}`;
  return { streets: { url, ...read }, problems: [], digest };
}

/** The metadata in the header and the description, or why the archive cannot be used. */
async function archive(file: string): Promise<Omit<StreetMap, 'url'> | string> {
  const header = await readPart(file, { from: 0, bytes: HEADER.bytes });
  const isArchive = header.length === HEADER.bytes && header.toString('latin1', 0, 7) === MAGIC;
  if (!isArchive || header[HEADER.version] !== 3) return 'is no PMTiles archive of version 3';
  if (header[HEADER.tileType] !== VECTOR_TILES) return 'has no vector tiles (MVT)';
  const compressions = [header[HEADER.internalCompression]!, header[HEADER.tileCompression]!];
  if (!compressions.every((one) => COMPRESSIONS.includes(one))) {
    return 'is compressed otherwise than by gzip';
  }
  const from = Number(header.readBigUInt64LE(HEADER.metadata));
  const bytes = Number(header.readBigUInt64LE(HEADER.metadataBytes));
  if (bytes > MAX_METADATA) return 'has a description that is too long';
  const packed = await readPart(file, { from, bytes });
  const attribution = await attributionIn(packed, compressions[0] === GZIP);
  if (attribution === undefined) return 'has a description that cannot be read';
  return { maxZoom: header[HEADER.maxZoom]!, attribution: attribution || OPEN_STREET_MAP };
}

async function attributionIn(packed: Buffer, isPacked: boolean): Promise<string | undefined> {
  try {
    const text = isPacked
      ? await promisify(gunzip)(packed, { maxOutputLength: MAX_METADATA })
      : packed;
    const read = metadataSchema.safeParse(JSON.parse(text.toString('utf8') || '{}'));
    return read.success ? cleanLines(read.data.attribution ?? '').replaceAll('\n', ' ') : undefined;
  } catch {
    return undefined;
  }
}
