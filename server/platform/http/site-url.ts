/** The public URL of the site, for what depends on whether it is on https. */
export interface SiteUrl {
  /** Origin without a trailing slash; undefined for a local run. */
  siteUrl: string | undefined;
}
