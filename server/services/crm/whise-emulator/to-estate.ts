import { LOCALES } from '../../../../views/domain/locale.ts';
import { textOf } from '../../../../views/domain/text/multilingual.ts';
import { isRecord, textIn, type WireRecord } from '../wire-values.ts';
import { whiseCountry } from '../whise/labels/countries.ts';
import { SUBCATEGORIES } from '../whise/labels/types.ts';
import { detailsToWire } from './to-details.ts';

/** A home or project in types of the domain, valid or not. */
export type DomainItem = Readonly<Record<string, unknown>> & { id: number };

export type Person = Readonly<Record<string, unknown>> & { id: number };

type Texts = Parameters<typeof textOf>[0];

/** Whise's category by type code, and a subcategory for types whose name it does not have. */
const CATEGORIES: Readonly<Record<number, readonly [category: number, subcategory: number]>> = {
  1: [1, 16],
  2: [2, 17],
  3: [3, 34],
  4: [5, 60],
  5: [4, 64],
  6: [6, 61],
  7: [7, 66],
};
export const LANGUAGES = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-DE' } as const;
const OPTION = 2;

/** An estate as Whise gives it; empty values are missing. */
export function homeToEstate(home: DomainItem, people: readonly Person[]): WireRecord {
  const facts = (home['details'] ?? {}) as WireRecord;
  return withoutEmpty({
    ...sharedToEstate(home, people),
    ...stateToWire(home),
    price: home['price'],
    displayPrice: home['publishPrice'] === true,
    purpose: { id: home['goal'] === 1 ? 2 : 1 },
    state: { id: home['conditionId'] ?? 9 },
    area: home['surfaceTotal'],
    groundArea: facts['surfaceGround'],
    rooms: home['numberOfBedRooms'],
    bathRooms: facts['numberOfBathRooms'],
    garden: Number(facts['hasGarden'] ?? 0),
    furnished: Number(facts['hasFurnished'] ?? 0),
    terrace: Number(facts['hasTerrace'] ?? 0),
    parking: facts['numberOfParkings'],
    floor: textIn(home['floor']),
    estateOrder: home['unitOrder'],
    availabilityDateTime: dateToWire(facts['dateFree']),
    linkVirtualVisit: home['virtualTour'],
    link3DModel: home['virtualTour2'],
  });
}

/** What homes and projects have in common. */
export function sharedToEstate(item: DomainItem, people: readonly Person[]): WireRecord {
  const listed = dateToWire(item['startCommercialisation']);
  const score = textIn(item['energyPerformance']);
  const manager = people.find(({ id }) => id === item['managerId']);
  return {
    id: item.id,
    clientId: 1,
    officeId: item['siteId'] ?? 1,
    referenceNumber: item['recordFile'] ?? item['ident'] ?? String(item.id),
    name: item['name'] ?? `Pand ${item.id}`,
    address: item['street'],
    number: item['houseNumber'],
    box: item['boxNr'],
    zip: item['zip'],
    city: item['city'],
    country: { id: whiseCountry(Number(item['countryId'] ?? 10)) },
    displayAddress: item['publishAddress'] === true,
    currency: '€',
    ...typeToWire(item),
    energyClass: item['epcLabelText'],
    energyValue: score === undefined ? undefined : `${score}-${score}`,
    sms: textsToWire(item['title'], '\r\n'),
    shortDescription: textsToWire(item['description'], ''),
    createDateTime: listed,
    putOnlineDateTime: listed,
    pictures: picturesToWire(item['pictures']),
    details: detailsToWire(item),
    representatives: manager && [personToWire(manager)],
  };
}

export function typeToWire(item: WireRecord): WireRecord {
  const [category, other] = CATEGORIES[Number(item['typeCode'] ?? 2)] ?? [];
  const nl = textOf(item['typeDescription'] as Texts, 'nl');
  const [known] = [...SUBCATEGORIES].find(([, words]) => words.nl === nl) ?? [];
  return { category: { id: category }, subCategory: { id: known ?? other } };
}

/** Status 0 is in preparation, 3 withdrawn, 5 archived, 6 a realisation. */
export function stateToWire(item: WireRecord): WireRecord {
  const { status, goal, marquee } = item;
  const [sale, rent] =
    { 0: [20, 27], 2: [3, 4], 3: [8, 9], 4: [4, 4], 6: [3, 4] }[Number(status)] ??
    (marquee === OPTION ? [5, 6] : [1, 2]);
  return {
    status: { id: status === 5 ? 5 : 1 },
    displayStatusId: status === 6 ? 4 : 2,
    purposeStatus: { id: goal === 1 ? rent : sale },
  };
}

function textsToWire(texts: unknown, end: string): WireRecord[] {
  return LOCALES.flatMap((locale) => {
    const text: unknown = textOf(texts as Texts, locale);
    if (typeof text !== 'string' || text === '') return [];
    return [{ languageId: LANGUAGES[locale], content: text.replaceAll('\n', '\r\n') + end }];
  });
}

function picturesToWire(pictures: unknown): WireRecord[] {
  return ((pictures ?? []) as { source: string }[]).map(({ source }, order) => ({
    id: order + 1,
    order,
    orientation: 'Landscape',
    urlXXL: source,
  }));
}

function personToWire({ id, name, email, photo, directPhone, mobilePhone }: Person): WireRecord {
  return { id, lastName: name, email, picture: photo, phone: directPhone, mobile: mobilePhone };
}

export function dateToWire(day: unknown): string | undefined {
  return typeof day === 'string' ? `${day}T08:00:00` : undefined;
}

/** Null, false, empty texts and empty lists are missing on the wire; 0 is not. */
export function withoutEmpty(value: WireRecord): WireRecord {
  const entries = Object.entries(value).flatMap(([name, given]) => {
    const one = given === 0 ? 0 : given || undefined;
    if (one === undefined || (Array.isArray(one) && one.length === 0)) return [];
    if (Array.isArray(one)) {
      return [[name, one.map((part: unknown) => (isRecord(part) ? withoutEmpty(part) : part))]];
    }
    return [[name, isRecord(one) ? withoutEmpty(one) : one]];
  });
  return Object.fromEntries<unknown>(entries as [string, unknown][]);
}
