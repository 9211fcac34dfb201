import { sameEmail } from '../../../../views/domain/format/same-email.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { Owner } from '../../../../views/domain/owner/owner.ts';
import type { WireOptions } from '../wire-options.ts';
import { LANGUAGE_IDS, rawTextIn, type WireRecord } from '../wire-values.ts';
import { type EmulatedHistory, type HistoryEndpoint, historyToWire } from './to-wire-history.ts';

/** An owner of the emulated CRM; their homes are among its homes, in any status. */
export interface EmulatedOwner {
  owner: Owner;
  isPassword(password: string): Promise<boolean>;
  histories: readonly EmulatedHistory[];
}

/** The person who signs in; undefined for a wrong password or an unknown person. */
export async function personSigningIn(
  owners: readonly EmulatedOwner[],
  { Email: email, Password: password }: WireRecord,
  { ownerHomesField }: WireOptions,
): Promise<WireRecord | undefined> {
  const found = owners.find(({ owner }) => sameEmail(owner.email, rawTextIn(email)));
  if (!found || !(await found.isPassword(rawTextIn(password)))) return undefined;
  const { id, firstName, name, email: own, language, propertyIds } = found.owner;
  return {
    ID: id,
    FirstName: firstName ?? '',
    Name: name,
    Email: own,
    LanguageId: LANGUAGE_IDS[language],
    [ownerHomesField]: propertyIds,
  };
}

/** The answer of a history endpoint for the requested home. */
export function historyEntries(
  owners: readonly EmulatedOwner[],
  endpoint: HistoryEndpoint,
  { parameters, locale, options }: { parameters: WireRecord; locale: Locale; options: WireOptions },
): WireRecord[] {
  const [first] = (parameters['ObjectIDs'] ?? []) as readonly unknown[];
  const wantedId = parameters['ID'] ?? parameters['ObjectID'] ?? first;
  const histories = owners.flatMap((owner) => owner.histories);
  const history = histories.find(({ propertyId }) => propertyId === wantedId);
  return history ? historyToWire(history, endpoint, { locale, options }) : [];
}
