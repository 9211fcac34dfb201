import type { WireOptions } from './wire-options.ts';

/** How a CRM behind HTTP is reached, and which part of it is the site's (docs/crm-wire.md). */
export interface HttpCrmConfig {
  /** Base address without a trailing slash. */
  url: string;
  customer: string;
  password: string;
  siteId: number | undefined;
  officeId: number | undefined;
  options: WireOptions;
}
