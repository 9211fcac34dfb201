import type { Locale } from '../../../../../views/domain/locale.ts';
import { HOME_COUNTRY } from '../../../../../views/domain/place/address.ts';
import type { Words } from './words.ts';

/** Countries by Whise's number, as their codes (ISO 3166): those of Europe, and a few others. */
const CODES: ReadonlyMap<number, string> = new Map(
  (
    '1 BE 2 NL 3 FR 4 DE 5 LU 6 GB 7 ES 8 IT 9 PT 10 DK 11 SE 12 NO 13 FI 20 CH 21 US 22 CA 23 AT ' +
    '26 CZ 27 SK 29 RO 30 GR 31 CY 32 BG 35 AL 38 AD 46 AU 52 BY 58 BA 61 BR 83 HR 94 EE 104 GE ' +
    '106 GL 110 GT 120 HU 121 IS 126 IE 128 IL 140 LV 145 LI 146 LT 149 MK 155 MT 158 MR 159 MU ' +
    '161 MX 163 MD 164 MC 166 ME 168 MA 193 PL 205 SM 209 SN 210 RS 213 SI 215 ZA 227 TH 233 TN ' +
    '234 TR 239 UA 240 AE 78 CG 79 CD'
  )
    .match(/\d+ [A-Z]{2}/g)!
    .map((pair) => pair.split(' '))
    .map(([id = '', code = '']) => [Number(id), code] as const),
);
/** Numbers of the site for those that it knows (spec section 9). */
const SITE_IDS: ReadonlyMap<number, number> = new Map([
  [1, HOME_COUNTRY],
  [5, 50],
]);
/** Added to Whise's number for every other country, so that none has a number of the site. */
const OTHER_COUNTRIES = 1000;

/** The site's number of a country, and its name; of none: Belgium. */
export function countryOf(id: number | undefined): { countryId: number; countryName: Words } {
  const known = id ?? 1;
  const code = CODES.get(known);
  const nameIn = (locale: Locale) =>
    code === undefined ? '' : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '');
  return {
    countryId: SITE_IDS.get(known) ?? OTHER_COUNTRIES + known,
    countryName: { nl: nameIn('nl'), fr: nameIn('fr'), en: nameIn('en'), de: nameIn('de') },
  };
}

/** Whise's number for the site's number of a country. */
export function whiseCountry(countryId: number): number {
  const [known] = [...SITE_IDS].find(([, siteId]) => siteId === countryId) ?? [];
  return known ?? Math.max(1, countryId - OTHER_COUNTRIES);
}
