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
 * one line has no line break, so that none can reach the header of a mail.
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

/** Control characters but line breaks and tabs; direction marks, which disguise what is written. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

function readValues(field: FormField, sent: readonly string[]): string {
  const { type } = field;
  if (type === 'places') return joined(readPlaces(sent));
  if (type !== 'ticks') return readValue(field, sent[0] ?? '');
  return joined([...new Set(sent.map(inOneLine).filter((one) => one !== ''))]);
}

/** As the list reads them: `city|postcode`, without what is none. */
function readPlaces(sent: readonly string[]): string[] {
  const places = REGIONS.read(new URLSearchParams(sent.map((one) => ['region', one])));
  return REGIONS.write(places);
}

function readValue({ type }: FormField, sent: string): string {
  if (type === 'checkbox') return sent === '' ? '' : '1';
  if (type === 'amount') return amountText(inOneLine(sent));
  if (type === 'zip') return inOneLine(sent).replace(ZIP_COUNTRY, '');
  if (type !== 'lines') return inOneLine(sent);
  const lines = wellFormed(sent).replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line) => line.replace(/\t/g, ' ').replace(INVISIBLE, ''))
    .join('\n')
    .trim();
}

/** The letter of Belgium or Luxembourg that some write before a postcode. */
const ZIP_COUNTRY = /^[BL][ -]*(?=\d)/i;
const ZIP = /^[1-9]\d{3}$/;

function inOneLine(sent: string): string {
  return wellFormed(sent).replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

function wellFormed(sent: string): string {
  return sent.toWellFormed().normalize('NFC');
}

/** An amount as digits alone; what is none stays as typed. */
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
  if (type === 'tel') return isPhone(value) ? undefined : 'phone';
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

/** Six digits or more: numbers of other countries count too. */
function isPhone(value: string): boolean {
  return /^[+\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6;
}
