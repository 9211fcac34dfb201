import type { Locale } from '../../domain/locale.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { Content } from './schema.ts';

interface Props {
  section: Content['sections'][number];
  /** Level of the heading of the whole text. */
  level: Content['level'];
  locale: Locale;
  /** Id of its heading, if there is a link to it. */
  id: string | undefined;
}

/** A section of a text: its heading, paragraphs and list. */
export function TextSection({ section, level, locale, id }: Props) {
  const heading = textOf(section.heading, locale);
  const Heading = `h${level === 1 ? 2 : 3}` as const;
  const texts = (values: typeof section.items) =>
    values.map((value) => textOf(value, locale)).filter((text) => text !== '');
  const items = texts(section.items);
  const Part = heading === '' ? 'div' : 'section';
  return (
    <Part>
      {heading !== '' && <Heading id={id}>{heading}</Heading>}
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
    </Part>
  );
}
