import { parseDate } from '../../../../views/domain/format/date.ts';
import { positionOfGoogleXY } from '../../../../views/domain/place/google-position.ts';
import type { WireOptions } from '../wire-options.ts';
import { documentsFromWire } from './wire-documents.ts';
import { anyOf, textsOf, type Translated } from './wire-texts.ts';
import { flagIn, idIn, numberIn, textIn } from '../wire-values.ts';

/** Fields that homes and projects have in common; unfilled ones are undefined. */
export function sharedFromWire(translated: Translated, options: WireOptions) {
  const wire = anyOf(translated);
  return {
    id: idIn(wire['ID']),
    siteId: idIn(wire['SiteID']),
    status: numberIn(wire['Status']),
    ...locatedFromWire(translated),
    typeDescription: textsOf(translated, 'TypeDescription'),
    title: textsOf(translated, options.titleField),
    description: textsOf(translated, options.descriptionField),
    epcLabelText: textIn(wire['EPCLabelText']),
    startCommercialisation: parseDate(wire['StartCommercialisation']),
    documents: documentsFromWire(translated, options.documentsUrl),
  };
}

/** Its location. The address is hidden if either of two fields is false. */
function locatedFromWire(translated: Translated) {
  const wire = anyOf(translated);
  const position = positionOfGoogleXY(wire['GoogleX'], wire['GoogleY']);
  const cityNames = textsOf(translated, 'City');
  return {
    street: textIn(wire['Street']) ?? '',
    houseNumber: textIn(wire['HouseNumber']) ?? '',
    boxNr: textIn(wire['BoxNr']) ?? '',
    zip: textIn(wire['Zip']) ?? '',
    city: textIn(wire['City']) ?? '',
    ...(new Set(Object.values(cityNames)).size > 1 && { cityNames }),
    countryId: idIn(wire['CountryID']) ?? 10,
    countryName: textsOf(translated, 'CountryName'),
    publishAddress:
      flagIn(wire['PublishAddress']) !== false && flagIn(wire['PublicAddress']) !== false,
    ...(position && { position }),
  };
}
