/**
 * A refusal that another attempt would meet again: an unknown recipient, a lead that the CRM
 * rejects. The delivery is parked.
 */
export class PermanentRefusal extends Error {}

/**
 * The destination could not be asked: no connection, no greeting, an answer that it is out of
 * service. Nothing was handed over. Any other failure concerns one delivery, which may have
 * arrived.
 */
export class DestinationDown extends Error {}
