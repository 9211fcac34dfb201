import { isRecord, type WireRecord, withoutAbsent } from '../../wire-values.ts';

/** The CRM's types for types of the site, 1 to 7 and 8 for a garage. */
export type CrmTypes = (ids: readonly number[]) => number[];

/** Names a field as one that the CRM is not sent alone. */
interface NotSent {
  notSent: string;
}

/** Tells a value in the text of the lead, as the CRM has no field for it. */
interface InText<Value, Whole> {
  inText: (value: Value, whole: Whole) => readonly (string | undefined)[];
}

type ToWire<Value, Whole> = (value: Value, whole: Whole, crmTypes: CrmTypes) => WireRecord;

/** A list of records: what becomes of each field of one, and the list's place. */
interface ListPlace<Element, Value, Whole> {
  each: { readonly [Key in keyof Element]-?: 'sent' | NotSent };
  toWire: ToWire<Value, Whole>;
}

/** A value under the CRM's name for it, as a function gives it, or not at all. */
type ValuePlace<Value, Whole> = string | NotSent | InText<Value, Whole> | ToWire<Value, Whole>;

type PlaceOf<Filled, Value, Whole> = [Filled] extends [readonly (infer Element)[]]
  ? [Element] extends [object]
    ? ListPlace<Element, Value, Whole>
    : ValuePlace<Value, Whole>
  : [Filled] extends [object]
    ? string extends keyof Filled
      ? ValuePlace<Value, Whole>
      : Places<Filled, Whole>
    : ValuePlace<Value, Whole>;

/**
 * Where each field of a record stands on the wire, those of records in it too: a field without a
 * place does not compile.
 */
export type Places<Part, Whole> = {
  readonly [Key in keyof Part]-?: PlaceOf<NonNullable<Part[Key]>, Part[Key], Whole>;
};

/** @param why where else it is sent, or what it is for. */
export function notSent(why: string): NotSent {
  return { notSent: why };
}

/** A lead as the places make it. */
interface WireLeadParts {
  parameters: WireRecord;
  /** What has no field on the wire. */
  lines: string[];
}

/**
 * What the places make of a record; later ones replace earlier ones where they are filled. Fields
 * without a place, which only another release knows, are left out.
 */
export function toWireParts<Whole extends object>(
  whole: Whole,
  places: Places<Whole, Whole>,
  crmTypes: CrmTypes,
): WireLeadParts {
  const lines: string[] = [];
  return { parameters: recordToWire(whole, places, { whole, crmTypes, lines }), lines };
}

interface Context {
  whole: unknown;
  crmTypes: CrmTypes;
  lines: string[];
}

function recordToWire(part: object, places: object, context: Context): WireRecord {
  const values = new Map(Object.entries(part));
  const found = Object.entries(places).map(([key, place]) =>
    withoutAbsent(valueToWire(values.get(key), place, context)),
  );
  return Object.fromEntries(found.flatMap((fields) => Object.entries(fields)));
}

function valueToWire(value: unknown, place: unknown, context: Context): WireRecord {
  if (typeof place === 'string') return { [place]: value };
  if (isToWire(place)) return place(value, context.whole, context.crmTypes);
  if (isInText(place)) {
    context.lines.push(...place.inText(value, context.whole).filter((line) => line !== undefined));
    return {};
  }
  if (!isRecord(place) || 'notSent' in place) return {};
  if ('toWire' in place) return valueToWire(value, place['toWire'], context);
  return recordToWire(isRecord(value) ? value : {}, place, context);
}

/** `Places` has made sure of its parameters. */
function isToWire(place: unknown): place is ToWire<unknown, unknown> {
  return typeof place === 'function';
}

function isInText(place: unknown): place is InText<unknown, unknown> {
  return isRecord(place) && 'inText' in place;
}
