import { parseDate } from '../../../../views/domain/format/date.ts';
import { isPublished, PUBLISHED_PRICE } from './items/published-flags.ts';
import {
  CHOICES,
  CODE_FACTS,
  DATE_FACTS,
  type FactNames,
  FLAG_FACTS,
  NUMBER_FACTS,
  TEXT_FACTS,
} from './items/wire-home-fields.ts';
import { sharedFromWire } from './shared-from-wire.ts';
import { typeFromWire, typeCodeOf } from './items/site-types.ts';
import type { WireOptions } from '../wire-options.ts';
import { homePicturesFromWire } from './items/wire-pictures.ts';
import {
  anyOf,
  filledTextsOf,
  textsOf,
  type Translated,
  translatedList,
} from './wire/wire-texts.ts';
import {
  filledNumberIn,
  flagIn,
  idIn,
  numberIn,
  recordsIn,
  textIn,
  type WireRecord,
  withoutAbsent,
} from '../wire-values.ts';

/** Fields with a description where that of the option has none (docs/crm-wire.md, "Fields"). */
const DESCRIPTIONS = ['DescriptionB', 'Description'] as const;
/** The unit of a price that is the lowest (spec section 9). */
const STARTING_FROM = 7;

/**
 * A home in types of the domain, to be checked by its schema; unfilled fields are absent. Its
 * manager is resolved later (`referencesIn`).
 */
export function homeFromWire(translated: Translated, options: WireOptions): WireRecord {
  const wire = anyOf(translated);
  const texts = (field: string) => filledTextsOf(translated, field);
  const { titleField, descriptionField } = options;
  const descriptions = [descriptionField, ...DESCRIPTIONS];
  const isUnit = [textIn(wire['ObjectType']) === 'PROJECT', idIn(wire['ProjectID'])].some(Boolean);
  const certified = textIn(wire['UniqueCode']) ?? filledNumberIn(wire['EPCTotal']);
  return withoutAbsent({
    // 0, for sale, is what a record without it means: numbers that are 0 may be left out.
    goal: numberIn(wire['Goal']) ?? 0,
    objectType: isUnit ? 'PROJECT' : 'PROPERTY',
    ...sharedFromWire(translated, { title: titleField, descriptions }, options),
    ...homePicturesFromWire(translated, options),
    ...typeCodeOf(typeFromWire(translated, options), options),
    virtualTour: textIn(wire['VirtualTour']),
    virtualTour2: textIn(wire['VirtualTour2']),
    // 0 is a score only if there is a certificate.
    energyPerformance: (certified === undefined ? filledNumberIn : numberIn)(
      wire['EnergyPerformance'],
    ),
    conditionId: idIn(wire['ConditionID']),
    marquee: idIn(wire['Marquee']),
    marqueeName: texts('MarqueeName'),
    ...priceFromWire(wire),
    priceUnitText: texts('PriceUnitText'),
    publishPrice: isPublished(wire, PUBLISHED_PRICE) ?? false,
    floor: numberIn(wire['Floor']),
    ident: textIn(wire['Ident']),
    surfaceTotal: filledNumberIn(wire['SurfaceTotal']),
    numberOfBedRooms: filledNumberIn(wire['NumberOfBedRooms']),
    unitOrder: numberIn(wire['UnitOrder']),
    recordFile: textIn(wire['RecordFile']),
    divisions: divisionsFromWire(translated),
    details: detailsFromWire(translated),
  });
}

/** The price, else the lowest one: "starting from". */
function priceFromWire(wire: WireRecord) {
  const [price, start] = [filledNumberIn(wire['Price']), filledNumberIn(wire['StartPrice'])];
  const priceUnit = numberIn(wire['PriceUnit']);
  return price === undefined && start !== undefined
    ? { price: start, priceUnit: STARTING_FROM }
    : { price, priceUnit };
}

function detailsFromWire(translated: Translated) {
  const wire = anyOf(translated);
  const read = <T>(
    facts: FactNames,
    reader: (value: unknown, kind: string | undefined, field: string) => T | undefined,
  ) =>
    facts.map(([name, fields, kind]) => {
      const values = [fields].flat().map((field) => reader(wire[field], kind, field));
      return [name, values.find((value) => value !== undefined)] as const;
    });
  const details = withoutAbsent(
    Object.fromEntries<unknown>([
      ...read(TEXT_FACTS, (value, _kind, field) => wordsOf(translated, value, field)),
      ...read(NUMBER_FACTS, (value, kind) => {
        const number = filledNumberIn(value);
        return number !== undefined && kind === 'count' ? Math.trunc(number) : number;
      }),
      ...read(DATE_FACTS, parseDate),
      ...read(FLAG_FACTS, (value, kind) => {
        const flag = flagIn(value);
        return kind === 'yes' && flag !== true ? undefined : flag;
      }),
      ...read(CODE_FACTS, textIn),
    ]),
  );
  // Their number says more.
  const { hasGarage: _has, ...counted } = details;
  return details['numberOfGarages'] === undefined ? details : counted;
}

/** A text by language, or the words of a number where the CRM's numbers are known. */
function wordsOf(translated: Translated, value: unknown, field: string) {
  const number = numberIn(value);
  if (number === undefined) return filledTextsOf(translated, field);
  return CHOICES[field]?.[number];
}

function divisionsFromWire(translated: Translated) {
  const entries = translatedList(
    translated,
    (record) => recordsIn(record['Divisions']),
    (entry) => idIn(entry['ID']),
  );
  return entries.flatMap((entry) => {
    const wire = anyOf(entry);
    const id = idIn(wire['ID']);
    if (id === undefined) return [];
    return [
      withoutAbsent({
        id,
        floor: numberIn(wire['Floor']) ?? 0,
        floorName: textsOf(entry, 'FloorName'),
        orderNr: numberIn(wire['OrderNr']) ?? 0,
        roomTypeName: textsOf(entry, 'RoomTypeName'),
        surface: filledNumberIn(wire['Surface']),
        comments: filledTextsOf(entry, 'Comments'),
      }),
    ];
  });
}
