import type { PlaceCount } from '../../domain/list/finding.ts';
import type { DataPort } from '../../data-port.ts';
import {
  type PlaceParameter,
  placeParameter,
  placeValue,
  type Region,
} from '../../domain/filters/regions.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import { placeName } from '../../domain/place/place-name.ts';
import { placeText } from '../../domain/place/place-text.ts';
import type { PageContext } from '../../page-context.ts';

/** A place in the region picker. */
export interface ChosenRegion {
  /** Value of its query parameter: `city|postcode`. */
  value: string;
  /** `region` if absent. */
  parameter?: PlaceParameter;
  text: string;
}

/** Texts of the picker. `{place}` and `{total}` are filled in by the browser. */
export interface RegionPickerTexts {
  label: string;
  /** Placeholder while no place is chosen: everywhere. */
  everywhere: string;
  /** Placeholder beside chosen places. */
  add: string;
  added: string;
  removed: string;
  found: string;
  none: string;
  /** A text is left, and none of its places was chosen. */
  unchosen: string;
  /** The typed place could not be looked up. */
  failed: string;
}

export function regionPickerTexts({ t }: Pick<PageContext, 't'>): RegionPickerTexts {
  return {
    label: t('regions.label'),
    everywhere: t('regions.everywhere'),
    add: t('regions.add'),
    added: t('regions.added', { place: '{place}' }),
    removed: t('regions.removed', { place: '{place}' }),
    found: t('regions.found', { total: '{total}' }),
    none: t('regions.none'),
    unchosen: t('regions.unchosen'),
    failed: t('regions.failed'),
  };
}

/**
 * Places that are offered before anything is typed. An agency of the whole country has items in
 * more than a thousand, which no visitor reads through; each of them is found by typing, without
 * script in the search box of the page.
 */
const MAX_OFFERED = 200;

/**
 * Places with items in a list, named in the visitor's language; the value has the CRM's name. A
 * place that homes name in two ways is listed once. Of more than `MAX_OFFERED` those with the most
 * items are offered.
 */
export const regionOptions = perItem(
  (data: DataPort, listKind: ListKind): readonly ChosenRegion[] => {
    const byText = new Map<string, Readonly<ChosenRegion>>();
    for (const place of withMostItems(data.placesAndTowns(listKind))) {
      const text = placeText(placeName(data, place), place.zip);
      const value = placeValue({ city: place.city, zip: place.zip });
      if (!byText.has(text)) byText.set(text, Object.freeze({ value, text }));
    }
    return Object.freeze([...byText.values()]);
  },
);

/** Those of the places that have the most items, in the same order. */
function withMostItems(places: readonly PlaceCount[]): readonly PlaceCount[] {
  if (places.length <= MAX_OFFERED) return places;
  const most = [...places].sort((a, b) => b.count - a.count).slice(0, MAX_OFFERED);
  const offered = new Set(most);
  return places.filter((place) => offered.has(place));
}

/** The places of a query; an unknown one is shown by its postcode, never as typed. */
export function chosenRegions(
  { data, t }: Pick<PageContext, 'data' | 't'>,
  regions: readonly Region[],
): ChosenRegion[] {
  return regions.map((region) => {
    const place = data.region(region);
    const zip = region.street === undefined ? region.zip : '';
    const text = place ? placeText(place.name, place.zip) : zip || t('regions.unknown');
    const parameter = placeParameter(region);
    return { value: placeValue(region), text, ...(parameter !== 'region' && { parameter }) };
  });
}
