import { figuresLanguage } from '../../domain/format/figures-language.ts';
import type { Locale } from '../../domain/locale.ts';
import type { PriceWords } from '../../domain/property/price-words.ts';

interface Props {
  words: PriceWords;
  className: string;
  locale: Locale;
}

/** The price of a home or project as a paragraph. */
export function PriceLine({ words, className, locale }: Props) {
  return (
    <p className={className} lang={figuresLanguage(locale)}>
      <PriceText words={words} />
    </p>
  );
}

/**
 * A price with the words before and after it. Each space is in one text node with a word: browsers
 * drop a text node of white space from a link's name.
 */
export function PriceText({ words: { before, text, after } }: Pick<Props, 'words'>) {
  return (
    <>
      {before !== undefined && <span className="price-note">{`${before} `}</span>}
      {text}
      {after !== undefined && <span className="price-note">{` ${after}`}</span>}
    </>
  );
}
