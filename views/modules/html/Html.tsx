import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Content } from './schema.ts';

/** The agency's own HTML: what sanitizing left of it. */
export const Html: ModuleComponent<Content> = ({ ctx, content }) => {
  const title = textOf(content.title, ctx.locale);
  const Title = `h${content.level}` as const;
  const text = textOf(content.text, ctx.locale);
  if (title === '' && text.length === 0) return null;
  return (
    <div className="html">
      {title !== '' && <Title>{title}</Title>}
      <RichText text={text} level={content.level === 1 ? 2 : 3} origin={ctx.origin} />
    </div>
  );
};
