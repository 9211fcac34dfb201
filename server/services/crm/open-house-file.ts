import { createHash } from 'node:crypto';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  type OpenHouse,
  openHousesSchema,
  upcomingOpenHouses,
} from '../../../views/domain/open-house/open-house.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { forEachInSteps, inSlices, type Steps } from '../../platform/concurrency/in-slices.ts';
import { readFile } from '../../platform/files/folder-fs.ts';
import { checkJson } from '../../platform/files/json-file.ts';
import { reasonText } from '../../platform/files/schema-problems.ts';
import type { CataloguePort, DroppedItem } from './catalogue-port.ts';
import type { Crm } from './port.ts';

/** Homes per step. */
const STEP = 500;
/** Name of the file in the agency's folder. */
const OPEN_HOUSES_FILE = 'open-houses.json';

/** Open houses by the reference of their home. */
export const openHouseFileSchema = z.record(
  z.string().regex(/^[1-9]\d{0,15}$/, 'expected the reference of a home'),
  openHousesSchema,
);
type OpenHouses = Readonly<Record<string, readonly OpenHouse[]>>;

/**
 * A CRM whose wire has no open houses, with those of `open-houses.json` in the agency's folder. A
 * file with a mistake keeps its last good version; homes that the CRM does not have are named while
 * their open houses are to come.
 * @param now milliseconds since 1970.
 */
export function withOpenHouses(crm: Crm, siteDir: string, now: () => number): Crm {
  const { catalogue } = crm;
  const file = new OpenHouseFile(path.join(siteDir, OPEN_HOUSES_FILE));
  const homes = new OpenHomes();
  const port: CataloguePort = {
    source: catalogue.source,
    ...(catalogue.continuesFrom && { continuesFrom: (copy) => catalogue.continuesFrom?.(copy) }),
    version: async (signal) => {
      const version = await catalogue.version(signal);
      return version === '' ? '' : `${version} ${await file.version()}`.trimEnd();
    },
    properties: async (signal) => {
      const { items, dropped } = await catalogue.properties(signal);
      const { openHouses, faults, isKnown } = await file.read();
      const ids = new Set(items.map(({ id }) => id));
      const unknown = Object.entries(openHouses)
        .filter(([id, all]) => !ids.has(Number(id)) && upcomingOpenHouses(all, now()).length > 0)
        .map(([id]) => ({ reason: `${id}: no home on the site has this reference` }));
      const item = OPEN_HOUSES_FILE;
      const told = [
        ...faults.map(
          (fault): DroppedItem =>
            isKnown ? { item, ...fault, shown: 'last good version' } : { item, ...fault },
        ),
        ...unknown.map(({ reason }): DroppedItem => ({ item, reason, shown: 'rest' })),
      ];
      const shown = await inSlices(withThose(items, openHouses, homes));
      return { items: shown, dropped: [...dropped, ...told] };
    },
    projects: (signal) => catalogue.projects(signal),
    team: (signal) => catalogue.team(signal),
    warnings: () => catalogue.warnings?.() ?? [],
    missingLanguages: () => catalogue.missingLanguages?.() ?? [],
  };
  return { ...crm, catalogue: port };
}

function* withThose(
  items: readonly Property[],
  openHouses: OpenHouses,
  homes: OpenHomes,
): Steps<Property[]> {
  const shown: Property[] = [];
  yield* forEachInSteps(items.length, STEP, (index) => {
    const home = items[index]!;
    shown.push(homes.with(home, openHouses[home.id] ?? []));
  });
  return shown;
}

/**
 * Homes with their open houses. What has not changed stays the same object: the catalogue then does not
 * check it again, of which it has thousands.
 */
class OpenHomes {
  readonly #made = new WeakMap<Property, Property>();

  with(home: Property, openHouses: readonly OpenHouse[]): Property {
    const isEqual = (one: Property | undefined) =>
      isDeepStrictEqual(one?.openHouses, openHouses) ? one : undefined;
    const known = isEqual(home) ?? isEqual(this.#made.get(home));
    if (known) return known;
    const made = { ...home, openHouses: [...openHouses] };
    this.#made.set(home, made);
    return made;
  }
}

/** The file, read anew at each call; there need not be one. */
class OpenHouseFile {
  readonly #file: string;
  #good: OpenHouses | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** '' without a file. */
  async version(): Promise<string> {
    const text = await this.#text();
    return text === undefined ? '' : createHash('sha256').update(text).digest('hex').slice(0, 16);
  }

  /** `isKnown` is false for a file that has had a mistake since the start: all of it is left out. */
  async read(): Promise<{
    openHouses: OpenHouses;
    faults: readonly { reason: string }[];
    isKnown: boolean;
  }> {
    const checked = checkJson((await this.#text()) ?? '{}', openHouseFileSchema);
    if (checked.ok) this.#good = checked.value;
    const faults = checked.ok ? [] : [{ reason: reasonText(checked.problems) }];
    return { openHouses: this.#good ?? {}, faults, isKnown: this.#good !== undefined };
  }

  /** @throws when the file is there and cannot be read: the catalogue stays as it was. */
  async #text(): Promise<string | undefined> {
    try {
      return await readFile(this.#file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
