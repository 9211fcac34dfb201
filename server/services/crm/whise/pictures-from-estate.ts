import type { Locale } from '../../../../views/domain/locale.ts';
import { securedUrl } from '../secured-url.ts';
import { idIn, numberIn, recordsIn, textIn, type WireRecord } from '../wire-values.ts';
import type { Details } from './estate-values.ts';
import { ROOMS } from './labels/rooms.ts';

/** Addresses of a picture, the largest first. */
const SIZES = ['urlOriginal', 'urlXXL', 'urlLarge', 'urlSmall'] as const;

/** The pictures of an estate in their order; one without an order is the first. */
export function picturesFrom(estate: WireRecord, details: Details, language: Locale) {
  const pictures = recordsIn(estate['pictures']);
  const order = (picture: WireRecord) => numberIn(picture['order']) ?? 0;
  return pictures
    .toSorted((one, other) => order(one) - order(other))
    .flatMap((picture) => {
      const url = SIZES.map((size) => textIn(picture[size])).find((text) => text !== undefined);
      const source = securedUrl(url);
      if (source === undefined) return [];
      return [{ source, name: nameOf(idIn(picture['detailId']), details, language) }];
    });
}

/** The room that a picture shows, which is the only name that it has. */
function nameOf(detailId: number | undefined, details: Details, language: Locale) {
  if (detailId === undefined) return {};
  const known = ROOMS.get(detailId);
  const label = details.get(detailId)?.label;
  return { ...(known ?? (label === undefined ? {} : { [language]: label })) };
}
