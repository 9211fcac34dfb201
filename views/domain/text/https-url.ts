import { z } from 'zod';

/** An address of the agency's data that becomes a link: https, without a user or spaces. */
export const httpsUrlSchema = z
  .url({ protocol: /^https$/ })
  .regex(/^\S+$/, 'has no spaces')
  .refine((text) => URL.parse(text)?.username === '', 'names no user');
