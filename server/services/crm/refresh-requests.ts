/**
 * Requests to refresh the catalogue at once, from outside: by the CRM (`POST /hooks/crm`) or by an
 * operator (`npm run refresh`). All servers of the site follow them. A method rejects when the
 * store cannot be reached.
 */
export interface RefreshRequests {
  /** Adds a request. */
  add(): Promise<void>;
  /** Number of requests ever added. */
  count(): Promise<number>;
  close(): Promise<void>;
}
