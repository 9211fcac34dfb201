import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manager } from '../../views/domain/property/property.ts';
import { LOCALES } from '../../views/domain/locale.ts';
import { textOf } from '../../views/domain/text/multilingual.ts';
import { phoneOf } from '../../views/domain/format/phone.ts';
import type { SiteInfo } from '../../views/domain/site/site.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
/** Colours that many agencies use. */
const COMMON_COLOURS = new Set(['#ffffff']);

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(DEMO, file), 'utf8')) as T;

/** Names, addresses and colours that occur only at Kade & Linde, in lower case. */
export function demoMarks(): string[] {
  const { name, siteEmail, phone, offices, legal, colours } = read<SiteInfo>('site.json');
  const team = read<Manager[]>('team.json');
  const numbers = [phone, ...offices.map((office) => office.phone), ...team.flatMap(phonesOf)];
  const words = [
    name,
    name.replace('&', '&amp;'),
    siteEmail.replace(/^.*@/, ''),
    ...offices.flatMap(({ street }) => LOCALES.map((locale) => textOf(street, locale))),
    ...team.map((person) => person.name),
    ...numbers.flatMap((number) => [number, phoneOf(number)?.text ?? number]),
    ...numbers.map((number) => phoneOf(number)?.href ?? number),
    legal.companyNumber,
    legal.ipiNumber,
    legal.insurer,
    legal.insurancePolicy,
    ...Object.values(colours),
  ];
  const marks = new Set(words.map((word) => word.toLowerCase()));
  return [...marks].filter((mark) => !COMMON_COLOURS.has(mark));
}

function phonesOf({ directPhone, mobilePhone }: Manager): string[] {
  return [directPhone, mobilePhone].filter((number) => number !== undefined);
}

/** The demo agency's marks in a text. */
export function marksIn(text: string, marks: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return marks.filter((mark) => lower.includes(mark));
}
