import type { Category } from '../consent/consent.ts';
import type { AnalyticsKind } from './analytics-kinds.ts';
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
/** The settings of a tool that runs in the page; of what only visitors read, nothing. */
type RunInPage<P> = P extends unknown ? Omit<P, 'name' | 'hosts' | 'withoutConsent'> : never;
export type AnalyticsParty = RunInPage<PartyOf<AnalyticsKind>>;
export type AnalyticsPartyOf<K extends AnalyticsKind> = Extract<AnalyticsParty, { kind: K }>;

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
  const analytics = parties.flatMap((party): AnalyticsParty[] => {
    if (isFramed(party)) return [];
    const { name: _name, hosts: _hosts, ...settings } = party;
    if ('withoutConsent' in settings) delete settings.withoutConsent;
    return [settings];
  });
  return { list: listHash(parties), analytics };
}

/**
 * Why a third party may not have its category; `undefined` if it may. What loads with the page needs
 * consent, unless it stores nothing and recognizes nobody, and the agency says so with a reason for
 * visitors.
 */
export function categoryFault(party: ThirdParty): string | undefined {
  const reason = 'withoutConsent' in party ? party.withoutConsent : undefined;
  if (party.category !== 'necessary') {
    return reason && 'withoutConsent is a reason for the category necessary, which this is not';
  }
  if (isFramed(party) && kindOfParty(party).when === 'asked') return undefined;
  if (!mayBeNecessary(party)) {
    return `"${party.kind}" loads with the page and needs consent: not the category necessary`;
  }
  if (storesCookies(party)) {
    return `"${party.kind}" sets cookies and needs consent: not the category necessary`;
  }
  if (reason) return undefined;
  return `"${party.kind}" is necessary only with the reason as withoutConsent, for visitors to read`;
}

/** Kinds that can be told to store nothing and recognize nobody. */
function mayBeNecessary(
  party: ThirdParty,
): party is PartyOf<'matomo' | 'plausible' | 'page-script'> {
  return ['matomo', 'plausible', 'page-script'].includes(party.kind);
}

function storesCookies(party: PartyOf<'matomo' | 'plausible' | 'page-script'>): boolean {
  if (party.kind === 'matomo') return party.setsCookies;
  return party.kind === 'page-script' && party.cookies.length > 0;
}
