/** No connection, an answer that is late, or a connection or a server that failed. */
type UnreachableKind = 'no connection' | 'late' | 'failing';

interface UnreachableOptions extends ErrorOptions {
  isUnheard?: boolean;
  /** `failing` by default. */
  kind?: UnreachableKind;
}

/** The CRM could not be reached, or did not answer in time. Contains nothing of the URL. */
export class CrmUnreachable extends Error {
  readonly kind: UnreachableKind;
  /**
   * Whether the CRM has certainly not processed the call; otherwise it may have, and the answer was
   * lost.
   */
  readonly isUnheard: boolean;

  constructor(
    endpoint: string,
    why: string,
    { isUnheard = false, kind = 'failing', ...options }: UnreachableOptions = {},
  ) {
    super(`${endpoint}: ${why}`, options);
    this.name = 'CrmUnreachable';
    this.isUnheard = isUnheard;
    this.kind = kind;
  }
}

/** The CRM's response does not have the format of its answers. */
export class InvalidCrmAnswer extends Error {
  constructor(endpoint: string, what: string) {
    super(`${endpoint} answered ${what}`);
    this.name = 'CrmGarbage';
  }
}
