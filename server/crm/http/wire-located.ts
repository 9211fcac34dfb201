import { positionOfGoogleXY } from '../../../views/domain/place/google-position.ts';
import { anyOf, textsOf, type Translated } from './wire-texts.ts';
import { flagIn, idIn, textIn } from './wire-values.ts';

/** Where a home or project is. The address is hidden if either of two fields says no. */
export function locatedFromWire(translated: Translated) {
  const wire = anyOf(translated);
  const position = positionOfGoogleXY(wire['GoogleX'], wire['GoogleY']);
  return {
    street: textIn(wire['Street']) ?? '',
    houseNumber: textIn(wire['HouseNumber']) ?? '',
    boxNr: textIn(wire['BoxNr']) ?? '',
    zip: textIn(wire['Zip']) ?? '',
    city: textIn(wire['City']) ?? '',
    countryId: idIn(wire['CountryID']) ?? 10,
    countryName: textsOf(translated, 'CountryName'),
    publishAddress:
      flagIn(wire['PublishAddress']) !== false && flagIn(wire['PublicAddress']) !== false,
    ...(position && { position }),
  };
}
