import { parseArgs } from 'node:util';
import { MapFault } from './map-fault.ts';

const USAGE =
  'npm run map -- extract FILE.pmtiles --area "Oost-Vlaanderen, Brussel, 9300, 3.5:50.9:3.9:51.2" ' +
  '[--maxzoom 14] [--to streets.pmtiles]';

export interface MapOptions {
  file: string;
  to: string;
  areas: readonly string[];
  /** The archive's own if absent. */
  maxZoom?: number;
}

/** @throws MapFault with how the command is called. */
export function mapOptions(args: string[]): MapOptions {
  const { positionals, values } = parsed(args);
  const [action, file, ...others] = positionals;
  const areas = (values.area ?? [])
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (action !== 'extract' || file === undefined || others.length > 0 || areas.length === 0) {
    throw new MapFault(USAGE);
  }
  const { maxzoom, to = 'streets.pmtiles' } = values;
  if (maxzoom !== undefined && !/^(?:\d|1[0-5])$/.test(maxzoom)) {
    throw new MapFault(`--maxzoom: "${maxzoom}" is no zoom from 0 to 15.\n${USAGE}`);
  }
  if (!to.endsWith('.pmtiles')) {
    throw new MapFault(`--to: "${to}" does not end in .pmtiles.\n${USAGE}`);
  }
  return { file, to, areas, ...(maxzoom !== undefined && { maxZoom: Number(maxzoom) }) };
}

function parsed(args: string[]) {
  const options = {
    area: { type: 'string', multiple: true },
    maxzoom: { type: 'string' },
    to: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new MapFault(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
