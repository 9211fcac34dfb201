import { type Reader, shownText } from '../../domain/text/shown-text.ts';
import type { Picture } from '../../domain/property/picture.ts';
import type { Article } from '../../domain/site/article.ts';

/** An article's picture for the visitor's language; undefined if it has none. */
export function articlePicture(
  reader: Reader,
  { imageUrl, imageName, imageFocus }: Article,
): Picture | undefined {
  const { text: source } = shownText(imageUrl, reader);
  if (source === '') return undefined;
  return { source, name: imageName, ...(imageFocus && { focus: imageFocus }) };
}
