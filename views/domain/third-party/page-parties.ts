import type { Category } from '../consent/consent.ts';
import type { FrameSettings } from './frame-settings.ts';
import { isFramed, kindOfParty } from './third-party-kinds.ts';
import { listHash } from './party-hosts.ts';
import type { PartyOf, ThirdParty } from './third-party.ts';

/** Data of the site's third parties for the page's script, as JSON. */
export interface PageParties {
  /** Hash of the list that a visitor decides on. */
  list: string;
  analytics: readonly AnalyticsParty[];
}
export type AnalyticsParty = Pick<
  PartyOf<'analytics'>,
  'script' | 'category' | 'account' | 'queue' | 'cookies'
>;

/** Data of a third party with a place on the page for its script, as JSON. */
export interface PlacedParty {
  id: string;
  category: Category;
  when: 'granted' | 'asked';
  /** Seconds. */
  timeout: number;
  /** Name of the frame for assistive technology. */
  title: string;
  settings: FrameSettings;
}

/** The third parties that a visitor decides on; if empty, no consent is needed. */
export function optionalParties(parties: readonly ThirdParty[]): readonly ThirdParty[] {
  return parties.filter(({ category }) => category !== 'necessary');
}

export function pageParties(parties: readonly ThirdParty[]): PageParties {
  const analytics = parties
    .filter((party) => party.kind === 'analytics')
    .map(({ script, category, account, queue, cookies }) => ({
      script,
      category,
      account,
      queue,
      cookies,
    }));
  return { list: listHash(parties), analytics };
}

/**
 * Why a third party may not have its category; `undefined` if it may. A party that loads with the
 * page is never "necessary": it needs consent.
 */
export function categoryFault(party: ThirdParty): string | undefined {
  if (party.category !== 'necessary') return undefined;
  if (isFramed(party) && kindOfParty(party).when === 'asked') return undefined;
  return `"${party.kind}" loads with the page and needs consent: not the category necessary`;
}
