import { parseDate } from '../../../../views/domain/format/date.ts';
import {
  CODE_FACTS,
  DATE_FACTS,
  FLAG_FACTS,
  NUMBER_FACTS,
  TEXT_FACTS,
} from './wire-home-fields.ts';
import { sharedFromWire } from './shared-from-wire.ts';
import { typeFromWire } from './site-types.ts';
import type { WireOptions } from '../wire-options.ts';
import { homePicturesFromWire } from './wire-pictures.ts';
import { anyOf, filledTextsOf, textsOf, type Translated, translatedList } from './wire-texts.ts';
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

/**
 * A home in types of the domain, to be checked by its schema; unfilled fields are absent. Its
 * manager is resolved later (`referencesIn`).
 */
export function homeFromWire(translated: Translated, options: WireOptions): WireRecord {
  const wire = anyOf(translated);
  const texts = (field: string) => filledTextsOf(translated, field);
  const certified = textIn(wire['UniqueCode']) ?? filledNumberIn(wire['EPCTotal']);
  return withoutAbsent({
    goal: numberIn(wire['Goal']),
    objectType: textIn(wire['ObjectType']) === 'PROJECT' ? 'PROJECT' : 'PROPERTY',
    ...sharedFromWire(translated, options),
    ...homePicturesFromWire(translated, options),
    ...typeFromWire(wire, options),
    virtualTour: textIn(wire['VirtualTour']),
    virtualTour2: textIn(wire['VirtualTour2']),
    // 0 is a score only if there is a certificate.
    energyPerformance: (certified === undefined ? filledNumberIn : numberIn)(
      wire['EnergyPerformance'],
    ),
    conditionId: idIn(wire['ConditionID']),
    marquee: idIn(wire['Marquee']),
    marqueeName: texts('MarqueeName'),
    price: filledNumberIn(wire['Price']),
    priceUnit: numberIn(wire['PriceUnit']),
    priceUnitText: texts('PriceUnitText'),
    publishPrice: flagIn(wire['PublishPrice']) ?? false,
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

function detailsFromWire(translated: Translated) {
  const wire = anyOf(translated);
  const read = <T>(
    facts: readonly (readonly [string, string, string?])[],
    reader: (value: unknown, kind: string | undefined, field: string) => T,
  ) => facts.map(([name, field, kind]) => [name, reader(wire[field], kind, field)] as const);
  return withoutAbsent(
    Object.fromEntries<unknown>([
      ...read(TEXT_FACTS, (_value, _kind, field) => filledTextsOf(translated, field)),
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
