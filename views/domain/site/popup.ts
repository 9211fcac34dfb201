import { z } from 'zod';
import { type Locale, LOCALES } from '../locale.ts';
import { embedOf } from '../property/video-url.ts';
import { filledSchema, multilingualSchema, textOf } from '../text/multilingual.ts';

const PICTURE_FILE = /^[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif|svg)$/i;

const linkSchema = multilingualSchema.superRefine((link, context) => {
  for (const locale of LOCALES) {
    const url = textOf(link, locale);
    if (url === '' || isLink(url, locale)) continue;
    const message = `begins with /${locale}/ or https://, and has no spaces`;
    context.addIssue({ code: 'custom', message, path: [locale] });
  }
});

/** The promotional popup (spec sections 3 and 4). */
export const popupSchema = z.strictObject({
  title: filledSchema,
  description: filledSchema,
  /** By language: a path of the site with its language, or an https URL. */
  link: linkSchema.optional(),
  /**
   * A file of the `pictures` folder, a picture's https URL, or a link to a video (spec section 5).
   */
  mediaUrl: z
    .string()
    .refine(
      (url) => PICTURE_FILE.test(url) || isHttps(url),
      'the name of a picture file, or an https URL',
    )
    .optional(),
  /** Seconds until it is shown. */
  delay: z.number().min(0).max(3600),
});
export type PopupConfig = z.infer<typeof popupSchema>;

/** What a popup shows: a picture's source, or the URL of a video. */
export function popupMedia({ mediaUrl }: PopupConfig): { picture?: string; video?: string } {
  if (mediaUrl === undefined) return {};
  return embedOf(mediaUrl) ? { video: mediaUrl } : { picture: mediaUrl };
}

/** Where the popup leads in a language; undefined if it has no link there. */
export function popupLink({ link }: PopupConfig, locale: Locale): string | undefined {
  return textOf(link, locale) || undefined;
}

function isLink(url: string, locale: Locale): boolean {
  if (/\s/.test(url)) return false;
  return url.startsWith(`/${locale}/`) || isHttps(url);
}

function isHttps(url: string): boolean {
  return URL.parse(url)?.protocol === 'https:' && /^https:\/\/\S+$/.test(url);
}
