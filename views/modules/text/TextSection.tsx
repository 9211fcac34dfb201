import { shownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import type { Content } from './schema.ts';

interface Props {
  ctx: PageContext;
  section: Content['sections'][number];
  /** Level of the heading of the whole text. */
  level: Content['level'];
  /** Id of its heading, if there is a link to it. */
  id: string | undefined;
}

/** A section of a text: its heading, paragraphs and list. */
export function TextSection({ ctx, section, level, id }: Props) {
  const heading = shownText(section.heading, ctx);
  const Heading = `h${level === 1 ? 2 : 3}` as const;
  const texts = (values: typeof section.items) =>
    values.map((value) => shownText(value, ctx)).filter(({ text }) => text !== '');
  const items = texts(section.items);
  const Part = heading.text === '' ? 'div' : 'section';
  return (
    <Part>
      {heading.text !== '' && (
        <Heading id={id} lang={heading.lang}>
          {heading.text}
        </Heading>
      )}
      {texts(section.paragraphs).map(({ text, lang }) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
