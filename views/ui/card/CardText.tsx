import type { ListItem } from '../../domain/list/list-item.ts';
import { firstSentences } from '../../domain/text/first-sentences.ts';
import { plainText, type RichText, textBlocks } from '../../domain/text/rich-text.ts';
import { shorten } from '../../domain/text/shorten.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { SharedContext } from '../../page-context.ts';

/** Characters of a description on a card (spec section 9). */
const TEXT_LENGTH = 100;
/** Sentences of a description on a large card, and the characters that they have at most. */
const LARGE_TEXT = { sentences: 2, length: 320 };

interface Props {
  ctx: SharedContext;
  item: ListItem;
  /** Two sentences of the description, else the title; the other way round without. */
  isLong: boolean;
}

/** What a card with room says of a home: the agency's one-line title, or how its description begins. */
export function CardText({ ctx, item, isLong }: Props) {
  const title = shownText(item.title, ctx);
  const { text: whole, lang } = shownText(item.description, ctx);
  const description = {
    text: isLong ? beginning(whole) : shorten(plainText(whole), TEXT_LENGTH),
    lang,
  };
  const shown = (isLong ? [description, title] : [title, description]).find(
    ({ text }) => text !== '',
  );
  return (
    shown && (
      <p className="card-text" lang={shown.lang}>
        {shown.text}
      </p>
    )
  );
}

function beginning(description: RichText): string {
  const { sentences, length } = LARGE_TEXT;
  const paragraph = textBlocks(description).find(({ kind }) => kind === 'paragraph');
  return paragraph === undefined
    ? ''
    : shorten(firstSentences(plainText([paragraph]), sentences), length);
}
