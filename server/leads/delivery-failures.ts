/**
 * A refusal that another attempt would meet again: an unknown recipient, a lead that the CRM
 * rejects. The delivery is parked.
 */
export class PermanentRefusal extends Error {}

/**
 * The destination is out of service: no connection, no greeting, an answer that says so. Whoever
 * throws it makes sure that probes do not hand over the same delivery again and again. Any other
 * failure concerns one delivery, which may have arrived.
 */
export class DestinationDown extends Error {}
