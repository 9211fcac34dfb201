import { type TextBlock, textBlocks } from '../domain/rich-text.ts';

interface Props {
  text: string;
  /** The level of its headings: one below the heading it stands under. */
  level: 2 | 3 | 4;
}

/** Running text of the agency: paragraphs, headings, lists; never HTML. */
export function RichText({ text, level }: Props) {
  return (
    <div className="rich-text">
      {textBlocks(text).map((block, index) => (
        // Pieces have no name of their own and never change places.
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: TextBlock; level: Props['level'] }) {
  const Heading = `h${level}` as const;
  if (block.kind === 'heading') return <Heading>{block.text}</Heading>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
