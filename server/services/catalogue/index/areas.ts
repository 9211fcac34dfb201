import { HOME_COUNTRY } from '../../../../views/domain/place/address.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { Region } from '../../../../views/domain/filters/regions.ts';
import type { Located } from '../../../../views/domain/place/located.ts';
import { type Area, cityCalled } from './area.ts';
import { type AreaGroup, type AreaGroups, areaGroups } from './area-groups.ts';
import type { Gazetteer } from './gazetteer.ts';
import { runSync, type Steps } from '../../../platform/concurrency/in-slices.ts';
import { type Street, Streets } from './streets.ts';

/** The areas of a place of the query string. */
export interface FoundPlace {
  areas: readonly Area[];
  /** Of a place without a postcode. */
  group?: AreaGroup;
  /** Only what has a published address in these streets, one for each area. */
  streets?: readonly Street[];
}

/** Every area known by the gazetteer or by a home. */
export class Areas {
  readonly all: Area[] = [];
  readonly streets = new Streets();
  #groups: AreaGroups | undefined;
  readonly #byCode = new Map<string, Area>();
  readonly #byZip = new Map<string, Area[]>();
  /** Sums of published latitudes and longitudes, and their number. */
  readonly #published = new Map<Area, readonly [lat: number, lng: number, count: number]>();

  constructor(gazetteer: Gazetteer) {
    for (const place of gazetteer) {
      this.#add({ countryId: HOME_COUNTRY, zip: place.zip, place, position: place.position });
    }
  }

  /** Adds the location of a home or project; creates its area if it is unknown. */
  learn(home: Located, { isSold }: { isSold: boolean }): void {
    const area = this.of(home) ?? this.#add({ countryId: home.countryId, zip: home.zip });
    this.streets.learn(home, area, { isSold });
    if (!area.cities.has(home.city)) {
      area.cities.set(home.city, placeKey(home.city));
      this.#groups = undefined;
    }
    if (!area.place && home.cityNames && !area.cityNames.has(home.city)) {
      area.cityNames.set(home.city, home.cityNames);
      this.#groups = undefined;
    }
    if (area.place || !home.publishAddress || isSold || !home.position) return;
    const [lat, lng, count] = this.#published.get(area) ?? [0, 0, 0];
    const sums = [lat + home.position[0], lng + home.position[1], count + 1] as const;
    this.#published.set(area, sums);
    area.position = [sums[0] / sums[2], sums[1] / sums[2]];
  }

  of({ countryId, zip }: Pick<Located, 'countryId' | 'zip'>): Area | undefined {
    return this.#byCode.get(codeOf(countryId, zip));
  }

  /** The areas with a postcode, of any country. */
  withZip(zip: string): readonly Area[] {
    return this.#byZip.get(zip) ?? [];
  }

  /** The towns and provinces of all areas known by now. */
  get groups(): AreaGroups {
    return (this.#groups ??= runSync(areaGroups(this.all)));
  }

  /** The same in steps, once every area is known; if they are needed earlier, these remain. */
  *groupsInSteps(): Steps<AreaGroups> {
    if (this.#groups) return this.#groups;
    const made = yield* areaGroups(this.all);
    return (this.#groups ??= made);
  }

  /** The areas of a place of the query string; undefined for an unknown name. */
  find({ city, zip, street }: Region): FoundPlace | undefined {
    if (zip === '') {
      const group = this.groups.byKey.get(placeKey(city));
      return group && { areas: group.areas, group };
    }
    if (street === undefined) {
      const area = this.named({ city, zip });
      return area && { areas: [area] };
    }
    const areas = this.#byZip.get(zip) ?? [];
    const streets = areas.flatMap((area) => this.streets.named(street, area) ?? []);
    if (streets.length === 0) return undefined;
    return { areas: streets.map(({ area }) => area), streets };
  }

  /**
   * The area of a region with a postcode: of those with its postcode the one with its name, or else
   * the home country's.
   */
  named({ city, zip }: Region): Area | undefined {
    const areas = this.#byZip.get(zip) ?? [];
    if (areas.length < 2) return areas[0];
    const key = placeKey(city);
    const called = areas.filter((area) => isCalled(area, key));
    const choice = called.length > 0 ? called : areas;
    return choice.find(({ countryId }) => countryId === HOME_COUNTRY) ?? choice[0];
  }

  #add(known: Pick<Area, 'countryId' | 'zip'> & Partial<Area>): Area {
    const added: Area = {
      place: undefined,
      cities: new Map(),
      cityNames: new Map(),
      position: undefined,
      ...known,
      id: this.all.length,
    };
    this.all.push(added);
    this.#byCode.set(codeOf(added.countryId, added.zip), added);
    const sameZip = this.#byZip.get(added.zip) ?? [];
    sameZip.push(added);
    this.#byZip.set(added.zip, sameZip);
    return added;
  }
}

function codeOf(countryId: number, zip: string): string {
  return `${countryId} ${zip}`;
}

function isCalled(area: Area, key: string): boolean {
  const { place } = area;
  if (place?.folded.has(key) || place?.parts.has(key)) return true;
  return cityCalled(area, key) !== undefined;
}
