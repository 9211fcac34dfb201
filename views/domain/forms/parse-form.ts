import { isEmail } from '../format/email.ts';
import type { FieldFault, FormField, FormFaults, FormValues, ParsedForm } from './form-field.ts';

/**
 * Reads the fields of a form: the only reader, on both sides. Values are trimmed, and a field of one
 * line has no line break, so that none can reach the header of a mail.
 * @param sent the value that was sent under a name; undefined if none was.
 */
export function parseForm(
  fields: readonly FormField[],
  sent: (name: string) => string | undefined,
): ParsedForm {
  const values: FormValues = {};
  const faults: FormFaults = {};
  for (const field of fields) {
    const value = readValue(field, sent(field.name) ?? '');
    if (value !== '') values[field.name] = value;
    const fault = faultOf(field, value);
    if (fault) faults[field.name] = fault;
  }
  return { values, faults };
}

/** Control characters but line breaks and tabs; direction marks, which disguise what is written. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

function readValue({ type }: FormField, sent: string): string {
  const text = sent.toWellFormed().normalize('NFC');
  if (type === 'checkbox') return text === '' ? '' : '1';
  if (type !== 'lines') return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line) => line.replace(/\t/g, ' ').replace(INVISIBLE, ''))
    .join('\n')
    .trim();
}

function faultOf(
  { type, isRequired, maxLength }: FormField,
  value: string,
): FieldFault | undefined {
  if (value === '') return isRequired ? 'missing' : undefined;
  if (value.length > maxLength) return 'tooLong';
  if (type === 'email') return emailFault(value);
  if (type === 'tel') return isPhone(value) ? undefined : 'phone';
  return undefined;
}

function emailFault(value: string): FieldFault | undefined {
  if (!value.includes('@')) return 'noAt';
  return isEmail(value) ? undefined : 'email';
}

/** Six digits or more: numbers of other countries count too. */
function isPhone(value: string): boolean {
  return /^[+\d\s()./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6;
}
