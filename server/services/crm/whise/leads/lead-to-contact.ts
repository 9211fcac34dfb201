import { placeholderEmail } from '../../../../../views/domain/format/no-email.ts';
import { isLocale } from '../../../../../views/domain/locale.ts';
import { TYPE_CODES } from '../../../../../views/domain/property/type-code.ts';
import { GARAGE_ID } from '../../../../../views/domain/property/type-option.ts';
import type { DeliverableLead } from '../../lead-port.ts';
import { type WireRecord, withoutAbsent } from '../../wire-values.ts';
import type { WhiseOptions } from '../../whise-options.ts';
import { commentOf } from './lead-lines.ts';

type Demand = Extract<DeliverableLead, { kind: 'demand' }>;

/** Whise's category for each of the site's types, 8 a garage; none for other homes. */
const CATEGORIES: ReadonlyMap<number, number> = new Map([
  [TYPE_CODES.house, 1],
  [TYPE_CODES.apartment, 2],
  [TYPE_CODES.land, 3],
  [TYPE_CODES.office, 4],
  [TYPE_CODES.business, 5],
  [TYPE_CODES.industrial, 6],
  [GARAGE_ID, 7],
]);

interface Recipient {
  options: WhiseOptions;
  officeIds: readonly number[];
}

/**
 * The contact that gives a lead to Whise. What it has a parameter for is sent in it; everything is
 * in the comment, as Whise may keep what it knows of a person.
 */
export function leadToContact(
  key: string,
  lead: DeliverableLead,
  { options, officeIds }: Recipient,
): WireRecord {
  const { person, language } = lead;
  const { languageIds } = options;
  const estates = estateIdsOf(lead);
  return withoutAbsent({
    Name: person.name,
    FirstName: person.firstName,
    // Whise needs one, and merges contacts by it.
    PrivateEmail: person.email ?? placeholderEmail(person.phoneNumber, language),
    PrivateTel: person.phoneNumber,
    CountryId: options.contactCountryId,
    LanguageId: (isLocale(language) ? languageIds[language] : undefined) ?? anyOf(languageIds),
    OfficeIds: officeIds,
    Comments: commentOf(key, lead),
    EstateIds: estates.length > 0 ? estates : undefined,
    SearchCriteria: lead.kind === 'demand' ? criteriaOf(lead, options) : undefined,
    ContactOriginId: options.contactOriginId,
    AgreementEmail: options.agreementEmail ? lead.isReceivedEmail : undefined,
  });
}

/**
 * The contact with what Whise needs and its comment, in a language that clients show: a refusal of
 * anything else must not cost the lead.
 */
export function contactAlone(contact: WireRecord, { languageIds }: WhiseOptions): WireRecord {
  const { Name, PrivateEmail, CountryId, LanguageId, OfficeIds, Comments } = contact;
  const isUnsure = LanguageId === languageIds.de;
  return {
    Name,
    PrivateEmail,
    CountryId,
    LanguageId: isUnsure ? anyOf(languageIds) : LanguageId,
    OfficeIds,
    Comments,
  };
}

/** The first that is surely one of Whise's: German was seen in no client. */
function anyOf({ nl, fr, en, de }: WhiseOptions['languageIds']): string {
  return nl ?? fr ?? en ?? de ?? 'nl-BE';
}

/** The estates that a lead asks about. */
export function estateIdsOf(lead: DeliverableLead): number[] {
  if (lead.kind !== 'contact') return [];
  const { propertyId, projectIds, furtherIds = [] } = lead;
  return [...(propertyId === undefined ? [] : [propertyId]), ...projectIds, ...furtherIds];
}

/** A criterion for each type: places have no parameter that was seen, they are in the comment. */
function criteriaOf(lead: Demand, { contactCountryId }: WhiseOptions): WireRecord[] {
  const types = lead.types.map(({ id }) => CATEGORIES.get(id)).filter((id) => id !== undefined);
  // Without a category a criterion is of every home: of other homes the comment alone tells.
  const categories = types.length === 0 ? [undefined] : [...new Set(types)];
  return categories.map((CategoryId) =>
    withoutAbsent({
      PurposeId: lead.goal === 1 ? 2 : 1,
      CategoryId,
      PriceMin: lead.priceMin,
      PriceMax: lead.priceMax,
      CountryId: contactCountryId,
      MinRooms: lead.rooms,
    }),
  );
}
