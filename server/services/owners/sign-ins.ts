/** When owners signed in; several servers share it. */
export interface SignIns {
  /**
   * Records that an owner signs in; resolves with the time of the sign-in before, undefined for the
   * first one. Times are milliseconds since 1970.
   */
  note(owner: number, now: number): Promise<number | undefined>;
}
