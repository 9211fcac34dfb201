import { parseDate } from '../../../../views/domain/format/date.ts';
import { positionOfGoogleXY } from '../../../../views/domain/place/google-position.ts';
import type { WireOptions } from '../wire-options.ts';
import { documentsFromWire } from './items/wire-documents.ts';
import { isPublished, PUBLISHED_ADDRESS } from './items/published-flags.ts';
import { anyOf, filledTextsOf, textsOf, type Translated } from './wire/wire-texts.ts';
import { idIn, numberIn, textIn, type WireRecord } from '../wire-values.ts';

/** The fields with the texts of a home, or of a project. */
export interface TextFields {
  /** '' for none. */
  title: string;
  /** The first that is filled in any language counts. */
  descriptions: readonly string[];
}

/** Fields that homes and projects have in common; unfilled ones are undefined. */
export function sharedFromWire(
  translated: Translated,
  { title, descriptions }: TextFields,
  options: WireOptions,
) {
  const wire = anyOf(translated);
  return {
    id: idIn(wire['ID']),
    siteId: idIn(wire['SiteID']),
    status: numberIn(wire['Status']),
    ...locatedFromWire(translated),
    typeDescription: textsOf(translated, 'TypeDescription'),
    title: title === '' ? {} : textsOf(translated, title),
    description: descriptions.map((one) => filledTextsOf(translated, one)).find(Boolean) ?? {},
    epcLabelText: textIn(wire['EPCLabelText']),
    // No client has the first; the day on which it was entered is there (docs/crm-wire.md).
    startCommercialisation:
      parseDate(wire['StartCommercialisation']) ?? parseDate(wire['CreatedDate']),
    documents: documentsFromWire(translated, options.documentsUrl),
  };
}

/** Countries by their signs, where the wire has no number (spec section 9). */
const COUNTRIES: Readonly<Record<string, number>> = { B: 10, BE: 10, L: 50, LU: 50, LUX: 50 };

/** Its location; the address is hidden unless it is said to be published (`withReferences`). */
function locatedFromWire(translated: Translated) {
  const wire = anyOf(translated);
  const position = positionOfGoogleXY(wire['GoogleX'], wire['GoogleY']);
  const streetNames = namesIn(translated, 'Street');
  const cityNames = namesIn(translated, 'City');
  return {
    street: textIn(wire['Street']) ?? '',
    ...(streetNames && { streetNames }),
    houseNumber: textIn(wire['HouseNumber']) ?? '',
    boxNr: textIn(wire['BoxNr']) ?? '',
    zip: textIn(wire['Zip']) ?? '',
    city: textIn(wire['City']) ?? '',
    ...(cityNames && { cityNames }),
    countryId: countryIn(wire) ?? 10,
    countryName: textsOf(translated, 'CountryName'),
    publishAddress: isPublished(wire, PUBLISHED_ADDRESS) ?? false,
    ...(position && { position }),
  };
}

/** A name by language, if it is not the same in all. */
function namesIn(translated: Translated, field: string) {
  const names = textsOf(translated, field);
  return new Set(Object.values(names)).size > 1 ? names : undefined;
}

/** The number of its country; undefined if it has none, or a sign without a number. */
export function countryIn(wire: WireRecord): number | undefined {
  return idIn(wire['CountryID']) ?? COUNTRIES[(textIn(wire['CountryAbbr']) ?? '').toUpperCase()];
}
