/** Every status of the CRM; it sends only the requested ones. */
export const STATUSES: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** Prospective, cancelled and inactive: not shown to visitors. */
export const UNPUBLISHED_STATUSES: readonly number[] = [0, 3, 5];
export const SHOWN_STATUSES = STATUSES.filter((status) => !UNPUBLISHED_STATUSES.includes(status));
