/** A step on the way back up from a page. */
export interface Crumb {
  href: string;
  text: string;
}
