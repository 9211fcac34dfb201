import { z } from 'zod';
import type { HeaderKind } from './header.ts';

/** Settings of a template besides its styles, which are in `views/templates`. */
interface Template {
  /** The phone number is optional in the site's contact forms (spec section 5). */
  phoneOptional: boolean;
  /** Where the agency sets none: pixels, and a kind of header. */
  cornerRadius: number;
  header: HeaderKind;
  /** Modules whose photograph is as wide as the window, so that a header can lie over it. */
  wide: readonly string[];
  /** Which of the agency's logos fits the ground of the footer. */
  footLogo: 'onLight' | 'onDark';
}

/** The layouts of pages that an agency can choose (spec section 1). */
export const TEMPLATES = {
  vitrine: {
    phoneOptional: false,
    cornerRadius: 3,
    header: 'transparent',
    wide: ['hero', 'background-video'],
    footLogo: 'onDark',
  },
  gevel: {
    phoneOptional: true,
    cornerRadius: 0,
    header: 'centred',
    wide: ['background-video'],
    footLogo: 'onLight',
  },
} as const satisfies Record<string, Template>;

type TemplateName = keyof typeof TEMPLATES;

export const templateSchema = z.enum(Object.keys(TEMPLATES) as [TemplateName, ...TemplateName[]]);
