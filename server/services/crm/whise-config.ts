import type { WhiseOptions } from './whise-options.ts';

/** Access to Whise, and the part of it that is the site's (docs/whise.md). */
export interface WhiseConfig {
  /** Base address with a trailing slash. */
  url: string;
  /** The Marketplace account that the agency has activated. */
  username: string;
  password: string;
  /** The agency; its office, or undefined for all of them. */
  clientId: number;
  officeId: number | undefined;
  options: WhiseOptions;
}
