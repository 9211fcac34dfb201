/** The CRM could not be reached, or did not answer in time. Contains nothing of the URL. */
export class CrmUnreachable extends Error {
  /**
   * Whether the CRM has certainly not processed the call; otherwise it may have, and the answer was
   * lost.
   */
  readonly isUnheard: boolean;

  constructor(
    endpoint: string,
    why: string,
    { isUnheard = false, ...options }: ErrorOptions & { isUnheard?: boolean } = {},
  ) {
    super(`${endpoint}: ${why}`, options);
    this.name = 'CrmUnreachable';
    this.isUnheard = isUnheard;
  }
}

/** The CRM's response does not have the format of its answers. */
export class CrmGarbage extends Error {
  constructor(endpoint: string, what: string) {
    super(`${endpoint} answered ${what}`);
    this.name = 'CrmGarbage';
  }
}
