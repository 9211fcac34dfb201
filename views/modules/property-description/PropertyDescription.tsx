import { textOf } from '../../domain/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

/** The home in words: its one line, then the paragraphs. */
export const PropertyDescription: ModuleComponent<Content> = ({ ctx }) => {
  const text = textOf(ctx.property?.description, ctx.locale).trim();
  const title = textOf(ctx.property?.title, ctx.locale);
  if (text === '') return null;
  return (
    <section className="description">
      <h2>{title === '' ? ctx.t('home.description') : title}</h2>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
};
