import {
  idIn,
  isRecord,
  numberIn,
  recordsIn,
  textIn,
  timeIn,
  type WireRecord,
} from '../wire-values.ts';
import { choiceIn } from '../whise/estate-values.ts';
import { LANGUAGES, withoutEmpty } from './to-estate.ts';

const PARAMETERS: readonly string[] = ['Filter', 'Sort', 'Field', 'Page'];
const IDS: readonly string[] = [
  'EstateIds',
  'StatusIds',
  'DisplayStatusIds',
  'CountryIds',
  'CategoryIds',
  'SubCategoryIds',
  'PurposeIds',
];
const FILTERS: readonly string[] = [
  ...IDS,
  'IncludeGroupEstates',
  'UpdateDateTimeRange',
  'LanguageId',
  'LanguageIds',
  'ShowDetails',
  'ShowRepresentatives',
  'WithRefDescriptions',
  'City',
  'ZipCodes',
  'PriceRange',
  'MinRooms',
  'BathRooms',
  'Garage',
  'Terrace',
  'ProjectId',
  'IsTopParent',
  'HasParent',
  'CanHaveChildren',
];
/** Dates of requests: ISO 8601 with an offset, or `YYYY-MM-DD HH:MM:SS`. */
const DATE =
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)| \d\d:\d\d:\d\d)$/;
/** Without a filter only what is active and online comes. */
const DEFAULTS: WireRecord = { StatusIds: [1], DisplayStatusIds: [2, 3] };
const TEXTS: readonly string[] = ['sms', 'shortDescription', 'longDescription'];

interface Fault {
  code: string;
  message: string;
}

/** The estates of an emulated Whise, which may change. */
export class EmulatedEstates {
  #estates: readonly WireRecord[] = [];
  /** Filters that this version of the service does not know. */
  readonly unknown = new Set<string>();
  /** Languages that it knows. */
  languages: readonly string[] = Object.values(LANGUAGES);

  get all(): readonly WireRecord[] {
    return this.#estates;
  }

  /** Replaces them; those that differ count as changed now. @param now milliseconds since 1970. */
  replace(estates: readonly WireRecord[], now: number): void {
    const before = new Map(this.#estates.map((estate) => [estate['id'], estate]));
    this.#estates = estates.map((estate) => {
      const { updateDateTime, ...known } = before.get(estate['id']) ?? {};
      const isSame = JSON.stringify(known) === JSON.stringify(estate);
      const updated = isSame ? updateDateTime : new Date(now).toISOString().slice(0, 22);
      return { ...estate, updateDateTime: estate['updateDateTime'] ?? updated };
    });
  }

  /** The answer of estates/list; what is wrong in a request is reported beside data, or refused. */
  list(body: WireRecord): WireRecord {
    const refused = formFaults(body, this.languages);
    if (refused.length > 0) return { isValidRequest: false, validationErrors: refused };
    const given = isRecord(body['Filter']) ? body['Filter'] : {};
    const filter = { ...DEFAULTS, ...given };
    const page = isRecord(body['Page']) ? body['Page'] : {};
    const offset = numberIn(page['Offset']) ?? 0;
    const found = sorted(
      this.#estates.filter((one) => fits(one, filter)),
      body['Sort'],
    );
    const estates = found.slice(offset, offset + (numberIn(page['Limit']) ?? 50));
    return {
      ...(estates.length > 0 && { estates: estates.map((one) => shown(one, filter)) }),
      totalCount: found.length,
      isValidRequest: true,
      validationErrors: [
        ...unknownIn(body, PARAMETERS, new Set()),
        ...unknownIn(given, FILTERS, this.unknown),
      ],
    };
  }
}

function unknownIn(
  record: WireRecord,
  known: readonly string[],
  refused: ReadonlySet<string>,
): Fault[] {
  return Object.keys(record)
    .filter((name) => !known.includes(name) || refused.has(name))
    .map((name) => ({ code: 'BadRequestFormat', message: `${name} is not a parameter` }));
}

/** What is wrong in the form of parameters that are known. */
function formFaults(
  { Filter: filter = {}, Sort: sort = [], Page: page = {} }: WireRecord,
  known: readonly unknown[],
): Fault[] {
  const fault = (message: string): Fault => ({ code: 'BadRequestFormat', message });
  if (!isRecord(filter) || !isRecord(page)) return [fault('Filter and Page are objects')];
  const { Min = '2000-01-01 00:00:00', Max = '2099-01-01 00:00:00' } =
    recordsIn([filter['UpdateDateTimeRange']])[0] ?? {};
  const languages = (filter['LanguageIds'] ?? []) as unknown[];
  const isListOfIds = (name: string) =>
    filter[name] === undefined ||
    (Array.isArray(filter[name]) && filter[name].every((id) => Number.isSafeInteger(id)));
  return [
    ...(Array.isArray(sort) && sort.every((one) => isRecord(one) && textIn(one['Field']))
      ? []
      : [fault('Sort is an array of Field and Ascending')]),
    ...(Object.keys(page).every((name) => ['Limit', 'Offset'].includes(name)) &&
    Object.values(page).every((value) => Number.isSafeInteger(value))
      ? []
      : [fault('Page has Limit and Offset')]),
    ...([Min, Max].every((date) => DATE.test(String(date)))
      ? []
      : [fault('UpdateDateTimeRange is not a date')]),
    ...languages
      .filter((id) => !known.includes(id))
      .map(() => fault('LanguageIds has an unknown language')),
    ...IDS.filter((name) => !isListOfIds(name)).map((name) => fault(`${name} is a list of ids`)),
  ];
}

function fits(estate: WireRecord, filter: WireRecord): boolean {
  const isAmong = (ids: unknown, id: unknown) => !Array.isArray(ids) || ids.includes(id);
  const { Min } = recordsIn([filter['UpdateDateTimeRange']])[0] ?? {};
  // The service has its dates in UTC, and writes no zone.
  const updated = Date.parse(`${textIn(estate['updateDateTime'])}Z`);
  return (
    isAmong(filter['StatusIds'], choiceIn(estate['status'])) &&
    isAmong(filter['DisplayStatusIds'], idIn(estate['displayStatusId'])) &&
    isAmong(filter['EstateIds'], idIn(estate['id'])) &&
    (Min === undefined || updated >= (timeIn(Min) ?? 0))
  );
}

function sorted(estates: WireRecord[], sort: unknown): WireRecord[] {
  const [first] = recordsIn(sort);
  if (!first) return estates;
  const field = String(first['Field']);
  const factor = first['Ascending'] === false ? -1 : 1;
  const order = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  return estates.toSorted((one, other) => factor * order(one[field], other[field]));
}

/** The estate with the requested parts, and texts in the requested languages. */
function shown(estate: WireRecord, filter: WireRecord): WireRecord {
  const { LanguageIds: languages, ShowDetails: details, ShowRepresentatives: people } = filter;
  const { details: allDetails, representatives, ...rest } = estate;
  const isAsked = ({ languageId }: WireRecord) =>
    !Array.isArray(languages) || languages.includes(languageId);
  const texts = TEXTS.map((name) => [name, recordsIn(rest[name]).filter(isAsked)] as const);
  return withoutEmpty({
    ...rest,
    ...Object.fromEntries<unknown>(texts),
    ...(details === true && { details: allDetails }),
    ...(people === true && { representatives }),
  });
}
