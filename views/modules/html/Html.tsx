import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Content } from './schema.ts';

/** The agency's own HTML: what sanitizing left of it. */
export const Html: ModuleComponent<Content> = ({ ctx, content }) => {
  const title = shownText(content.title, ctx);
  const Title = `h${content.level}` as const;
  const text = shownText(content.text, ctx);
  if (title.text === '' && text.text.length === 0) return null;
  return (
    <div className="html">
      {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
      <RichText {...text} level={content.level === 1 ? 2 : 3} origin={ctx.origin} />
    </div>
  );
};
