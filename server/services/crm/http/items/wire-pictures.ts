import type { WireOptions } from '../../wire-options.ts';
import { filledTextsOf, type Translated, translatedList } from '../wire/wire-texts.ts';
import { flagIn, isRecord, textIn, type WireRecord } from '../../wire-values.ts';
import { securedUrl } from '../../secured-url.ts';

/**
 * The fields with pictures of a home, of which the first filled one counts: lists of records or
 * addresses, the largest first; then single ones, which are the first picture only.
 */
const FIELDS = [
  ...['XLarge', 'Large', 'Medium', 'Small'].flatMap((size) => [
    `${size}PictureItems`,
    `${size}Pictures`,
  ]),
  ...['XLarge', 'Large', 'Medium', 'Small'].flatMap((size) => [
    `${size}PictureItem`,
    `${size}Picture`,
  ]),
];

/** How pictures of a kind are recognized: by a field, or by their names. */
interface Kind {
  field: string;
  names: RegExp;
}

/** The pictures in their largest size, with their names; those named as plans are floor plans. */
export function picturesFromWire(translated: Translated, options: WireOptions) {
  return withPanorama(translated, options).map(({ isPanorama: _is, ...picture }) => picture);
}

/**
 * The pictures of a home, and separately the first panorama. The wire has no field for one, and a
 * home has one (decision 033): others stay among the pictures.
 */
export function homePicturesFromWire(translated: Translated, options: WireOptions) {
  const entries = withPanorama(translated, options);
  const first = entries.find(({ isPanorama }) => isPanorama);
  const pictures = entries.filter((entry) => entry !== first);
  return {
    pictures: pictures.map(({ isPanorama: _is, ...picture }) => picture),
    ...(first && { panorama: { source: first.source, name: first.name } }),
  };
}

function withPanorama(translated: Translated, options: WireOptions) {
  const plan = { field: options.planField, names: new RegExp(options.planNames, 'iu') };
  const panorama = { field: options.panoramaField, names: new RegExp(options.panoramaNames, 'iu') };
  const entries = translatedList(translated, largest, (entry) => textIn(entry['Url']));
  return entries.flatMap((entry) => {
    const source = securedUrl(textIn(Object.values(entry)[0]?.['Url']));
    if (source === undefined) return [];
    const name = filledTextsOf(entry, 'Name') ?? {};
    const is = ({ field, names }: Kind) =>
      flagIn(Object.values(entry)[0]?.[field]) ??
      Object.values(name).some((text) => names.test(text));
    return [{ source, ...(is(plan) && { kind: 'plan' as const }), name, isPanorama: is(panorama) }];
  });
}

function largest(record: WireRecord): WireRecord[] {
  const found = FIELDS.map((field) => picturesIn(record[field]));
  return found.find((pictures) => pictures.length > 0) ?? [];
}

/** A list of pictures, or a single one: records with an address, or addresses. */
function picturesIn(value: unknown): WireRecord[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries
    .map((entry) => (isRecord(entry) ? entry : { Url: entry }))
    .filter((entry) => textIn(entry['Url']) !== undefined);
}
