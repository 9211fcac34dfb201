/**
 * A refusal that another attempt would meet again: an unknown recipient, a lead that the CRM
 * rejects. The delivery is parked.
 */
export class PermanentRefusal extends Error {}

/**
 * The destination is out of service: no connection, no greeting, an answer that says so. A sender
 * that throws it must make sure that probes do not hand over the same delivery repeatedly. Any other
 * failure concerns one delivery, which may have arrived.
 */
export class DestinationDown extends Error {}

/**
 * Another release has stored what this one cannot hand over. The delivery waits for a server of
 * that release, without an end: it is never parked for this.
 */
export class NeedsNewerRelease extends Error {}
