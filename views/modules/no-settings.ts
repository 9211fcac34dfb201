import { z } from 'zod';

/**
 * The schema of the kinds that have no settings: their content comes from the subject of the page,
 * the site, the catalogue or the URL.
 */
export const noSettings = z.strictObject({});
