import { sameEmail } from '../../../../views/domain/format/same-email.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { Owner } from '../../../../views/domain/owner/owner.ts';
import type { WireOptions } from '../wire-options.ts';
import { LANGUAGE_IDS, numberIn, rawTextIn, type WireRecord } from '../wire-values.ts';
import type { WireBehaviour } from './behaviour.ts';
import { type EmulatedHistory, type HistoryEndpoint, historyToWire } from './to-wire-history.ts';

/** An owner of the emulated CRM; their homes are among its homes, in any status. */
export interface EmulatedOwner {
  owner: Owner;
  isPassword(password: string): Promise<boolean>;
  histories: readonly EmulatedHistory[];
}

/** How the CRM answers where clients show nothing, or differ. */
export interface OwnerBehaviour {
  /** Whether entries of a history and documents name their home. */
  namesHomes: boolean;
  /** Whether everybody gets everything, whatever is asked for. */
  isLying: boolean;
}

export const DEFAULT_OWNER_BEHAVIOUR: OwnerBehaviour = {
  namesHomes: true,
  isLying: false,
};

interface Asked {
  parameters: WireRecord;
  behaviour: OwnerBehaviour & Pick<WireBehaviour, 'login' | 'visits'>;
}

/** The person who signs in; undefined for a wrong password or an unknown person. */
export async function personSigningIn(
  owners: readonly EmulatedOwner[],
  { parameters: { Email: email, Password: password }, behaviour }: Asked,
  { ownerHomesField }: WireOptions,
): Promise<WireRecord | number | undefined> {
  const found = owners.find(({ owner }) => sameEmail(owner.email, rawTextIn(email)));
  if (!found || !(await found.isPassword(rawTextIn(password)))) return undefined;
  const { id, propertyIds } = found.owner;
  return behaviour.login === 'id' ? id : { ...personOf(found), [ownerHomesField]: propertyIds };
}

/** The owner with the requested id; null, which is nothing, for anybody else. */
export function personById(
  owners: readonly EmulatedOwner[],
  { ID }: WireRecord,
): WireRecord | null {
  const found = owners.find(({ owner }) => owner.id === ID);
  return found ? personOf(found) : null;
}

function personOf({ owner }: EmulatedOwner): WireRecord {
  const { id, firstName, name, email, language } = owner;
  return {
    ID: id,
    FirstName: firstName ?? '',
    Name: name,
    Email: email,
    LanguageId: LANGUAGE_IDS[language],
  };
}

/** The ids of the homes that are related to the requested e-mail. */
export function relatedHomes(
  owners: readonly EmulatedOwner[],
  { parameters: { Email: email }, behaviour }: Asked,
): number[] {
  return owners
    .filter(({ owner }) => behaviour.isLying || sameEmail(owner.email, rawTextIn(email)))
    .flatMap(({ owner }) => owner.propertyIds);
}

/** The entries that a history endpoint has of the requested home. */
export function historyEntries(
  owners: readonly EmulatedOwner[],
  endpoint: HistoryEndpoint,
  { parameters, behaviour, ...how }: Asked & { locale: Locale; options: WireOptions },
): WireRecord[] {
  const { ObjectIDs, ID, ObjectID } = parameters;
  const listed: readonly unknown[] = Array.isArray(ObjectIDs) ? ObjectIDs : [];
  const wanted = ID !== undefined || ObjectID !== undefined ? [ID ?? ObjectID] : listed;
  return owners
    .flatMap((owner) => owner.histories)
    .filter(({ propertyId }) => behaviour.isLying || wanted.includes(propertyId))
    .flatMap((history) => {
      const entries = historyToWire(history, endpoint, how);
      const named = { ObjectID: history.propertyId };
      return behaviour.namesHomes ? entries.map((entry) => ({ ...entry, ...named })) : entries;
    });
}

/**
 * The Value of an endpoint that gives the visits of a home: one object of all sources, or by
 * source.
 */
export function visitsValue(
  endpoint: HistoryEndpoint,
  entries: readonly WireRecord[],
  { visits, isLying }: Asked['behaviour'],
): unknown {
  if (endpoint !== 'GetVisitStatisticOfProperty') return entries;
  if (visits === 'list' || isLying) return { From: 1, To: entries.length, Items: entries };
  const [one] = entries;
  if (!one) return null;
  const { SourceName: _, ObjectID, ...counts } = one;
  const sums = Object.keys(counts).map((name): [string, number] => [
    name,
    entries.reduce((sum, entry) => sum + (numberIn(entry[name]) ?? 0), 0),
  ]);
  return { ...Object.fromEntries(sums), ...(ObjectID !== undefined && { ObjectID }) };
}
