import type { Changes } from '../history/changes.ts';
import type { Comparison } from '../history/comparison.ts';
import type { Section } from '../history/sections.ts';
import type { ShownHistory } from '../history/shown-history.ts';
import type { OwnerHome } from './owner-home.ts';

/** The fields of the sign-in; both are required (spec section 5). */
export type SignInField = 'email' | 'password';

/** The notice above the form of the sign-in. */
export type SignInNotice =
  /** LOGIN_FAILED of spec section 8. */
  | 'failed'
  | 'tooOften'
  /** Too many sign in at once. */
  | 'busy'
  /** The CRM did not answer this sign-in. */
  | 'crmDown'
  /** The CRM has not answered the site lately; a sign-in may still succeed. */
  | 'closed'
  /** The site itself cannot sign anybody in, whatever the CRM answers. */
  | 'unavailable'
  /** The requested page or file does not exist. */
  | 'missing'
  /** The session has run out. */
  | 'ended'
  | 'signedOut';

/** The page for signing in. */
export interface SignInPage {
  kind: 'sign-in';
  /** As typed; a password is never shown again. */
  email: string;
  missing: readonly SignInField[];
  notice?: SignInNotice;
  /** Whether the demo's passwords may be shown: only requests from this machine reach the page. */
  isLocal: boolean;
  /** The section of the history that a link names. */
  section?: Section;
  /** The home that a link names. */
  home?: number;
}

/** Notices that are not errors. */
const CALM: readonly SignInNotice[] = ['closed', 'ended', 'signedOut'];

export function isCalm(notice: SignInNotice): boolean {
  return CALM.includes(notice);
}

/** Whether the page says that something went wrong. */
export function isRefused({ missing, notice }: SignInPage): boolean {
  return missing.length > 0 || (notice !== undefined && !isCalm(notice));
}

/** The homes of an owner who has signed in. */
export interface HomesPage {
  kind: 'homes';
  /** The CRM does not answer: the homes are not known now, and the owner stays signed in. */
  isDown?: true;
  homes: readonly OwnerHome[];
  section?: Section;
}

/** The history of a home. */
export interface HistoryPage {
  kind: 'history';
  /** The owner's first name; a company's name. */
  greeted: string;
  home: OwnerHome;
  history: ShownHistory;
  /** Its views beside those of comparable homes. */
  comparison?: Comparison;
  /** Milliseconds since 1970. */
  now: number;
  /** When the owner last signed in, and what was added since; absent after the first sign-in. */
  last?: { at: number; changes: Changes };
  /** The section that is open. */
  section: Section;
}

/** The content of an owner's page. */
export type OwnerPage = SignInPage | HomesPage | HistoryPage;
