import type { Locale } from '../../../../views/domain/locale.ts';
import { filledNumberIn, flagIn, idIn, numberIn, textIn, type WireRecord } from '../wire-values.ts';
import type { WhiseOptions } from '../whise-options.ts';
import { choiceIn, dayIn, type Details, firstNumberIn, textsIn } from './estate-values.ts';
import { countryOf } from './labels/countries.ts';
import { ANY_TYPE, CATEGORIES, SUBCATEGORIES } from './labels/types.ts';
import { managerFrom } from './people-from-estates.ts';
import { picturesFrom } from './pictures-from-estate.ts';

/** What an estate is read with. */
export interface Reading {
  options: WhiseOptions;
  /** A date, yyyy-mm-dd. */
  today: string;
  /** The language of what Whise has in one: titles of advertisements, names of rooms. */
  namesLanguage: Locale;
}

/** Fields that homes and projects have in common; unfilled ones are undefined. */
export function sharedFrom(estate: WireRecord, details: Details, { namesLanguage }: Reading) {
  return {
    id: idIn(estate['id']),
    siteId: idIn(estate['officeId']),
    ...placeFrom(estate, details),
    typeDescription: typeWords(estate),
    title: titleFrom(estate, details, namesLanguage),
    description: { ...textsIn(estate['shortDescription']), ...textsIn(estate['longDescription']) },
    pictures: picturesFrom(estate, details, namesLanguage),
    startCommercialisation:
      dayIn(estate['putOnlineDateTime']) ??
      dayIn(estate['createDateTime']) ??
      dayIn(estate['updateDateTime']),
    ...energyFrom(estate, details),
    manager: managerFrom(estate, namesLanguage),
  };
}

/**
 * Its location. A missing `displayAddress` means that the address is hidden: it is in the answer all
 * the same, and is removed as from every CRM (server/services/crm/crm-sanitizer.ts).
 */
function placeFrom(estate: WireRecord, details: Details) {
  const publishAddress = flagIn(estate['displayAddress']) === true;
  const position = positionFrom(details);
  return {
    street: textIn(estate['address']),
    houseNumber: textIn(estate['number']),
    boxNr: textIn(estate['box']),
    zip: textIn(estate['zip']) ?? '',
    city: textIn(estate['city']) ?? '',
    ...countryOf(choiceIn(estate['country'])),
    publishAddress,
    position: publishAddress ? position : undefined,
  };
}

function positionFrom(details: Details): [number, number] | undefined {
  const latitude = numberIn(details.get(1849)?.value);
  const longitude = numberIn(details.get(1850)?.value);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}

export function typeWords(estate: WireRecord) {
  const known = SUBCATEGORIES.get(choiceIn(estate['subCategory']) ?? 0);
  return { ...(known ?? CATEGORIES.get(choiceIn(estate['category']) ?? 0) ?? ANY_TYPE) };
}

/** The title of the advertisement, which is in one language, else the text for a message. */
function titleFrom(estate: WireRecord, details: Details, language: Locale) {
  const title = textIn(details.get(1914)?.value);
  const titles = { ...textsIn(estate['sms']), ...(title !== undefined && { [language]: title }) };
  const lines = Object.entries(titles).map(([locale, text]) => [
    locale,
    text.replace(/\s+/g, ' ').trim(),
  ]);
  return Object.fromEntries(lines) as Partial<Record<Locale, string>>;
}

function energyFrom(estate: WireRecord, details: Details) {
  const score = numberIn(details.get(2089)?.value) ?? firstNumberIn(estate['energyValue']);
  const isCertified = textIn(details.get(2391)?.value) !== undefined;
  return {
    // 0 is a score only if there is a certificate.
    energyPerformance: isCertified ? score : filledNumberIn(score),
    epcLabelText: textIn(estate['energyClass']) ?? textIn(details.get(2056)?.value),
  };
}
