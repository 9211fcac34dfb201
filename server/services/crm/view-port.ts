/** Tells the CRM that people have seen homes on the site; of a CRM with the capability `views`. */
export interface ViewPort {
  /**
   * Reports one view of a home, and nothing about who it was.
   * @returns false if the CRM has certainly not counted it.
   * @throws when the CRM refuses it, or may have counted it although its answer was lost.
   */
  report(homeId: number, signal?: AbortSignal): Promise<boolean>;
}
