import { textOf } from '../../domain/text/multilingual.ts';
import type { Picture } from '../../domain/property/picture.ts';
import type { Article } from '../../domain/site/article.ts';
import type { SubjectContext } from '../../page-context.ts';

/** An article's picture in the visitor's language; undefined if it has none. */
export function articlePicture(
  { locale }: Pick<SubjectContext, 'locale'>,
  { imageUrl, imageName, imageFocus }: Article,
): Picture | undefined {
  const source = textOf(imageUrl, locale);
  if (source === '') return undefined;
  return { source, name: imageName, ...(imageFocus && { focus: imageFocus }) };
}
