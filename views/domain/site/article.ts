import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';
import { firstParagraph } from '../text/rich-text.ts';
import { type Reader, type ShownText, shownText } from '../text/shown-text.ts';
import { dateSchema, fullTextSchema, imageFocusSchema, imageUrlSchema } from './editorial-text.ts';

/** An article of the agency (spec section 3): `articles/*.json` in its folder. */
export const articleSchema = z.strictObject({
  id: z.int().positive(),
  date: dateSchema,
  title: multilingualSchema,
  /** One or two sentences below the title and on the article's card. */
  standfirst: multilingualSchema.default({}),
  /** Id of the member of the team who wrote it. */
  author: z.int().positive().optional(),
  /** Paragraphs, `## ` headings and `- ` lists (views/domain/text/rich-text.ts). */
  fullText: fullTextSchema,
  /** A file of the `pictures` folder, or a URL on an allowed host. */
  imageUrl: imageUrlSchema.optional(),
  imageFocus: imageFocusSchema.optional(),
  /** Alternative text of the picture. */
  imageName: multilingualSchema.default({}),
});
export type Article = z.infer<typeof articleSchema>;

/**
 * Text of an article's card or description: its standfirst, or else its first paragraph; the one in
 * the page's language if only one of them is.
 */
export function summaryOf({ standfirst, fullText }: Article, reader: Reader): ShownText {
  const short = shownText(standfirst, reader);
  const long = shownText(fullText, reader);
  if (short.text !== '' && (short.lang === undefined || long.lang !== undefined)) return short;
  return { text: firstParagraph(long.text), lang: long.lang };
}
