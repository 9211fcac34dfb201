import type { DataPort } from '../../../views/data-port.ts';
import { MAX_REGIONS, placeValue, REGIONS } from '../../../views/domain/filters/regions.ts';
import type { FormField, ParsedForm } from '../../../views/domain/forms/form-field.ts';
import { TYPED_PLACES } from '../../../views/domain/forms/form-names.ts';
import { parseForm } from '../../../views/domain/forms/parse-form.ts';
import { fieldsOf } from './form-body.ts';

/** Signs between places; words between them are in `LINKS`. */
const SIGNS = /[,;/|•\n]/;
/** Words that stand between places in the four languages. */
const LINKS = new Set(['en', 'et', 'and', 'und', 'of', 'ou', 'or', 'oder', '&', '+']);
/** Words of one name at most. */
const MAX_WORDS = 6;

/**
 * Parses a step whose visitor may have typed places as text: "Aalst, Ninove en 9000". Each place
 * that is known is chosen; what names no place is retained as `ZipsText`, with the fault `place`,
 * and so are places beyond the most that can be chosen.
 */
export function withTypedPlaces(
  data: Pick<DataPort, 'region' | 'placeNamed'>,
  fields: readonly FormField[],
  body: unknown,
): ParsedForm {
  const places = fields.find(({ type }) => type === 'places')?.name;
  if (places === undefined) return parseForm(fields, (name) => fieldsOf(body, name));
  const { chosen, unknown } = placesIn(data, fieldsOf(body, places), fieldsOf(body, TYPED_PLACES));
  const { values, faults } = parseForm(fields, (name) =>
    name === places ? chosen : fieldsOf(body, name),
  );
  if (unknown.length === 0) return { values, faults };
  const ZipsText = unknown.join(', ').slice(0, MAX_TEXT);
  return { values: { ...values, ZipsText }, faults: { ...faults, [places]: 'place' } };
}

/** Places that were ticked, of which twice as many are read as can be chosen. */
const MAX_VALUES = 2 * MAX_REGIONS;
/** Characters of text that are read: more than that many places. */
const MAX_READ = 2000;
/** Characters of text that names no place: a draft travels in a cookie. */
const MAX_TEXT = 500;

function placesIn(
  data: Pick<DataPort, 'region' | 'placeNamed'>,
  values: readonly string[],
  typed: readonly string[],
): { chosen: string[]; unknown: string[] } {
  const known = new Set<string>();
  const unknown: string[] = values.slice(MAX_VALUES);
  const texts = [...typed];
  for (const value of values.slice(0, MAX_VALUES)) {
    const [region] = REGIONS.read(new URLSearchParams({ region: value }));
    // A postcode need not be known: the gazetteer has those of two countries.
    if (region && (region.zip !== '' || data.region(region))) known.add(placeValue(region));
    else texts.push(value);
  }
  const text = texts.join('\n');
  if (text.length > MAX_READ) unknown.push(text.slice(MAX_READ));
  for (const part of text.slice(0, MAX_READ).split(SIGNS)) {
    const found = placesInPart(data, part);
    for (const value of found.chosen) known.add(value);
    unknown.push(...found.unknown);
  }
  const chosen = [...known];
  return {
    chosen: chosen.slice(0, MAX_REGIONS),
    unknown: [...unknown, ...chosen.slice(MAX_REGIONS).map((value) => value.replace('|', ' '))],
  };
}

/** The places that the words of a text name, the longest names first. */
function placesInPart(data: Pick<DataPort, 'placeNamed'>, part: string) {
  const words = part.trim().split(/\s+/);
  const chosen: string[] = [];
  const unknown: string[] = [];
  let gap: string[] = [];
  const endGap = () => {
    if (gap.length > 0) unknown.push(gap.join(' '));
    gap = [];
  };
  for (let at = 0; at < words.length; ) {
    const found = longestPlace(data, words, at);
    const word = words[at] ?? '';
    if (found) chosen.push(found.value);
    if (found || LINKS.has(word.toLowerCase()) || word === '') endGap();
    else gap.push(word);
    at += found?.count ?? 1;
  }
  endGap();
  return { chosen, unknown };
}

function longestPlace(
  data: Pick<DataPort, 'placeNamed'>,
  words: readonly string[],
  at: number,
): { value: string; count: number } | undefined {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
    const place = data.placeNamed(words.slice(at, at + count).join(' '));
    if (place) return { value: placeValue(place.region), count };
  }
  return undefined;
}
