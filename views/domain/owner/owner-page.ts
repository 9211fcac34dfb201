import type { OwnerHome } from './owner-home.ts';

/** The fields of the sign-in; both are required (spec section 5). */
export type SignInField = 'email' | 'password';

/** What the sign-in says below its button. */
export type SignInNotice =
  /** LOGIN_FAILED of spec section 8. */
  | 'failed'
  | 'tooOften'
  /** The CRM does not answer. */
  | 'crmDown'
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
}

/** The homes of an owner who has signed in. */
export interface HomesPage {
  kind: 'homes';
  firstName: string;
  homes: readonly OwnerHome[];
}

/** What is on an owner's page; on no other. */
export type OwnerPage = SignInPage | HomesPage;
