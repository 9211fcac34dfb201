import { z } from 'zod';
import { isEmail } from '../../../../../views/domain/format/email.ts';
import { type Locale, LOCALES } from '../../../../../views/domain/locale.ts';
import { type Owner, ownerSchema } from '../../../../../views/domain/owner/owner.ts';
import { checkValue } from '../../../../platform/files/json-file.ts';
import { reasonText } from '../../../../platform/files/schema-problems.ts';
import type { WireOptions } from '../../wire-options.ts';
import {
  idIn,
  isRecord,
  LANGUAGE_IDS,
  numberIn,
  rawTextIn,
  recordsIn,
  textIn,
  type WireRecord,
  withoutAbsent,
} from '../../wire-values.ts';

/** Somebody may sign in of whom the CRM has no home now: there is nothing to show. */
const PERSON = ownerSchema.extend({ propertyIds: z.array(z.int().positive()) });

/** Who has signed in, as far as CheckPersonLogin says. */
export interface SignedInPerson {
  id: number;
  /** Without fields where the answer is the id alone. */
  person: WireRecord;
  /** Ids of their homes; undefined where the answer has no list of them. */
  propertyIds: number[] | undefined;
}

/**
 * The person in an answer of CheckPersonLogin: an id, or a person with an ID. Undefined if there is
 * none: nothing, an id below 1, an empty list, a person without an id.
 */
export function signedInPerson(
  value: unknown,
  { ownerHomesField }: WireOptions,
): SignedInPerson | undefined {
  const own = idIn(Array.isArray(value) ? value[0] : value);
  if (own !== undefined) return { id: own, person: {}, propertyIds: undefined };
  const given = isRecord(value) ? (value['Items'] ?? [value]) : value;
  const [person] = recordsIn(given);
  const id = idIn(person?.['ID']);
  if (!person || id === undefined) return undefined;
  const ids: unknown = person[ownerHomesField];
  return { id, person, propertyIds: ids === undefined || ids === null ? undefined : listOf(ids) };
}

function listOf(ids: unknown): number[] {
  const values: readonly unknown[] = Array.isArray(ids) ? ids : rawTextIn(ids).split(',');
  return values.flatMap((one) => idIn(one) ?? []);
}

/**
 * The owner of a person's data. What the CRM does not say of them is as they signed in: the e-mail,
 * which stands for a missing name, and the language.
 */
export function ownerFromWire(
  { id, person, propertyIds = [] }: SignedInPerson,
  typed: { email: string; language: Locale },
): Owner {
  const spoken = textIn(person['LanguageId']) ? numberIn(person['LanguageId']) : undefined;
  const language = LOCALES.find((locale) => LANGUAGE_IDS[locale] === spoken);
  const email = textIn(person['Email']);
  const checked = checkValue(
    withoutAbsent({
      id,
      firstName: textIn(person['FirstName']),
      name: textIn(person['Name']) ?? typed.email,
      email: email !== undefined && isEmail(email) ? email : typed.email,
      language: language ?? typed.language,
      propertyIds: [...new Set(propertyIds)],
    }),
    PERSON,
  );
  if (checked.ok) return checked.value;
  throw new Error(`the CRM's owner is incomplete: ${reasonText(checked.problems)}`);
}
