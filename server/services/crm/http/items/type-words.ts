import { GARAGE_ID } from '../../../../../views/domain/property/type-option.ts';
import { TYPE_CODES } from '../../../../../views/domain/property/type-code.ts';
import type { WireOptions } from '../../wire-options.ts';

/**
 * The CRM's own groups of types (MainType), which are the same for every agency, by the site's
 * types (docs/crm-wire.md, "Types").
 */
export const MAIN_TYPES: ReadonlyMap<number, number> = new Map([
  [1, TYPE_CODES.apartment],
  [3, TYPE_CODES.land],
  [27, TYPE_CODES.land],
  [125, TYPE_CODES.other],
  [127, TYPE_CODES.office],
  [139, TYPE_CODES.house],
  [157, TYPE_CODES.industrial],
  [158, GARAGE_ID],
  [159, TYPE_CODES.business],
  [162, TYPE_CODES.other],
]);

/** Words of names, the more particular first: a warehouse is no house. `~` begins or ends a word. */
const WORDS: readonly (readonly [type: number, words: string])[] = [
  [
    TYPE_CODES.industrial,
    'industri|magazijn|opslag|loods|werkplaats|pakhuis|~kmo|entrep[oô]t|atelier|hangar|stockage|' +
      'warehouse|workshop|storage|~lager|werkstatt|gewerbehalle|produktionshalle|~hal~',
  ],
  [
    TYPE_CODES.land,
    'bouwgrond|landbouwgrond|~gronde?n?~|terrein|perceel|kavel|verkaveling|weide|weiland|' +
      '~terrains?~|~parcelle|~lots?~|lotissement|prairie|~land~|~plots?~|building land|' +
      'farmland|meadow|grundst[uü]ck|bauland|baugrund|parzelle',
  ],
  [TYPE_CODES.office, 'kantoor|kantoren|burelen|~bureaux?~|offices?~|~b[uü]ro'],
  [
    TYPE_CODES.business,
    'handel|winkel|horeca|~caf[eé]|restaurant|hotel|h[oô]tel|commerc|magasin|boutique|~shops?~|' +
      'retail|business|bedrijf|professionnel|gewerbe|gesch[aä]ft|laden~|ladenlokal|gastronomie|praktijkruimte',
  ],
  [
    TYPE_CODES.apartment,
    'assistentie|service ?flat|seniorerie|(?:appartement|apartment|wohnung)(?:s|en)?~|maisonn?ette|student|étudiant|rez-de-jardin|~appart~|~flats?~|studio|' +
      'penthouse|duplex|triplex|~lofts?~|dakappartement|rez-de-chauss|~kots?~',
  ],
  [
    TYPE_CODES.house,
    'huis(?!gebouw)|huizen|bebouwing|woning|villa|bungalow|fermette|hoeve|boerderij|chalet|kasteel|bel-?[eé]tage|' +
      'maison|~ferme~|ch[aâ]teau|manoir|house|cottage|castle|mansion|farm|haus|h[aä]user|bauernhof|schloss',
  ],
];
const PATTERNS = WORDS.map(
  ([type, words]) => [type, new RegExp(withBorders(words), 'iu')] as const,
);
/** What a home has besides: "house with garage". */
const BESIDES = /\s(?:met|avec|with|mit|incl\p{L}*)\s.*$/iu;
/** Whole buildings, whatever they are made of. */
const BUILDING =
  /appartement(?:s)?gebouw|immeuble|opbrengst|rapport|investment|apartment building|mehrfamilienhaus|rendite/iu;

/**
 * The site's type that names tell: 1 to 7, and 8 for a garage; undefined if they tell none. The
 * first name that tells one counts.
 */
export function typeOfNames(
  names: readonly string[],
  { garageNames }: Pick<WireOptions, 'garageNames'>,
): number | undefined {
  const garage = new RegExp(garageNames, 'iu');
  const plain = names.map((name) => name.replace(BESIDES, ''));
  if (plain.some((name) => garage.test(name))) return GARAGE_ID;
  for (const name of plain) {
    if (BUILDING.test(name)) return TYPE_CODES.other;
    const found = PATTERNS.find(([, pattern]) => pattern.test(name));
    if (found) return found[0];
  }
  return undefined;
}

function withBorders(words: string): string {
  return words.replace(/~(?=[\p{L}(])/gu, '(?<!\\p{L})').replace(/~/g, '(?!\\p{L})');
}
