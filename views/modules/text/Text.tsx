import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import type { Content } from './schema.ts';

/** Text in sections with headings, paragraphs and lists. */
export const Text: ModuleComponent<Content> = ({ ctx, content }) => {
  const title = textOf(content.title, ctx.locale);
  const lead = textOf(content.lead, ctx.locale);
  const Title = `h${content.level}` as const;
  return (
    <div className="text">
      {title !== '' && <Title>{title}</Title>}
      {lead !== '' && <p className="text-lead">{lead}</p>}
      {content.sections.map((section, index) => (
        // Sections have no id and are never reordered.
        <TextSection key={index} section={section} level={content.level} locale={ctx.locale} />
      ))}
    </div>
  );
};

interface SectionProps {
  section: Content['sections'][number];
  level: Content['level'];
  locale: Parameters<typeof textOf>[1];
}

function TextSection({ section, level, locale }: SectionProps) {
  const heading = textOf(section.heading, locale);
  const Heading = `h${level === 1 ? 2 : 3}` as const;
  const texts = (values: typeof section.items) =>
    values.map((value) => textOf(value, locale)).filter((text) => text !== '');
  const items = texts(section.items);
  return (
    <section>
      {heading !== '' && <Heading>{heading}</Heading>}
      {texts(section.paragraphs).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
