import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { contentSizes } from '../../ui/picture/content-sizes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ReadingSide } from '../../ui/text/ReadingSide.tsx';
import { textParts } from './text-parts.ts';
import { TextSection } from './TextSection.tsx';
import type { Content } from './schema.ts';
import { Standfirst } from '../../ui/text/Standfirst.tsx';

/** Five of twelve columns, with a gap of `--space-8`. */
const SIZES = contentSizes((content) => ((content - 64) * 5) / 12, '(min-width: 64rem) 40vw, 93vw');

/**
 * Text in sections with headings, paragraphs and lists, and a picture beside it. If it is the
 * page's main text, and long, a table of contents is beside it.
 */
export const Text: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const columns = module.numberItemOfRow ?? 1;
  const parts = textParts(module, content, ctx);
  const text = (
    <>
      <TextHead ctx={ctx} content={content} />
      <div className={columns > 1 ? `text-sections cards per-${columns}` : 'text-sections'}>
        {content.sections.map((section, index) => (
          // Sections have no id and are never reordered.
          <TextSection
            key={index}
            section={section}
            level={content.level}
            ctx={ctx}
            id={parts.find((part) => part.index === index)?.id}
          />
        ))}
      </div>
    </>
  );
  const pictured = content.picture ? 'text text-pictured' : 'text';
  if (parts.length === 0) {
    return <div className={columns > 1 ? `${pictured} text-wide` : pictured}>{text}</div>;
  }
  return (
    <div className="reading-two">
      <div className={pictured}>{text}</div>
      <ReadingSide ctx={ctx} heading={ctx.t('reading.contents')} parts={parts} />
    </div>
  );
};

function TextHead({ ctx, content }: { ctx: PageContext; content: Content }) {
  const title = shownText(content.title, ctx);
  const lead = shownText(content.lead, ctx);
  const Title = `h${content.level}` as const;
  return (
    <>
      {title.text !== '' && <Title lang={title.lang}>{title.text}</Title>}
      <Standfirst {...lead} />
      {content.picture && (
        <div className="text-picture">
          <Picture ctx={ctx} picture={content.picture} sizes={SIZES} eager={content.level === 1} />
        </div>
      )}
    </>
  );
}
