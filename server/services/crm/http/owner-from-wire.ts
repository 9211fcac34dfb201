import { type Locale, LOCALES } from '../../../../views/domain/locale.ts';
import { type Owner, ownerSchema } from '../../../../views/domain/owner/owner.ts';
import { checkValue } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import type { WireOptions } from '../wire-options.ts';
import {
  idIn,
  isRecord,
  LANGUAGE_IDS,
  numberIn,
  rawTextIn,
  recordsIn,
  textIn,
  withoutAbsent,
} from '../wire-values.ts';

/**
 * The owner in an answer of CheckPersonLogin; undefined if there is none: nothing, an empty list,
 * or a person without an id.
 * @param language of an owner for whom the CRM has none.
 * @throws for a person without the required fields of an owner: that is not a wrong password.
 */
export function ownerFromWire(
  value: unknown,
  language: Locale,
  { ownerHomesField }: WireOptions,
): Owner | undefined {
  const given = isRecord(value) ? (value['Items'] ?? [value]) : value;
  const [person] = recordsIn(given);
  const id = idIn(person?.['ID']);
  if (!person || id === undefined) return undefined;
  const ids: unknown = person[ownerHomesField];
  const spoken = textIn(person['LanguageId']) ? numberIn(person['LanguageId']) : undefined;
  const own = LOCALES.find((locale) => LANGUAGE_IDS[locale] === spoken);
  const checked = checkValue(
    withoutAbsent({
      id,
      firstName: textIn(person['FirstName']),
      name: textIn(person['Name']),
      email: textIn(person['Email']),
      language: own ?? language,
      propertyIds: (Array.isArray(ids) ? ids : rawTextIn(ids).split(',')).flatMap(
        (one) => idIn(one) ?? [],
      ),
    }),
    ownerSchema,
  );
  if (checked.ok) return checked.value;
  throw new Error(`the CRM's owner is incomplete: ${reasonText(checked.problems)}`);
}
