import { HttpError } from '../../platform/http-error.ts';
import { StartError } from '../../platform/start-error.ts';
import type { StoreName } from './stores.ts';

/** What messages to operators call each store. */
const STORE_NAMES: Readonly<Record<StoreName, string>> = {
  leads: 'leads',
  savedSearches: 'saved searches',
  handedIn: 'documents of owners',
  ownerNews: 'news of owners',
  limits: 'rate limits',
  sessions: 'owners’ sessions',
  signIns: 'owners’ sign-ins',
  drafts: 'drafts of forms',
  catalogueCopies: 'copies of the catalogue',
  missingPages: 'missing pages',
  crmIds: 'the CRM’s ids',
  refreshRequests: 'requests to refresh',
  viewCounts: 'views of homes and projects',
  seenItems: 'what is remembered of homes',
  machines: 'machines',
};

/** A store cannot be opened. */
export class StoreError extends StartError {
  constructor(store: StoreName, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The store of ${STORE_NAMES[store]} cannot be opened: ${reason}`, { cause });
    this.name = 'StoreError';
  }
}

/** A store that was opened does not do what it is asked: 503 where nothing can go on without it. */
export class StoreUnavailable extends HttpError {
  constructor(store: StoreName, cause: unknown) {
    super(503, `the store of ${STORE_NAMES[store]} cannot be used`);
    this.name = 'StoreUnavailable';
    this.cause = cause;
  }
}
