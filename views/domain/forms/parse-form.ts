import { PHONE_DIGITS, phoneCandidate } from '../format/phone-candidate.ts';
import { isEmail } from '../format/email.ts';
import { amountIn } from '../filters/amount.ts';
import { REGIONS } from '../filters/regions.ts';
import { numberIn } from './number-in.ts';
import {
  type FieldFault,
  type FieldName,
  type FormField,
  joined,
  type ParsedForm,
  separate,
} from './form-field.ts';

/**
 * Reads the fields of a form: the only reader, on both sides. Values are trimmed, and a field of
 * one line has no line break, so that none can be injected into a mail header.
 * @param sent the values that were sent under a name.
 */
export function parseForm(
  fields: readonly FormField[],
  sent: (name: FieldName) => readonly string[],
): ParsedForm {
  const values: Partial<Record<FieldName, string>> = {};
  const faults: Partial<Record<FieldName, FieldFault>> = {};
  const read = new Map(fields.map((field) => [field.name, readValues(field, sent(field.name))]));
  for (const field of fields) {
    const { name, onlyWith } = field;
    if (onlyWith && read.get(onlyWith.name) !== onlyWith.value) continue;
    const value = read.get(name) ?? '';
    if (value !== '') values[name] = value;
    const fault = faultOf(field, value);
    if (fault) faults[name] = fault;
  }
  return { values, faults };
}

/**
 * Control characters except white space, bidirectional formatting characters, which can disguise a
 * text, and zero-width spaces.
 */
const INVISIBLE = /[^\P{Cc}\s]|[\p{Bidi_Control}\u200b\ufeff]/gu;

function readValues(field: FormField, sent: readonly string[]): string {
  const { type } = field;
  if (type === 'places') return joined(readPlaces(sent));
  if (type !== 'ticks') return readValue(field, sent[0] ?? '');
  return joined([...new Set(sent.map(inOneLine).filter((one) => one !== ''))]);
}

/** As the list reads them: `city|postcode`, without invalid values. */
function readPlaces(sent: readonly string[]): string[] {
  const places = REGIONS.read(new URLSearchParams(sent.map((one) => ['region', one])));
  return REGIONS.write(places);
}

function readValue({ type }: FormField, sent: string): string {
  if (type === 'checkbox') return sent === '' ? '' : '1';
  if (type === 'amount') return amountText(inOneLine(sent));
  if (type === 'zip') return inOneLine(sent).replace(ZIP_COUNTRY, '');
  if (type !== 'lines') return inOneLine(sent);
  return visible(sent)
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .trim();
}

/** The country letter of Belgium or Luxembourg before a postcode. */
const ZIP_COUNTRY = /^[BL][ -]*(?=\d)/i;
const ZIP = /^[1-9]\d{3}$/;

function inOneLine(sent: string): string {
  return visible(sent).replace(/\s+/g, ' ').trim();
}

function visible(sent: string): string {
  return sent.toWellFormed().replace(INVISIBLE, '').normalize('NFC');
}

/** An amount as digits only; other text is unchanged. */
function amountText(typed: string): string {
  const amount = amountIn(typed, Number.MAX_SAFE_INTEGER);
  return amount === undefined ? typed : String(amount);
}

function faultOf(field: FormField, value: string): FieldFault | undefined {
  const { type, isRequired, maxLength } = field;
  if (value === '') return isRequired ? 'missing' : undefined;
  if (field.options) return isOffered(field, value) ? undefined : 'option';
  if (value.length > maxLength) return 'tooLong';
  if (type === 'email') return emailFault(value);
  if (type === 'tel') return phoneFault(value);
  if (type === 'zip') return ZIP.test(value) ? undefined : 'zip';
  if (type === 'amount') return /^\d+$/.test(value) ? undefined : 'number';
  if (type === 'number') return numberIn(value) === undefined ? 'noNumber' : undefined;
  return undefined;
}

function isOffered({ type, options = [] }: FormField, value: string): boolean {
  const values = type === 'ticks' ? separate(value) : [value];
  return values.every((one) => options.some((option) => option.value === one));
}

function emailFault(value: string): FieldFault | undefined {
  if (!value.includes('@')) return 'noAt';
  return isEmail(value) ? undefined : 'email';
}

/**
 * Six to fifteen digits, whatever stands beside them ("na 18u"). Whether they are a number of their
 * country, only the server looks up (server/web/forms/phone-doubt.ts).
 */
function phoneFault(value: string): FieldFault | undefined {
  const { digits = '' } = phoneCandidate(value) ?? {};
  if (digits.length < PHONE_DIGITS.min) return 'phone';
  return digits.length > PHONE_DIGITS.max ? 'phoneLong' : undefined;
}
