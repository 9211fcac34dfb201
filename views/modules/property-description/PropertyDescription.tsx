import { homeName } from '../../domain/property/home-name.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { FoldedText } from '../../ui/text/FoldedText.tsx';
import { propertyOf } from '../../subjects/subject.ts';

/**
 * The description of a home below its one-line title. A title without a description is a sentence of
 * its own, as nothing would stand below a heading; one that is the heading of the page is not repeated.
 */
export const PropertyDescription: ModuleComponent = ({ ctx }) => {
  const property = propertyOf(ctx);
  if (!property) return null;
  const { text, lang } = shownText(property.description, ctx);
  const title = shownText(property.title, ctx);
  const isEmpty = plainText(text).trim() === '';
  const ownTitle = title.text === homeName(ctx, property) ? '' : title.text;
  if (isEmpty && ownTitle === '') return null;
  return (
    <section className="description">
      {isEmpty ? (
        <p lang={title.lang}>{ownTitle}</p>
      ) : (
        <>
          <h2 lang={ownTitle === '' ? undefined : title.lang}>
            {ownTitle || ctx.t('home.description')}
          </h2>
          <FoldedText ctx={ctx} text={text} lang={lang} />
        </>
      )}
    </section>
  );
};
