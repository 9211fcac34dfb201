import { RefusedCall } from './refused-call.ts';

/** Status of an address that is too long; also of one that is not sent, because it is. */
export const ADDRESS_TOO_LONG = 414;
/** Statuses of servers that do not let this host or customer in. */
const NO_ACCESS: ReadonlySet<number> = new Set([401, 403, 407]);

/**
 * The CRM's server answers a call with an HTTP error, or would: the address is too long, unknown or
 * forbidden. It is up, and the same call fails again. Contains nothing of the URL.
 */
export class CrmRejection extends RefusedCall {
  readonly endpoint: string;
  readonly status: number;

  constructor(endpoint: string, status: number) {
    super(
      `${endpoint}: ${status === ADDRESS_TOO_LONG ? 'its address is too long' : `status ${status}`}`,
    );
    this.name = 'CrmRejection';
    this.endpoint = endpoint;
    this.status = status;
  }

  /** Whether it is about this call; otherwise it is about access, which may be granted. */
  get isOfCall(): boolean {
    return !NO_ACCESS.has(this.status);
  }
}
