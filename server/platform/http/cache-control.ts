/** For files whose names change with their content. */
export const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files whose names do not change. */
export const ONE_DAY = 'public, max-age=86400';
