import { HOME_COUNTRY } from '../../../views/domain/place/address.ts';
import { foldedText } from '../../../views/domain/text/folded-text.ts';
import type { Region } from '../../../views/domain/filters/regions.ts';
import type { Located } from '../../../views/domain/place/located.ts';
import type { Position } from '../distance.ts';
import type { Gazetteer, GazetteerPlace } from './gazetteer.ts';

/**
 * One postcode of one country: what a `region` of the query string means. Belgium and Luxembourg
 * use the same four-digit postcodes for different places.
 */
export interface Area {
  /** Counts from 0 without gaps. */
  id: number;
  countryId: number;
  zip: string;
  /** The gazetteer's entry, if it has one. */
  place: GazetteerPlace | undefined;
  /** City names of its homes, each with its folded text. */
  cities: Map<string, string>;
  /** Its centre: the gazetteer's, or else the mean of its published positions. */
  position: Position | undefined;
}

/** Every area known by the gazetteer or by a home. */
export class Areas {
  readonly all: Area[] = [];
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
    if (!area.cities.has(home.city)) area.cities.set(home.city, foldedText(home.city));
    if (area.place || !home.publishAddress || isSold || !home.position) return;
    const [lat, lng, count] = this.#published.get(area) ?? [0, 0, 0];
    const sums = [lat + home.position[0], lng + home.position[1], count + 1] as const;
    this.#published.set(area, sums);
    area.position = [sums[0] / sums[2], sums[1] / sums[2]];
  }

  of({ countryId, zip }: Pick<Located, 'countryId' | 'zip'>): Area | undefined {
    return this.#byCode.get(codeOf(countryId, zip));
  }

  /**
   * The area of a region: of those with its postcode the one with its name, or else the home
   * country's.
   */
  named({ city, zip }: Region): Area | undefined {
    const areas = this.#byZip.get(zip) ?? [];
    if (areas.length < 2) return areas[0];
    const folded = foldedText(city);
    const called = areas.filter((area) => isCalled(area, folded));
    const choice = called.length > 0 ? called : areas;
    return choice.find(({ countryId }) => countryId === HOME_COUNTRY) ?? choice[0];
  }

  #add(known: Pick<Area, 'countryId' | 'zip'> & Partial<Area>): Area {
    const area = { place: undefined, cities: new Map(), position: undefined, ...known };
    const added: Area = { ...area, id: this.all.length };
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

function isCalled({ place, cities }: Area, folded: string): boolean {
  if (place?.folded.has(folded) || place?.parts.has(folded)) return true;
  return [...cities.values()].includes(folded);
}
