import { z } from 'zod';
import type { Locale } from '../locale.ts';
import { filledSchema } from '../text/multilingual.ts';
import type { Property } from '../property/property.ts';

const KNOWN = ['[ID]', '[Ident]', '[Language]'];

/** The placeholders in brackets that are not supported. */
function unknownNames(url: string): string[] {
  return (url.match(/\[[^\]]*\]/g) ?? []).filter((name) => !KNOWN.includes(name));
}

/** Placeholders are allowed in the path and the query string, not in the host. */
function isPartnerUrl(url: string): boolean {
  const parsed = URL.parse(url.replaceAll(/[[\]]/g, ''));
  const host = /^https:\/\/[^/?#]*/.exec(url)?.[0] ?? '';
  return parsed?.protocol === 'https:' && parsed.username === '' && !/[[\]]/.test(host);
}

/** An external site that handles a home further: a rental platform, a notary. */
export const partnerSchema = z.strictObject({
  /** Text of the button. */
  label: filledSchema,
  /**
   * Its URL, with the placeholders `[ID]`, `[Ident]` (of the home's unit) and `[Language]` (nl, fr,
   * en, de).
   */
  url: z
    .string()
    .refine((url) => /\[(ID|Ident)\]/.test(url), 'needs [ID] or [Ident]')
    .refine((url) => unknownNames(url).length === 0, 'knows [ID], [Ident] and [Language] only')
    .refine(isPartnerUrl, 'begins with https:// and a host without brackets'),
});
export type Partner = z.infer<typeof partnerSchema>;

/** A home's URL at a partner; undefined if it needs an Ident and the home has none. */
export function partnerUrl(
  { url }: Partner,
  { id, ident }: Pick<Property, 'id' | 'ident'>,
  locale: Locale,
): string | undefined {
  if (url.includes('[Ident]') && !ident) return undefined;
  const values: Record<string, string> = { '[ID]': String(id), '[Ident]': ident ?? '' };
  return url.replaceAll(/\[\w+\]/g, (name) => encodeURIComponent(values[name] ?? locale));
}
