/** A page above this one. */
export interface Crumb {
  href: string;
  text: string;
}
