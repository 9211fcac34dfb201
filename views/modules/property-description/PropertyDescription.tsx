import { textOf } from '../../domain/text/multilingual.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { FoldedText } from '../../ui/text/FoldedText.tsx';
import { propertyOf } from '../../subjects/subject.ts';

/** The one-line title and the description of a home. */
export const PropertyDescription: ModuleComponent = ({ ctx }) => {
  const property = propertyOf(ctx);
  const text = textOf(property?.description, ctx.locale);
  const title = textOf(property?.title, ctx.locale);
  if (plainText(text).trim() === '') return null;
  return (
    <section className="description">
      <h2>{title === '' ? ctx.t('home.description') : title}</h2>
      <FoldedText ctx={ctx} text={text} />
    </section>
  );
};
