import { Fragment } from 'react';
import {
  type RichText as Text,
  type Run,
  type TextBlock,
  runsIn,
  textBlocks,
} from '../../domain/text/rich-text.ts';
import { isExternalUrl } from '../../domain/text/safe-link.ts';

interface Props {
  text: Text;
  /** Level of its headings: one below the heading above it. */
  level: 2 | 3 | 4;
  /** Origin of the site: links to other origins get `rel="external noopener nofollow"`. */
  origin?: string;
  /** Whether its headings have ids (`partId`), for links to them. */
  hasParts?: boolean;
  /** Its language, if that is not the page's. */
  lang?: string | undefined;
}

/** Id of the heading that is the block of this number. */
export const partId = (index: number) => `part-${index}`;

/**
 * Running text of the agency or its CRM: paragraphs, headings, lists, emphasis and links; never
 * HTML.
 */
export function RichText({ text, level, origin, hasParts = false, lang }: Props) {
  return (
    <div className="rich-text" lang={lang}>
      {textBlocks(text).map((block, index) => (
        // Blocks have no id and are never reordered.
        <Block
          key={index}
          block={block}
          level={level}
          origin={origin}
          id={hasParts && block.kind === 'heading' ? partId(index) : undefined}
        />
      ))}
    </div>
  );
}

interface Within {
  origin: string | undefined;
}

interface BlockProps extends Within {
  block: TextBlock;
  level: Props['level'];
  id: string | undefined;
}

function Block({ block, level, origin, id }: BlockProps) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <Runs runs={item} origin={origin} />
          </li>
        ))}
      </List>
    );
  }
  const Element = block.kind === 'heading' ? (`h${level}` as const) : 'p';
  return (
    <Element id={id}>
      <Runs runs={block.text} origin={origin} />
    </Element>
  );
}

/** Runs without their links, such as a heading within a link to it. */
export function UnlinkedText({ runs }: { runs: readonly Run[] }) {
  const unlinked = runs.map((run) => (typeof run === 'string' ? run : { ...run, href: undefined }));
  return <Runs runs={unlinked} origin={undefined} />;
}

/** One line of text of our own, in which words of another language may be marked. */
export function TextLine({ text }: { text: string }) {
  return <Runs runs={runsIn(text)} origin={undefined} />;
}

function Runs({ runs, origin }: { runs: readonly Run[] } & Within) {
  return runs.map((run, index) => <Styled key={index} run={run} origin={origin} />);
}

function Styled({ run, origin }: { run: Run } & Within) {
  if (typeof run === 'string') return <Lines text={run} />;
  let content = <Lines text={run.text} />;
  if (run.lang !== undefined) content = <span lang={run.lang}>{content}</span>;
  if (run.em) content = <em>{content}</em>;
  if (run.strong) content = <strong>{content}</strong>;
  if (run.href === undefined) return content;
  const rel = isExternalUrl(run.href, origin) ? 'external noopener nofollow' : undefined;
  return (
    <a href={run.href} rel={rel}>
      {content}
    </a>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
