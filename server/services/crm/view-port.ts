import type { Viewed } from './view-counts.ts';

/**
 * Tells the CRM that people have seen homes and projects on the site; of a CRM with the capability
 * `views`.
 */
export interface ViewPort {
  /**
   * Reports one view, and nothing about who it was.
   * @returns false if the CRM has certainly not counted it.
   * @throws when the CRM refuses it, or may have counted it although its answer was lost.
   */
  report(viewed: Viewed, signal?: AbortSignal): Promise<boolean>;
}
