import type { Changes } from '../history/changes.ts';
import type { Section } from '../history/sections.ts';
import type { ShownHistory } from '../history/shown-history.ts';
import type { OwnerHome } from './owner-home.ts';

/** The fields of the sign-in; both are required (spec section 5). */
export type SignInField = 'email' | 'password';

/** What the sign-in says below its button. */
export type SignInNotice =
  /** LOGIN_FAILED of spec section 8. */
  | 'failed'
  | 'tooOften'
  /** The CRM does not answer an owner. */
  | 'crmDown'
  /** The CRM did not answer the site lately; it may answer an owner who tries. */
  | 'closed'
  /** The site itself cannot let anybody in. */
  | 'unavailable'
  /** What was asked for is not there. */
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
  /** Whether the demo's passwords may be shown: only visitors of this machine see the page. */
  isLocal: boolean;
  /** The section of the history that a link led to. */
  section?: Section;
}

/** The homes of an owner who has signed in. */
export interface HomesPage {
  kind: 'homes';
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
  /** Milliseconds since 1970. */
  now: number;
  /** When the owner signed in before, and what was added since; absent at the first time. */
  last?: { at: number; changes: Changes };
  /** The section that is open. */
  section: Section;
}

/** What is on an owner's page; on no other. */
export type OwnerPage = SignInPage | HomesPage | HistoryPage;
