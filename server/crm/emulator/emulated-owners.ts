import { sameEmail } from '../../../views/domain/format/same-email.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { Owner } from '../../../views/domain/owner/owner.ts';
import type { WireOptions } from '../wire-options.ts';
import { LANGUAGE_IDS, rawTextIn, type WireRecord } from '../http/wire-values.ts';
import { type EmulatedHistory, type HistoryEndpoint, historyToWire } from './to-wire-history.ts';

/** An owner of the emulated CRM; their homes are among its homes, in any status. */
export interface EmulatedOwner {
  owner: Owner;
  isPassword(password: string): Promise<boolean>;
  histories: readonly EmulatedHistory[];
}

/** The person who signs in; undefined for a wrong password, and for whoever is unknown. */
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

/** What an endpoint of histories gives of the home that is asked for. */
export function historyEntries(
  owners: readonly EmulatedOwner[],
  endpoint: HistoryEndpoint,
  { parameters, locale, options }: { parameters: WireRecord; locale: Locale; options: WireOptions },
): WireRecord[] {
  const [first] = (parameters['ObjectIDs'] ?? []) as readonly unknown[];
  const asked = parameters['ID'] ?? parameters['ObjectID'] ?? first;
  const histories = owners.flatMap((owner) => owner.histories);
  const history = histories.find(({ propertyId }) => propertyId === asked);
  return history ? historyToWire(history, endpoint, { locale, options }) : [];
}
