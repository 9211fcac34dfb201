import type { WireOptions } from '../wire-options.ts';
import { filledTextsOf, type Translated, translatedList } from './wire-texts.ts';
import { flagIn, recordsIn, textIn, type WireRecord } from './wire-values.ts';

/** The lists of pictures of a home, the largest first. */
const LISTS = ['XLargePictureItems', 'LargePictureItems', 'SmallPictureItems'] as const;

/** The pictures in their largest size, with their names; those named as plans are floor plans. */
export function picturesFromWire(translated: Translated, { planField, planNames }: WireOptions) {
  const names = new RegExp(planNames, 'iu');
  const entries = translatedList(translated, largest, (entry) => textIn(entry['Url']));
  return entries.flatMap((entry) => {
    const source = textIn(Object.values(entry)[0]?.['Url']);
    if (source === undefined) return [];
    const name = filledTextsOf(entry, 'Name') ?? {};
    const isPlan =
      flagIn(Object.values(entry)[0]?.[planField]) ??
      Object.values(name).some((text) => names.test(text));
    return [{ source, ...(isPlan && { kind: 'plan' as const }), name }];
  });
}

function largest(record: WireRecord): WireRecord[] {
  const lists = LISTS.map((list) => recordsIn(record[list]));
  return lists.find((list) => list.length > 0) ?? [];
}
