import { shownText } from '../../domain/text/shown-text.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { FoldedText } from '../../ui/text/FoldedText.tsx';
import { propertyOf } from '../../subjects/subject.ts';

/** The one-line title and the description of a home. */
export const PropertyDescription: ModuleComponent = ({ ctx }) => {
  const property = propertyOf(ctx);
  const { text, lang } = shownText(property?.description, ctx);
  const title = shownText(property?.title, ctx);
  const isEmpty = plainText(text).trim() === '';
  if (isEmpty && title.text === '') return null;
  return (
    <section className="description">
      <h2 lang={title.lang}>{title.text || ctx.t('home.description')}</h2>
      {!isEmpty && <FoldedText ctx={ctx} text={text} lang={lang} />}
    </section>
  );
};
