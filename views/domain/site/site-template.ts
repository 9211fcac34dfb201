import { z } from 'zod';

/** Settings of a template besides its styles, which are in `views/templates`. */
interface Template {
  /** The phone number is optional in the site's contact forms (spec section 5). */
  phoneOptional: boolean;
}

/** The layouts of pages that an agency can choose (spec section 1). */
export const TEMPLATES = {
  vitrine: { phoneOptional: false },
  gevel: { phoneOptional: true },
} as const satisfies Record<string, Template>;

type TemplateName = keyof typeof TEMPLATES;

export const templateSchema = z.enum(Object.keys(TEMPLATES) as [TemplateName, ...TemplateName[]]);
