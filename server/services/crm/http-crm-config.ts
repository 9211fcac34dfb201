import type { WireOptions } from './wire-options.ts';

/**
 * Connection of a CRM behind HTTP, and the part of it that belongs to the site (docs/crm-wire.md).
 */
export interface HttpCrmConfig {
  /** Base address without a trailing slash. */
  url: string;
  customer: string;
  password: string;
  siteId: number | undefined;
  officeId: number | undefined;
  options: WireOptions;
}
