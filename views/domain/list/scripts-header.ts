/**
 * Response header of Flight: the script of the pages that can read it, as `data-hydrate` of their
 * body names it.
 */
export const SCRIPTS_HEADER = 'x-scripts';
