import type { PartyOf, ThirdParty } from './third-party.ts';

/** The appointment widget of a site; undefined if it has none. */
export function appointmentParty(
  parties: readonly ThirdParty[],
): PartyOf<'appointment'> | undefined {
  return parties.find((party) => party.kind === 'appointment');
}
