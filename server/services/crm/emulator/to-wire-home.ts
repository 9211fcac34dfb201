import type { Locale } from '../../../../views/domain/locale.ts';
import { textOf } from '../../../../views/domain/text/multilingual.ts';
import {
  CODE_FACTS,
  DATE_FACTS,
  type FactNames,
  FLAG_FACTS,
  NUMBER_FACTS,
  TEXT_FACTS,
} from '../http/items/wire-home-fields.ts';
import type { WireOptions } from '../wire-options.ts';
import type { WireRecord } from '../wire-values.ts';

/** A home or project in types of the domain, valid or not, with the id of its manager. */
export type EmulatedItem = Record<string, unknown> & { id: number };

export type Texts = Parameters<typeof textOf>[0];

interface EmulatedPicture {
  source: string;
  name: Texts;
  kind?: string;
}

/** What an item is written with. */
export interface Writing {
  locale: Locale;
  options: WireOptions;
  /** The agency's people: of them is the manager whose number an item has. */
  people?: readonly EmulatedItem[] | undefined;
}

/** What homes and projects have in common, in the CRM's words. */
export function sharedToWire(
  item: EmulatedItem,
  fields: { title: string; description: string },
  { locale, options, people }: Writing,
): WireRecord {
  const [latitude, longitude] = (item['position'] as [number, number] | undefined) ?? [0, 0];
  return {
    ID: item.id,
    SiteID: item['siteId'] ?? 0,
    Status: item['status'],
    Street: textOf(item['streetNames'] as Texts, locale) || (item['street'] ?? ''),
    HouseNumber: item['houseNumber'] ?? '',
    BoxNr: item['boxNr'] ?? '',
    Zip: item['zip'],
    City: textOf(item['cityNames'] as Texts, locale) || item['city'],
    CountryID: item['countryId'] ?? 10,
    CountryName: textOf(item['countryName'] as Texts, locale),
    PublishAddress: item['publishAddress'],
    GoogleX: String(latitude),
    GoogleY: String(longitude),
    TypeDescription: textOf(item['typeDescription'] as Texts, locale),
    ...(fields.title !== '' && { [fields.title]: textOf(item['title'] as Texts, locale) }),
    [fields.description]: wireText(textOf(item['description'] as Texts, locale)),
    ...mainPictures(item['pictures']),
    XLargePictureItems: picturesToWire(item['pictures'], item['panorama'], locale, options),
    DocumentItems: ((item['documents'] ?? []) as Record<string, unknown>[]).map((document) => ({
      FileName: document['fileName'],
      Comment: textOf(document['comment'] as Texts, locale),
      DocumentTypeID: document['documentTypeId'] ?? 0,
      DocumentTypeName: textOf(document['documentTypeName'] as Texts, locale),
    })),
    EnergyPerformance: item['energyPerformance'] ?? 0,
    EPCLabelText: item['epcLabelText'] ?? '',
    CreatedDate: wireDate(item['startCommercialisation']),
    ...managerToWire(
      people?.find(({ id }) => id === item['managerId']),
      locale,
    ),
  };
}

/** The manager of a home or project: the fields are there without one, too. */
function managerToWire(person: EmulatedItem | undefined, locale: Locale): WireRecord {
  return {
    ManagerName: person?.['name'] ?? '',
    ManagerPhoto: person?.['photo'] ?? '',
    ManagerFunction: textOf(person?.['function'] as Texts, locale),
    ManagerBIV: person?.['ipi'] ?? '-',
    ManagerEmail: person?.['email'] ?? '',
    ManagerMobilePhone: person?.['mobilePhone'] ?? '',
  };
}

/** The first picture alone, in two sizes. */
function mainPictures(pictures: unknown): WireRecord {
  const [first] = (pictures ?? []) as EmulatedPicture[];
  return { SmallPicture: first?.source ?? '', LargePicture: first?.source ?? '' };
}

/** Pictures and floor plans, with the panorama among them. */
export function picturesToWire(
  pictures: unknown,
  panorama: unknown,
  locale: Locale,
  { planField, panoramaField }: WireOptions,
): WireRecord[] {
  const all = [
    ...((pictures ?? []) as EmulatedPicture[]),
    ...(panorama ? [panorama as EmulatedPicture] : []),
  ];
  return all.map((picture) => ({
    Url: picture.source,
    Name: textOf(picture.name, locale),
    [planField]: picture.kind === 'plan',
    [panoramaField]: picture === panorama,
  }));
}

/** A home as the CRM gives it in one language. */
export function homeToWire(
  home: EmulatedItem,
  locale: Locale,
  options: WireOptions,
  people?: readonly EmulatedItem[],
): WireRecord {
  const { titleField: title, descriptionField: description } = options;
  const details = (home['details'] ?? {}) as Record<string, unknown>;
  const facts = <T>(table: FactNames, write: (value: unknown) => T) =>
    table.map(([name, wire]) => [[wire].flat()[0] ?? name, write(details[name])] as const);
  return {
    ...sharedToWire(home, { title, description }, { locale, options, people }),
    Goal: home['goal'],
    ObjectType: home['objectType'] ?? 'PROPERTY',
    WebID: home['typeCode'],
    IsGarage: home['isGarage'] ?? false,
    VirtualTour: home['virtualTour'] ?? '',
    VirtualTour2: home['virtualTour2'] ?? '',
    ConditionID: home['conditionId'] ?? 0,
    Marquee: home['marquee'] ?? 0,
    MarqueeName: textOf(home['marqueeName'] as Texts, locale),
    Price: home['price'] ?? 0,
    PriceUnit: home['priceUnit'] ?? null,
    PriceUnitText: textOf(home['priceUnitText'] as Texts, locale),
    PublishPrice: home['publishPrice'],
    Floor: home['floor'] ?? null,
    Ident: home['ident'] ?? '',
    SurfaceTotal: home['surfaceTotal'] ?? 0,
    NumberOfBedRooms: home['numberOfBedRooms'] ?? 0,
    UnitOrder: home['unitOrder'] ?? null,
    RecordFile: home['recordFile'] ?? '',
    Divisions: ((home['divisions'] ?? []) as Record<string, unknown>[]).map((division) => ({
      ID: division['id'],
      Floor: division['floor'],
      FloorName: textOf(division['floorName'] as Texts, locale),
      OrderNr: division['orderNr'],
      RoomTypeName: textOf(division['roomTypeName'] as Texts, locale),
      Surface: division['surface'] ?? 0,
      Comments: textOf(division['comments'] as Texts, locale),
    })),
    ...Object.fromEntries([
      ...facts(TEXT_FACTS, (value) => textOf(value as Texts, locale)),
      ...facts(NUMBER_FACTS, (value) => value ?? 0),
      ...facts(DATE_FACTS, wireDate),
      ...facts(FLAG_FACTS, (value) => value ?? null),
      ...facts(CODE_FACTS, (value) => value ?? ''),
    ]),
  };
}

/** A date as the CRM writes it in fields whose name begins or ends with `Date`. */
export function wireDate(day: unknown): string | null {
  return typeof day === 'string' ? `${day} 12:00:00` : null;
}

/** Blocks of rich text are of the domain; the CRM has one text. */
function wireText(text: unknown): string {
  return typeof text === 'string' ? text : '';
}
