import type { RichText as Text } from '../../domain/text/rich-text.ts';
import { lineCount } from '../../domain/text/line-count.ts';
import type { PageContext } from '../../page-context.ts';
import { RichText } from './RichText.tsx';

/** Characters of a line on a wide window and on a phone. */
const WIDE_LINE = 62;
const NARROW_LINE = 42;
/**
 * Lines from which a text is folded after 12 (property-description.css): fewer would hide only a
 * few.
 */
const MIN_LINES = 15;
const SWITCH = 'unfold';

interface Props {
  ctx: PageContext;
  text: Text;
  /** Its language, if that is not the page's. */
  lang?: string | undefined;
}

/**
 * Running text, folded after 12 lines if it is longer, by the stylesheet alone: without script and
 * in print it is whole. A screen reader reads all of it either way, then the switch, once.
 */
export function FoldedText({ ctx, text, lang }: Props) {
  const { t, origin } = ctx;
  const words = <RichText text={text} level={3} origin={origin} lang={lang} />;
  if (lineCount(text, NARROW_LINE) < MIN_LINES) return words;
  const isWide = lineCount(text, WIDE_LINE) >= MIN_LINES;
  return (
    <div className={isWide ? 'folded folded-wide' : 'folded'}>
      {words}
      <input className="folded-switch" type="checkbox" id={SWITCH} aria-label={t('home.unfold')} />
      <label className="folded-more" htmlFor={SWITCH} aria-hidden="true">
        <span>{t('home.unfold')}</span>
        <span>{t('home.fold')}</span>
      </label>
    </div>
  );
}
