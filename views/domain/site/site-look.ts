import type { HeaderKind } from './header.ts';
import type { Module, Page } from './page.ts';
import type { SiteInfo } from './site.ts';
import { TEMPLATES } from './site-template.ts';

type LookSettings = Pick<SiteInfo, 'siteTemplate' | 'header' | 'cornerRadius'>;

/** Of boxes, buttons, fields, photographs and plates, in pixels. */
export function cornerRadiusOf({ siteTemplate, cornerRadius }: LookSettings): number {
  return cornerRadius ?? TEMPLATES[siteTemplate].cornerRadius;
}

export function headerOf({ siteTemplate, header }: LookSettings): HeaderKind {
  return header ?? TEMPLATES[siteTemplate].header;
}

/**
 * The module with a photograph as wide as the window that a page begins with, and that a header can
 * lie over; undefined if it begins with anything else.
 */
export function photographAtTop(page: Page, { siteTemplate }: LookSettings): Module | undefined {
  const wide: readonly string[] = TEMPLATES[siteTemplate].wide;
  const [first] = page.params.modules
    .filter(({ position, status }) => position === 'top' && status === 'Published')
    .sort((a, b) => a.sort - b.sort);
  return first !== undefined && wide.includes(first.relations.type) ? first : undefined;
}

/** How bright that photograph is at its top, as the agency says; dark without. */
export function skyOf({ content }: Pick<Module, 'content'>): 'dark' | 'light' {
  return content['sky'] === 'light' ? 'light' : 'dark';
}
