/**
 * The CRM is up and refuses a call: it does not know the customer, the call or a part of it.
 * Contains nothing of the request.
 */
export abstract class RefusedCall extends Error {}
