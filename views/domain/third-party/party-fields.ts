import { z } from 'zod';
import { CATEGORIES } from '../consent/consent.ts';
import { isForeignUrl, isOrigin } from './foreign-url.ts';

export const foreignUrl = z.string().refine(isForeignUrl, 'a URL that begins with https://');
export const attributeValue = z.string().max(200);
export const scriptAttributes = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
    attributeValue,
  )
  .default({});

/** Settings of every third party. */
export const common = {
  /** Its id on pages and in the URL of its frame. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
  /** Its name for visitors. */
  name: z.string().trim().min(1),
  category: z.enum(CATEGORIES),
  /** Origins besides the script's own that it may contact. */
  hosts: z
    .array(z.string().refine(isOrigin, 'an origin: https:// and a host, without a path'))
    .default([]),
};
